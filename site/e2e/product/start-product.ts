import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedOffsetSeconds } from '#adapters/testing/fixed-clock.ts';
import { readAddresses } from '../pages/crawl/read-addresses.ts';
import { editorKey } from './editor-key.ts';
import { ownProduct } from './own-product.ts';
import { changeSettings } from './product.ts';

/**
 * Starts the whole product twice as a newcomer would, on free ports, with empty data folders and on a fixed day: one
 * for most tests, with its addresses in SITE_URL, SERVICE_URL and PREVIEW_URL, and one for tests that change the
 * brand's settings, with its addresses in variables that begin with OWN_. Removes the popup from both, because it would
 * cover what other tests press. Returns a function that stops them.
 */
export default async function startProducts(): Promise<() => Promise<void>> {
  process.env.CLOCK_OFFSET_SECONDS ??= String(fixedOffsetSeconds());
  const stops = await Promise.all([startProduct(''), startProduct(ownProduct)]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Starts one product, and puts its addresses into variables with names that begin with `prefix`. */
async function startProduct(prefix: string): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
  const product = spawn(process.execPath, ['site/build/start.mjs'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      SERVICE_PORT: '0',
      PREVIEW_PORT: '0',
      EDITOR_KEY: editorKey,
      // All tests are one visitor, who opens more pages, sends more forms and books more tables than a person does.
      PAGES_PER_VISITOR: '1000000',
      FORMS_PER_VISITOR: '5000',
      BOOKINGS_PER_VISITOR: '5000',
      REFUSED_CARDS_PER_VISITOR: '5000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  let log = '';
  product.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-20_000);
  });
  const { site, service, preview } = await readAddresses(product).catch((error: Error) => {
    throw new Error(`${error.message}\n${log}`);
  });
  process.env[`${prefix}SITE_URL`] = site;
  process.env[`${prefix}SERVICE_URL`] = service;
  process.env[`${prefix}PREVIEW_URL`] = preview;
  await changeSettings(({ popup: _, ...settings }) => settings, service);
  return async () => {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
