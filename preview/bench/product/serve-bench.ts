import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { startProduct } from './start-product.ts';

export interface ServeReport {
  readonly path: string;
  readonly bytes: number;
  readonly nginx: number;
  readonly site: number;
  readonly ratio: number;
}

const seconds = 5;
const rounds = 3;

/**
 * Requests per second for a cached document, compared with nginx serving the same brotli bytes from disk. Each server
 * has one core to itself and wrk the other; the two are measured alternately. Needs nginx and wrk (Debian packages) and
 * two cores; undefined if they are missing.
 */
export async function benchServe(paths: readonly string[]): Promise<ServeReport[] | undefined> {
  if (!['nginx', 'wrk', 'taskset'].every(isInstalled)) return undefined;
  const product = await startProduct({ core: 0 });
  try {
    const reports: ServeReport[] = [];
    for (const path of paths) reports.push(await measure(product.site, path));
    return reports;
  } finally {
    await product.stop();
  }
}

const isInstalled = (program: string): boolean =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].some((folder) => existsSync(join(folder, program)));

async function measure(site: string, path: string): Promise<ServeReport> {
  const html = Buffer.from(await (await fetch(site + path)).arrayBuffer());
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const nginx = startNginx(html);
  await waitForServer(`${nginx.url}/page.html`);
  try {
    const [one, other]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      one.push(requestsPerSecond(`${nginx.url}/page.html`));
      other.push(requestsPerSecond(site + path));
    }
    const [fast, own] = [median(one), median(other)];
    return {
      path,
      bytes: nginx.bytes,
      nginx: fast,
      site: own,
      ratio: median(other.map((value, round) => value / (one[round] ?? 1))),
    };
  } finally {
    nginx.stop();
  }
}

/** Waits until a server responds, up to 5 s. */
async function waitForServer(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function requestsPerSecond(url: string): number {
  const printed = execFileSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url],
    { encoding: 'utf8' },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1] ?? 0);
}

function startNginx(html: Buffer): { url: string; bytes: number; stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www/page.html'), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}/www; add_header Content-Encoding br; } }`,
  );
  const server = spawn('taskset', ['-c', '0', 'nginx', '-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  return { url: `http://127.0.0.1:${port}`, bytes: body.length, stop: () => server.kill('SIGTERM') };
}
