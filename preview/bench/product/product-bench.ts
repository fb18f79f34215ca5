import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { referencePage } from '../reference-page.ts';
import { type Product, publish, startProduct } from './start-product.ts';

export interface ProductReport {
  /** Milliseconds from starting the built product to its first page. */
  readonly startMs: number;
  /** Processor time of the site for one uncached rendering of the 40-tile page, in milliseconds. */
  readonly renderMs: number;
  /** Sizes of the 40-tile document: all bytes, its body without script, and the site's own script, compressed. */
  readonly documentBytes: number;
  readonly markupBytes: number;
  readonly compressedBytes: number;
  readonly scriptBytes: number;
  readonly frameworkBytes: number;
}

/** Measures the built product: start-up, a first rendering, and sizes. */
export async function benchProduct(): Promise<ProductReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await (await startProduct({ dataDir })).stop();
  const startedAt = performance.now();
  const product = await startProduct({ dataDir });
  try {
    await fetch(product.site);
    const startMs = performance.now() - startedAt;
    await publish(product, referencePage(40));
    const document = await (await fetch(`${product.site}/reference`)).text();
    return { startMs, renderMs: await measureRendering(product), ...(await measureBytes(product, document)) };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A clock tick is a hundredth of a second on Linux. Source: proc(5), fields 14 and 15. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Renders under addresses that are not cached, after the code has warmed up. */
async function measureRendering(product: Product): Promise<number> {
  const render = async (from: number, to: number): Promise<void> => {
    for (let index = from; index < to; index += 1)
      await fetch(`${product.site}/reference?q=${index}`, { headers: { 'accept-encoding': 'identity' } });
  };
  await render(0, 40);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const before = processorMs(product.sitePid);
  const renderCount = 40;
  await render(1000, 1000 + renderCount);
  return (processorMs(product.sitePid) - before) / renderCount;
}

async function measureBytes({ site }: Product, document: string) {
  const scripts = [...document.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '');
  const own = scripts.filter((src) => src.startsWith('/assets/'));
  const bytes = await Promise.all(
    own.map(async (src) => brotliCompressSync(Buffer.from(await (await fetch(site + src)).arrayBuffer())).length),
  );
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(document)?.[1] ?? '';
  const markup = body.replace(/<script[\s\S]*?<\/script>|<template id="framework">[\s\S]*?<\/template>/g, '');
  return {
    documentBytes: Buffer.byteLength(document),
    markupBytes: Buffer.byteLength(markup),
    compressedBytes: brotliCompressSync(Buffer.from(document)).length,
    scriptBytes: bytes.reduce((sum, each) => sum + each, 0),
    frameworkBytes: scripts.filter((src) => src.startsWith('/_next/')).length,
  };
}
