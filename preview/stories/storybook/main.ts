import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { planStories } from '../plan/plan-stories.ts';
import { exportName, modulePrefix, storyModule } from '../plan/story-modules.ts';
import { eagerIslands } from './eager-islands.ts';
import { validatorModules } from './validator-modules.ts';

const renderFolder = join(import.meta.dirname, '../render');
const media = process.env.CATALOGUE_MEDIA;
const library = join(renderFolder, 'create-story.tsx');

/**
 * Storybook only finds the module with the list of stories; the plug-in generates the modules of the stories from the
 * list.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../plan/plan-stories.ts'],
  addons: ['@storybook/addon-a11y'],
  ...(media && { staticDirs: [{ from: join(media, 'media'), to: '/media' }] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  experimental_indexers: (known = []) => [
    {
      test: /plan-stories\.ts$/,
      createIndex: async () =>
        planStories().map((story) => ({
          type: 'story' as const,
          subtype: 'story' as const,
          importPath: `${modulePrefix}${story.title}`,
          exportName: exportName(story),
          title: story.title,
          name: story.name,
        })),
    },
    ...known,
  ],
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Directives such as `use client` have no meaning here.
        onLog: (level, log, defaultHandler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
        },
      },
    },
    plugins: [
      ...(vite.plugins ?? []),
      eagerIslands,
      validatorModules,
      {
        name: 'catalogue-stories',
        resolveId: (id: string) => (id.startsWith(modulePrefix) ? `\0${id}` : undefined),
        load: (id: string) =>
          id.startsWith(`\0${modulePrefix}`)
            ? storyModule(id.slice(modulePrefix.length + 1), planStories(), library)
            : undefined,
      },
    ],
  }),
};

export default config;
