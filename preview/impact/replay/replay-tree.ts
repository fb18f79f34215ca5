import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { createServer, createServerModuleRunner, type InlineConfig, type Plugin } from 'vite';

/**
 * Replays content with one source tree: `node replay-tree.ts <root> <content.json> <answer.json>`. Each tree has its
 * own process, so that two versions of a module never meet.
 */
const [, , root = '', contentFile = '', answerFile = ''] = argv;

/** Compiled validators are CommonJS, which Vite's module runner does not support. */
const commonJs: Plugin = {
  name: 'common-js',
  transform: (code, id) =>
    id.endsWith('.cjs')
      ? `import { createRequire } from 'node:module';
const module = { exports: {} };
((module, exports, require) => {${code}\n})(module, module.exports, createRequire(${JSON.stringify(id)}));
export default module.exports;`
      : undefined,
};

/** Class names without a hash, so that a changed style does not change the markup. */
const config: InlineConfig = {
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  css: { modules: { generateScopedName: '[local]' } },
  plugins: [commonJs],
};

const server = await createServer(config);
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
const load = async (file: string): Promise<Readonly<Record<string, unknown>>> => runner.import(join(root, file));

// Islands start loading their code on import and render nothing until it is loaded.
for (const file of readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.client.tsx')) await load(join('blocks', file));
const { replayContent } = await load('preview/impact/replay/replay-content.tsx');
await setTimeout(0);
if (typeof replayContent !== 'function') throw new Error('The tree has no replayContent.');
const pages: unknown = replayContent(JSON.parse(readFileSync(contentFile, 'utf8')));
writeFileSync(answerFile, JSON.stringify(pages));
await runner.close();
await server.close();
