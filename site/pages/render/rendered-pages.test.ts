import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureMessage } from '../document-messages.ts';
import { currentDocument } from '../resolve/document-scope.ts';
import { addressOf, createFakeDocuments, textOf } from '../testing/fake-documents.ts';
import { type NextHandler, renderWithNext } from './render-with-next.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the title or message of the current document. */
const nameOf = (): string => {
  const document = currentDocument()?.document;
  return document?.kind === 'page' ? document.head.title : (document?.message ?? 'no document');
};
const page = (): string => `<html><head></head><body><main>${nameOf()}</main></body></html>`;
const isPage = (): boolean => currentDocument()?.document.kind === 'page';
const writePage: NextHandler = async (_, response) => {
  response.end(page());
};

/** Documents with a time limit of one second. `handler` renders pages; error pages always succeed. */
function createDocumentsWith(handler: NextHandler) {
  const combined: NextHandler = (request, response) => (isPage() ? handler : writePage)(request, response);
  return createFakeDocuments({
    source: { page: async (id) => ({ kind: 'found', page: { id, title: `Kopi £2 at ${id}`, tiles: [] } }) },
    render: (path, scope) => renderWithNext(combined, path, scope, 1000),
  });
}

describe('a page that Next.js renders', () => {
  it.each([
    ['in one chunk', writePage],
    [
      'in chunks that split a character',
      async (_, response) => {
        const bytes = Buffer.from(page());
        const inside = bytes.indexOf('£') + 1;
        response.write(bytes.subarray(0, inside));
        response.write(bytes.subarray(inside));
        response.end();
      },
    ],
    [
      'as text and bytes',
      async (_, response) => {
        response.write(page().slice(0, 20));
        response.end(Buffer.from(page().slice(20)));
      },
    ],
  ] satisfies [string, NextHandler][])('is complete when it is written %s [page.catchall]', async (_, handler) => {
    const answered = await createDocumentsWith(handler).documents.answer(addressOf('/drinks'));
    expect(answered.status).toBe(200);
    expect(textOf(answered)).toMatch(/<main>Kopi £2 at drinks[^<]*<\/main><\/body><\/html>$/);
  });

  it('is requested without headers of the visitor, and has its own document [page.catchall]', async () => {
    const requests: unknown[] = [];
    const { documents } = createDocumentsWith(async (request, response) => {
      for await (const chunk of request) requests.push(chunk);
      requests.push([request.method, request.url, request.headers.cookie]);
      response.end(page());
    });
    const paths = ['/drinks', '/drinks/kopi'];
    const answered = await Promise.all(paths.map((path) => documents.answer(addressOf(path))));
    expect(answered.map((each) => /at ([\w/]+)/.exec(textOf(each))?.[1])).toEqual(['drinks', 'drinks/kopi']);
    expect(requests).toEqual(paths.map((path) => ['GET', path, undefined]));
  });
});

describe('a page that Next.js fails to render', () => {
  const failures: [string, string, NextHandler][] = [
    ['throws', 'no memory', () => Promise.reject(new Error('no memory'))],
    ['throws a value that is not an error', 'no memory', () => Promise.reject('no memory')],
    [
      'destroys its response',
      'The framework gave up its response.',
      async (_, response) => {
        response.write('<html>');
        response.destroy();
      },
    ],
    [
      'destroys its response with an error',
      'no socket',
      async (_, response) => {
        response.destroy(new Error('no socket'));
      },
    ],
    [
      'redirects',
      'The framework answered 300 for /drinks.',
      async (_, response) => {
        response.writeHead(300).end();
      },
    ],
  ];
  it.each(failures)(
    'is the error page with status 500, and logged, because Next.js %s [route.500]',
    async (_, message, handler) => {
      const { documents, log } = createDocumentsWith(handler);
      const answered = await documents.answer(addressOf('/drinks'));
      expect([answered.status, textOf(answered)]).toEqual([500, expect.stringContaining(failureMessage)]);
      expect(log).toEqual([{ level: 'error', event: 'render-failed', path: '/drinks', message }]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('in time is the error page, and its response is closed [route.500]', async () => {
    const closed = vi.fn();
    const begun = Promise.withResolvers<void>();
    const { documents, log } = createDocumentsWith(async (_, response) => {
      response.on('close', closed);
      begun.resolve();
      await new Promise(() => undefined);
    });
    const answering = documents.answer(addressOf('/drinks'));
    await begun.promise;
    await vi.advanceTimersByTimeAsync(999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answering).status).toBe(500);
    expect(closed).toHaveBeenCalled();
    expect(log.map(({ message }) => message)).toEqual(['Rendering /drinks took more than 1000 ms.']);
  });
});
