import '#blocks/_shared/styles/design.css';
import '#blocks/_shared/styles/theme-coastal.css';
import type { Preview } from '@storybook/react-vite';
import { defineElements } from '#blocks/elements.generated.ts';
import { problemStyles } from '#site/drafts/problem-styles.ts';
import { makeDeterministic } from '../render/make-deterministic.ts';

makeDeterministic();
defineElements();
// The styles of problems that editors see. Visitors do not get them.
const problems = new CSSStyleSheet();
problems.replaceSync(problemStyles);
document.adoptedStyleSheets.push(problems);

const preview: Preview = {
  beforeEach: ({ parameters }) => {
    document.documentElement.lang = 'en-GB';
    document.documentElement.dataset.theme = String(parameters.theme ?? 'default');
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
};

export default preview;
