import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { startSmallService } from '../testing/start-small-service.ts';

let service: Awaited<ReturnType<typeof startSmallService>>;
beforeEach(async () => {
  service = await startSmallService(() => undefined);
});
afterEach(() => service.close());

it('limits guesses of the editors’ key, and still accepts the right one from the same address [preview.access]', async () => {
  const list = (key?: string) =>
    fetch(`${service.url}/api/v1/editing/pages`, { headers: key === undefined ? {} : { 'x-editor-key': key } });
  for (let at = 0; at < 10; at += 1) {
    expect((await list()).status).toBe(401);
    expect((await list(service.editorKey)).status).toBe(200);
    expect((await list(`wrong-${at}`)).status).toBe(401);
  }
  const refused = await list('wrong-10');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await list(service.editorKey)).status).toBe(200);
});

it('rejects a configured key that is too short [config.constants]', () => {
  const read = readConfiguration({ EDITOR_KEY: 'browser-tests' });
  expect(read.ok ? '' : read.message).toContain('EDITOR_KEY must be text of 20 to 500 characters');
  expect(readConfiguration({ EDITOR_KEY: 'x'.repeat(20) }).ok).toBe(true);
});
