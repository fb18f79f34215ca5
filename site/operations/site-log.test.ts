import { expect, it } from 'vitest';
import { createSiteLog } from './site-log.ts';

it('writes a line of JSON without the secret of a preferences address, wherever it occurs [preferences.privacy]', () => {
  const lines: string[] = [];
  const log = createSiteLog({ write: (line) => lines.push(line) }, () => new Date('2026-11-21T12:00:00Z'));
  log({ level: 'error', event: 'e', path: '/Preferences//5f0c-aa', message: 'Answered 500 for /preferences/5f0c-aa.' });
  log({ level: 'error', event: 'e', path: '/menu/main', message: 'Said "/preferences/5f0c-aa".' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      at: '2026-11-21T12:00:00.000Z',
      level: 'error',
      event: 'e',
      path: '/Preferences//…',
      message: 'Answered 500 for /preferences/…',
    },
    {
      at: '2026-11-21T12:00:00.000Z',
      level: 'error',
      event: 'e',
      path: '/menu/main',
      message: 'Said "/preferences/…".',
    },
  ]);
});
