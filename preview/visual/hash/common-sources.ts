import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What every screenshot depends on: how stories are shown, checked, captured and compared, and in which browser. */
const sources = [
  'blocks/_shared/islands',
  'preview/stories/render/create-story.tsx',
  'preview/stories/render/wait-until-near-stub.ts',
  'preview/stories/plan/story-widths.ts',
  'preview/stories/storybook',
  'preview/checks/browser/packaged-browser.ts',
  'preview/visual/run/act-on-story.ts',
  'preview/visual/rules',
  'preview/visual/run/visit-stories.ts',
  'preview/visual/serve/open-browser.ts',
  'preview/visual/image',
  'preview/visual/serve/serve-catalogue.ts',
  'preview/visual/serve/serve-files.ts',
  'preview/visual/run/story-page.ts',
  'preview/visual/run/take-screenshot.ts',
  'preview/visual/run/test-card.ts',
  'site/layout/layout.css',
] as const;

/** The packages that build, show, check and capture stories. */
export const toolFolders: readonly string[] = [
  '@axe-core/playwright',
  '@playwright/test',
  '@sparticuz/chromium',
  '@storybook/addon-a11y',
  '@storybook/react-vite',
  'react',
  'react-dom',
  'storybook',
  'vite',
].map((name) => `node_modules/${name}`);

const filesIn = (path: string): string[] =>
  /\.(tsx?|css)$/.test(path)
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));

/** The files that every screenshot depends on, besides what they import. */
export const commonFiles = (root: string): readonly string[] => sources.flatMap((path) => filesIn(join(root, path)));
