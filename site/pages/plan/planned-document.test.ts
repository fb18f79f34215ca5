import { describe, expect, it } from 'vitest';
import { plannedError, plannedPage } from '#site/layout/planned-example.ts';
import { isPrivate, type PlannedPage, startsServices } from './planned-document.ts';

const page = plannedPage();
const withContext = (context: Partial<PlannedPage['context']>): PlannedPage => ({
  ...page,
  context: { ...page.context, ...context },
});

describe('third-party services', () => {
  it('start on a public page [thirdparty.tags]', () => {
    expect([isPrivate(page), startsServices(page)]).toEqual([false, true]);
  });

  it.each([
    ['an error page [preferences.privacy]', plannedError(404)],
    ['a static page for editors', { ...page, isStatic: true }],
    ['a preview', { ...page, mode: 'preview' }],
  ] as const)('do not start on %s, which is private [preferences.privacy]', (_, document) => {
    expect([isPrivate(document), startsServices(document)]).toEqual([true, false]);
  });

  it('do not start on a customer’s preferences, whose address is secret [preferences.privacy]', () => {
    const preferences = withContext({ pageId: '_preferences' });
    expect([isPrivate(preferences), startsServices(preferences)]).toEqual([true, false]);
  });

  it('do not start where the address contains the visitor’s position, although the page is public [cookie.scripts]', () => {
    const near = withContext({ query: { near: ['51.51,-0.13'] } });
    expect([isPrivate(near), startsServices(near)]).toEqual([false, false]);
    expect(startsServices(withContext({ query: { near: ['Bath'] } }))).toBe(true);
  });
});
