import { describe, expect, it } from 'vitest';
import type { PlannedDocument } from '../pages/plan/planned-document.ts';
import { addressOf, createFakeDocuments, renderName } from '../pages/testing/fake-documents.ts';
import { createKnownParameters } from './known-parameters.ts';
import { parseQuery } from './parse-query.ts';

const finder = { type: 'location-finder', key: 'finder', heading: 'Find us' };

/** Renders a page of these tiles with a query. Returns what the page was given of it, and the parameters it reads. */
async function visit(tiles: readonly object[], search: string) {
  const planned: PlannedDocument[] = [];
  const { documents, parametersOf } = createFakeDocuments({
    source: { page: async (id) => ({ kind: 'found', page: { id, title: id, tiles } }) },
    render: (path, scope) => {
      planned.push(scope.document);
      return renderName(path, scope);
    },
  });
  await documents.answer(addressOf('/about', { ...parseQuery(search) }));
  const [first] = planned;
  return { query: first?.kind === 'page' ? first.context.query : undefined, parameters: parametersOf.get('/about') };
}

describe('the query parameters of a page', () => {
  it('are those that its tiles read; others are not rendered [scale.cache]', async () => {
    expect(await visit([finder], '?near=Bath&q=x')).toEqual({
      query: { near: ['Bath'] },
      parameters: ['at', 'collect', 'day', 'has', 'near', 'open', 'when', 'show'],
    });
    const text = { type: 'text', key: 'a', heading: 'A', body: '<p>A</p>' };
    expect(await visit([text], '?near=Bath&q=x')).toEqual({ query: {}, parameters: [] });
    expect((await visit([{ ...text, formType: 'contact' }], '?guests=12')).query).toEqual({ guests: ['12'] });
  });

  it('leave one document for all made-up queries, once they are known [scale.cache]', () => {
    expect(parseQuery('?q=anything&near=x', undefined, new Set())).toMatchObject({ key: '', isCacheable: true });
    expect(parseQuery('?q=anything&open=1', undefined, new Set(['open']))).toMatchObject({
      key: '?open=1',
      isCacheable: true,
    });
  });

  it('are unknown until a page is rendered, and again after its content has changed [scale.cache]', () => {
    const known = createKnownParameters();
    expect(known.of('/about')).toBeUndefined();
    known.learn('/about', new Set(['near']), new Set(['page about'] as const));
    known.learn('/menu', new Set(['diet']), new Set(['page _menus', 'menu'] as const));
    known.invalidate([{ kind: 'page', id: 'about' }]);
    expect([known.of('/about'), known.of('/menu')]).toEqual([undefined, new Set(['diet'])]);
    known.invalidate('everything');
    expect(known.of('/menu')).toBeUndefined();
  });
});

it('the parameters of 20,000 paths are known [scale.cache]', () => {
  const known = createKnownParameters();
  const learn = (path: number) => known.learn(`/${path}`, new Set(['near']), undefined);
  for (let path = 0; path < 20_000; path += 1) learn(path);
  expect(known.of('/0')).toEqual(new Set(['near']));
  learn(20_000);
  learn(20_001);
  expect([known.of('/1'), known.of('/20001')]).toEqual([undefined, new Set(['near'])]);
});
