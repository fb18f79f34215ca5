import { dirname } from 'node:path';
import type { NextConfig } from 'next';

const root = dirname(import.meta.dirname);

const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  skipTrailingSlashRedirect: true,
  htmlLimitedBots: /.*/,
  typescript: { ignoreBuildErrors: true, tsconfigPath: '../tsconfig.json' },
  agentRules: false,
};

export default config;
