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
  results: z.array(
    z.object({
      name: z.string(),
      milliseconds: z.number(),
      /** To the first contender: the median of the rounds, and the quartiles. */
      ratio: z.number(),
      spread: z.tuple([z.number(), z.number()]),
      bytes: z.number(),
    }),
  ),
});
export type RenderReport = z.output<typeof report>;

/** Resolves the peers' packages in their own folder, which the project itself does not use. */
const fromPeers: Plugin = {
  name: 'from-peers',
  enforce: 'pre',
  resolveId(id, importer) {
    const isPeer = /^@(puckeditor|json-render)\//.test(id) && !importer?.startsWith(peers);
    return isPeer ? this.resolve(id, join(peers, 'package.json'), { skipSelf: true }) : null;
  },
};

/** Standard JSX, with components run by React. The other contenders are built with it. */
const plainJsx: Plugin = {
  name: 'plain-jsx',
  enforce: 'pre',
  resolveId(id) {
    return id.startsWith('#eager/')
      ? this.resolve(id.replace('#eager', 'react'), join(root, 'package.json'), { skipSelf: true })
      : null;
  },
};

async function bundle(outDir: string, fileName: string, plugins: readonly Plugin[]): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom', 'zod'] },
    plugins: [...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'contenders.tsx'),
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: fileName } },
    },
  });
  return join(outDir, fileName);
}

/** Builds the contenders as production code and times them at each size. Installs the peers if they are missing. */
export async function benchRender(counts: readonly number[]): Promise<RenderReport[]> {
  if (!existsSync(join(peers, 'node_modules'))) {
    execFileSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: peers,
      stdio: 'inherit',
    });
  }
  const out = mkdtempSync(join(tmpdir(), 'render-bench-'));
  const own = await bundle(join(out, 'own'), 'own.mjs', [fromPeers]);
  const others = await bundle(join(out, 'others'), 'others.mjs', [fromPeers, plainJsx]);
  return counts.map((count) => {
    const rounds = count >= 1000 ? 9 : 21;
    const args = ['--expose-gc', join(import.meta.dirname, 'measure.ts'), own, others, String(count), String(rounds)];
    const env = { ...process.env, NODE_ENV: 'production' as const };
    return report.parse(JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: 1e8 })));
  });
}
