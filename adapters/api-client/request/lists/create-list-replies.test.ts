import { expect, it } from 'vitest';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createListReplies, type ParsedReply } from './list-replies.ts';

const textOf = (length: number): string => '{"list":[{"id":"a"}]}'.padEnd(length);

interface ReadOptions {
  readonly endpoint?: Endpoint;
  readonly text?: string;
  readonly etag?: string;
}

/** Cached replies, and a reader that returns what is fresh, and whether the text was parsed. */
function setUp() {
  const lists = createListReplies();
  let isParsed = false;
  const parse = (text: string): ParsedReply => {
    isParsed = true;
    const raw: unknown = JSON.parse(text);
    return { raw, value: raw, repairs: [] };
  };
  return {
    lists,
    read(url: string, { endpoint = endpoints.jobs, text = textOf(10_000), etag }: ReadOptions = {}) {
      isParsed = false;
      const { fresh } = lists.read({ endpoint, url, etag }, text, parse);
      return { fresh, isParsed };
    },
  };
}

it.each([endpoints.restaurants, endpoints.menus, endpoints.publishedPages, endpoints.offers, endpoints.jobs])(
  'a long list of $name is not parsed again while it is the same, and has nothing new [scale.growth]',
  (endpoint) => {
    const { read } = setUp();
    expect(read('/a', { endpoint })).toEqual({ fresh: { list: [{ id: 'a' }] }, isParsed: true });
    expect(read('/a', { endpoint })).toEqual({ fresh: undefined, isParsed: false });
  },
);

it('a list of another call, or of fewer than 10,000 characters, is parsed each time [scale.growth]', () => {
  const { read } = setUp();
  for (const options of [{ endpoint: endpoints.contactTypes }, { text: textOf(9999) }])
    for (const _ of [1, 2]) expect(read('/a', options).isParsed).toBe(true);
});

it('the lists of the last 20 addresses are known [scale.growth]', () => {
  const { read } = setUp();
  for (let at = 0; at < 20; at += 1) read(`/${at}`);
  expect(read('/0').isParsed).toBe(false);
  read('/20');
  expect([read('/0').isParsed, read('/1').isParsed]).toEqual([false, true]);
});

it('a list that is the same has the latest version, to ask whether it has changed [scale.growth]', () => {
  const { lists, read } = setUp();
  read('/a', { etag: '"one"' });
  read('/a', { etag: '"two"' });
  expect(lists.find('/a')).toMatchObject({ etag: '"two"', text: textOf(10_000) });
});
