import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What every picture depends on: how stories are shown, checked, photographed and compared, and by which browser. */
const sources = [
  'blocks/_shared/island',
  'preview/catalogue/create-story.tsx',
  'preview/catalogue/near-at-once.ts',
  'preview/catalogue/story-widths.ts',
  'preview/catalogue/storybook',
  'preview/checks/packaged-browser.ts',
  'preview/visual/act-on-story.ts',
  'preview/visual/laws',
  'preview/visual/look-at-stories.ts',
  'preview/visual/open-browser.ts',
  'preview/visual/picture',
  'preview/visual/serve-catalogue.ts',
  'preview/visual/serve-files.ts',
  'preview/visual/story-page.ts',
  'preview/visual/take-screenshot.ts',
  'preview/visual/test-card.ts',
  'site/frame/frame.css',
] as const;

/** The packages that build, show, check and photograph stories. */
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

/** The files that every picture depends on, besides what they import. */
export const commonFiles = (root: string): readonly string[] => sources.flatMap((path) => filesIn(join(root, path)));
