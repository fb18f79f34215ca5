import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NextConfig } from 'next';

const root = dirname(dirname(import.meta.dirname));
// Next.js resolves the imports of this file from another folder.
const { unusedFormParts }: { readonly unusedFormParts: RegExp } = createRequire(join(root, 'package.json'))(
  './site/build/loaders/unused-form-parts.cjs',
);

type TurbopackRules = NonNullable<NonNullable<NextConfig['turbopack']>['rules']>;

/** Builds with the validated widths of BREAKPOINTS_PX; without them nothing is replaced. */
function breakpointRules(text = ''): TurbopackRules {
  const widths = text.split(',').map(Number);
  if (widths.length !== 6) return {};
  const rule = {
    loaders: [
      { loader: join(import.meta.dirname, '../build/loaders/configured-breakpoints.cjs'), options: { widths } },
    ],
  };
  return { '*.css': rule, '**/_shared/styles/breakpoints.ts': rule };
}

const config: NextConfig = {
  // Builds are side by side (see `builds.ts`); development has its own folder.
  distDir: process.env.NEXT_FOLDER ?? '.next',
  turbopack: {
    root,
    rules: {
      '*.js': {
        condition: { path: unusedFormParts },
        loaders: [join(import.meta.dirname, '../build/loaders/strip-unused-form-parts.cjs')],
      },
      ...breakpointRules(process.env.BREAKPOINTS_PX),
    },
  },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  skipTrailingSlashRedirect: true,
  htmlLimitedBots: /.*/,
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
};

export default config;
