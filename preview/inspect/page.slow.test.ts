import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brandKey,
  brandKeyHeader,
  type Section7Upstream,
  sessionHeader,
  startSection7,
} from '#adapters/testing/section-7/start-section-7.ts';

let upstream: Section7Upstream;
beforeAll(async () => {
  upstream = await startSection7();
});
afterAll(() => upstream.stop());

interface Run {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

const describeAddress = (address: string, env: Readonly<Record<string, string>> = {}): Promise<Run> =>
  new Promise((resolve) => {
    const mapping = JSON.stringify({ brandKeyHeader, sessionHeader });
    const own = { API_URL: upstream.url, API_MAPPING: mapping, BRAND_KEY: brandKey, ...env };
    execFile(
      process.execPath,
      ['preview/inspect/page.ts', address],
      { env: { ...process.env, ...own } },
      (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });

describe('npm run page [upstream.diagnosis]', () => {
  it('takes a URL, and shows the rows, the needs and what was converted', async () => {
    const { status, stdout } = await describeAddress('https://www.example.com/restaurants/bath/bath?utm_source=x');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^200: Bath Abbey Green/);
    expect(stdout).toContain('restaurant-details #details (full, auto)');
    expect(stdout).toContain('need restaurant slug="bath": loaded');
    expect(stdout).toContain('The content service has no page _restaurant. The default template is used.');
  });

  it.each([
    ['/nothing', {}, '404: This page could not be found'],
    ['/menu', { API_URL: 'http://127.0.0.1:1' }, 'got no reply (not-connected)'],
  ])('%s %o fails in one line, without a stack', async (address, env, line) => {
    const { status, stdout, stderr } = await describeAddress(address, env);
    expect(status).toBe(1);
    expect(stdout).toContain(line);
    expect(stdout + stderr).not.toMatch(/\n\s+at /);
  });
});
