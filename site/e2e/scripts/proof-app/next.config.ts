import { dirname, join } from 'node:path';
import type { NextConfig } from 'next';

const root = dirname(dirname(dirname(dirname(import.meta.dirname))));

const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { ignoreBuildErrors: true, tsconfigPath: join('..', '..', '..', 'next', 'tsconfig.json') },
  agentRules: false,
};

export default config;
