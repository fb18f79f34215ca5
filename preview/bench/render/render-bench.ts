import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../..');
const peers = join(root, 'preview/bench/peers');

const report = z.object({
  count: z.number(),
  results: z.array(z.object({ name: z.string(), milliseconds: z.number(), ratio: z.number(), bytes: z.number() })),
});
export type RenderReport = z.output<typeof report>;

/** Finds the peers' packages in their own folder, which the project itself never looks into. */
const fromPeers: Plugin = {
  name: 'from-peers',
  enforce: 'pre',
  resolveId(id, importer) {
    const isPeer = /^@(puckeditor|json-render)\//.test(id) && !importer?.startsWith(peers);
    return isPeer ? this.resolve(id, join(peers, 'package.json'), { skipSelf: true }) : null;
  },
};

/** Builds the contenders as production code and times them at each size. Peers are installed when they are missing. */
export async function benchRender(counts: readonly number[]): Promise<RenderReport[]> {
  if (!existsSync(join(peers, 'node_modules'))) {
    execFileSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: peers, stdio: 'inherit' });
  }
  const out = mkdtempSync(join(tmpdir(), 'render-bench-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom', 'zod'] },
    plugins: [fromPeers],
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'measure.ts'), outDir: out, minify: false, rolldownOptions: { output: { entryFileNames: 'measure.mjs' } } },
  });
  return counts.map((count) => {
    const rounds = count >= 1000 ? 7 : 15;
    const printed = execFileSync(process.execPath, ['--expose-gc', join(out, 'measure.mjs'), String(count), String(rounds)], {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return report.parse(JSON.parse(printed));
  });
}
