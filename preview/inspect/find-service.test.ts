import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findService } from './find-service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'find-service-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the address of the API', () => {
  it('is unknown if nothing is running and none is configured', () => {
    expect(findService({ apiUrl: undefined, dataDir })).toBeUndefined();
  });

  it('is the one that `npm start` has stored, unless another one is configured', () => {
    writeFileSync(join(dataDir, 'service-address'), 'http://127.0.0.1:4100\n');
    expect(findService({ apiUrl: undefined, dataDir })).toBe('http://127.0.0.1:4100');
    expect(findService({ apiUrl: 'https://api.example', dataDir })).toBe('https://api.example');
  });
});
