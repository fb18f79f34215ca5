import { describe, expect, it } from 'vitest';
import { settings as settingsSchema } from '#schemas/content/settings/settings.ts';
import type { StoredDocument } from './document-cache.ts';
import { createNotFoundPages } from './not-found-pages.ts';

const settings = settingsSchema.parse({ siteName: 'Pandan Row' });
const body = Buffer.from('Not found');
const documentOf = (isComplete = true): StoredDocument => ({
  status: 404,
  isComplete,
  headers: [],
  body: { br: body, gzip: body, identity: body },
  etag: 'e',
  createdAtMs: 0,
});

function setUp() {
  let now = new Date('2026-11-21T23:59:00Z');
  const pages = createNotFoundPages(() => now);
  let renders = 0;
  return {
    read: (message = 'Not found', own: typeof settings | undefined = settings, document = async () => documentOf()) =>
      pages(message, own, () => {
        renders += 1;
        return document();
      }),
    renders: () => renders,
    moveTo: (time: string) => {
      now = new Date(time);
    },
  };
}

describe('the “not found” page', () => {
  it('is rendered once for all addresses, even if they are asked for at once [scale.cache] [route.404]', async () => {
    const { read, renders } = setUp();
    const [first, second] = await Promise.all([read(), read()]);
    expect(first).toBe(second);
    expect(await read()).toBe(first);
    expect(renders()).toBe(1);
  });

  it('is another one for another message, for other settings and on another day in London [route.404] [footer.content]', async () => {
    const { read, renders, moveTo } = setUp();
    await read();
    await read('Menu not found');
    await read();
    expect(renders()).toBe(2);
    await read('Not found', settingsSchema.parse({ siteName: 'Other' }));
    expect(renders()).toBe(3);
    await read('Not found', undefined);
    expect(renders()).toBe(4);
    moveTo('2026-11-22T00:00:00Z');
    await read('Menu not found');
    expect(renders()).toBe(5);
  });

  it('is kept when an older one turns out to be incomplete [route.404]', async () => {
    const { read, renders } = setUp();
    const slow = Promise.withResolvers<StoredDocument>();
    const older = read('Not found', settingsSchema.parse({ siteName: 'Other' }), () => slow.promise);
    const newer = await read();
    slow.resolve(documentOf(false));
    await older;
    expect(await read()).toBe(newer);
    expect(renders()).toBe(2);
  });

  it('that is incomplete or could not be rendered is rendered again [page.null] [route.404]', async () => {
    const { read, renders } = setUp();
    await read('Not found', settings, async () => documentOf(false));
    await read('Not found', settings, () => Promise.reject(new Error('The renderer has gone.'))).catch(() => undefined);
    expect((await read()).isComplete).toBe(true);
    await read();
    expect(renders()).toBe(3);
  });
});
