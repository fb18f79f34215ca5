import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAddresses } from '#site/e2e/pages/crawl/read-addresses.ts';

export interface Product {
  readonly site: string;
  readonly service: string;
  readonly preview: string;
  /** Id of the process that serves the site, for measuring processor time. */
  readonly sitePid: number;
  readonly stop: () => Promise<void>;
}

export const editorKey = 'editor-key-of-the-benchmarks';

/**
 * `core` pins the product to that core. A given `dataDir` is kept, a temporary one is removed at the end. `env` adds
 * settings. `logFile` gets the log, which is printed otherwise.
 */
interface StartOptions {
  readonly core?: number;
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly logFile?: string;
}

/** Starts the built product on free ports. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'bench-'));
  const command = [process.execPath, 'site/build/start.mjs'];
  const [program = '', ...args] =
    options.core === undefined ? command : ['taskset', '-c', String(options.core), ...command];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      SERVICE_PORT: '0',
      PREVIEW_PORT: '0',
      EDITOR_KEY: editorKey,
      PAGES_PER_VISITOR: '100000000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', options.logFile === undefined ? 'inherit' : openSync(options.logFile, 'w')],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { site, service, preview = '' } = await readAddresses(child);
  return {
    site,
    service,
    preview,
    sitePid: pidListeningFor(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The child process of the starter that runs the site's server. */
function pidListeningFor(parent: number): number {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const line = lines.find(
    (each) => each.includes('site/server/start/main.ts') && new RegExp(`^\\s*\\d+\\s+${parent}\\s`).test(each),
  );
  return Number(line?.trim().split(/\s+/)[0] ?? 0);
}

/** Headers of an editor's call to the API. */
export const editorHeaders = {
  'content-type': 'application/json',
  'x-editor-key': editorKey,
  'x-brand-key': 'pandan-row',
} as const;

/** Calls the API as an editor. Rejects unless it succeeds. */
export async function callAsEditor(
  { service }: Pick<Product, 'service'>,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<unknown> {
  const address = `${service}/api/v1/editing${path}`;
  const answer = await fetch(address, { method, headers: editorHeaders, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${address} gave ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Publishes a page like an editor does. */
export async function publish(product: Pick<Product, 'service'>, page: { readonly id: string }): Promise<void> {
  const path = `/page/${encodeURIComponent(page.id)}`;
  await callAsEditor(product, 'PUT', `${path}/draft`, page);
  await callAsEditor(product, 'POST', `${path}/publish`, {});
}
