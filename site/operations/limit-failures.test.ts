import { expect, it } from 'vitest';
import { addressOf, createFakeDocuments } from '#site/pages/testing/fake-documents.ts';
import { limitFailures } from './limit-failures.ts';
import type { SiteLogEntry } from './site-log.ts';

it('logs a failing address once for each reason, with the count of the one before, and that it recovers [api.failures]', () => {
  const entries: SiteLogEntry[] = [];
  const { log, recovered } = limitFailures((entry) => entries.push(entry));
  const failed = (path: string, message: string) =>
    ({ level: 'error', event: 'document-failed', path, message }) as const;
  recovered('/menu');
  for (let count = 0; count < 3; count += 1) log(failed('/menu', 'answered 500'));
  log(failed('/offers', 'answered 500'));
  log(failed('/menu', 'no reply'));
  recovered('/menu');
  recovered('/menu');
  log(failed('/menu', 'no reply'));
  log({ level: 'error', event: 'render-failed', path: '/menu', message: 'no reply' });
  log({ level: 'error', event: 'render-failed', path: '/menu', message: 'no reply' });
  expect(entries.map(({ event, path, message }) => `${event} ${path} ${message}`)).toEqual([
    'document-failed /menu answered 500',
    'document-failed /offers answered 500',
    'document-failed /menu no reply (before: answered 500, 3 times)',
    'document-recovered /menu Before: no reply, once',
    'document-failed /menu no reply',
    'render-failed /menu no reply',
    'render-failed /menu no reply',
  ]);
});

it('is used for the documents of visitors [api.failures]', async () => {
  let isDown = true;
  const { documents, log } = createFakeDocuments({
    source: {
      page: async (id) =>
        isDown ? { kind: 'failed', reason: 'down' } : { kind: 'found', page: { id, title: id, tiles: [] } },
    },
  });
  const visit = () => documents.answer(addressOf('/careers', { isCacheable: false }));
  for (let count = 0; count < 3; count += 1) await visit();
  isDown = false;
  await visit();
  expect(log.map(({ event, path }) => `${event} ${path}`)).toEqual([
    'document-failed /careers',
    'document-recovered /careers',
  ]);
});
