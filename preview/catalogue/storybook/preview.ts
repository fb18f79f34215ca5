import '#blocks/_shared/design.css';
import '#blocks/_shared/theme-coastal.css';
import type { Preview } from '@storybook/react-vite';
import { defineElements } from '#blocks/elements.generated.ts';

defineElements();

/** No story asks anybody anything: what it needs, it has. A question stays open for ever, so that every drawing is the same. */
window.fetch = () => new Promise<Response>(() => undefined);

const preview: Preview = {
  beforeEach: ({ parameters }) => {
    document.documentElement.lang = 'en-GB';
    document.documentElement.dataset.theme = String(parameters.theme ?? 'default');
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
};

export default preview;
