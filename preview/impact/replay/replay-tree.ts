import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { createServer, createServerModuleRunner, type InlineConfig, type Plugin } from 'vite';

/**
 * Replays content through one tree of sources: `node replay-tree.ts <root> <content.json> <answer.json>`. A process of
 * its own for each tree, so that two versions of one module never meet.
 */
const [, , root = '', contentFile = '', answerFile = ''] = argv;

/** Compiled validators are CommonJS, which a module runner does not know. */
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

/** Class names without a hash: a changed style must not look like changed markup. */
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

// Islands load their code at the start and are drawn without it until then.
for (const file of readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.client.tsx')) await load(join('blocks', file));
const { replayContent } = await load('preview/impact/replay/replay-content.tsx');
await setTimeout(0);
if (typeof replayContent !== 'function') throw new Error('The tree has no replayContent.');
const pages: unknown = replayContent(JSON.parse(readFileSync(contentFile, 'utf8')));
writeFileSync(answerFile, JSON.stringify(pages));
await runner.close();
await server.close();
