import { dirname, join } from 'node:path';
import type { NextConfig } from 'next';

const root = dirname(import.meta.dirname);

const config: NextConfig = {
  // Builds lie beside each other (builds.ts); development has a folder of its own.
  distDir: process.env.NEXT_FOLDER ?? '.next',
  turbopack: {
    root,
    rules: {
      '*.js': {
        condition: {
          path: /(rjsf\/core\/lib\/components\/(fields|widgets|templates)\/index|markdown-to-jsx\/dist\/react)\.js$/,
        },
        loaders: [join(import.meta.dirname, 'only-used.cjs')],
      },
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
