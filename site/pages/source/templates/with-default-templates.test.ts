import { describe, expect, it } from 'vitest';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import type { ContentSource } from '../content-source.ts';
import { emptySource } from '../empty-source.ts';
import { defaultTemplates } from './default-templates.ts';
import { withDefaultTemplates } from './with-default-templates.ts';

const [id = '', template] = [...defaultTemplates][0] ?? [];

function setUp(page: ContentSource['page'] = emptySource.page) {
  const log: SiteLogEntry[] = [];
  const source = withDefaultTemplates({ ...emptySource, page }, (entry) => log.push(entry));
  return { source, log };
}

describe('the template of a route', () => {
  it('is the default one where the content service has none, which is logged once [upstream.alone]', async () => {
    const { source, log } = setUp();
    for (const _ of ['once', 'again']) expect(await source.page(id)).toEqual({ kind: 'found', page: template });
    expect(log).toEqual([
      {
        level: 'info',
        event: 'default-template',
        pageId: id,
        message: `The content service has no page ${id}. The default template is used.`,
      },
    ]);
  });

  it('is that of the content service where it has one [upstream.alone]', async () => {
    const page = { id, title: 'Their own', tiles: [] };
    const { source, log } = setUp(async () => ({ kind: 'found', page }));
    expect(await source.page(id)).toEqual({ kind: 'found', page });
    expect(log).toEqual([]);
  });

  it('is listed with the pages of the content service if it has an address and is indexed [upstream.alone]', async () => {
    const listed = { id: 'careers', indexed: false, updatedAt: '2026-11-01T12:00:00Z' };
    const source = withDefaultTemplates({ ...emptySource, pages: async () => [listed] }, () => undefined);
    const pages = await source.pages();
    expect(pages[0]).toEqual(listed);
    expect(pages.map(({ id }) => id)).toEqual([
      'careers',
      'restaurants',
      'contact',
      'group-booking',
      'allergens',
      'cookies',
    ]);
  });

  it('is missing at addresses of no route [route.404]', async () => {
    const { source, log } = setUp();
    expect(await source.page('about-us')).toEqual({ kind: 'missing' });
    expect(log).toEqual([]);
  });
});
