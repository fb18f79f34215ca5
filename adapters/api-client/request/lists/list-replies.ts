import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { maxListed } from '#schemas/api/wire.ts';
import type { Repair } from '#schemas/content/field/repair/repair-value.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ListText, splitList } from './split-list.ts';

/** A reply as it was parsed. `raw` is its JSON in the form of the endpoint's schema, before its values are parsed. */
export interface ParsedReply {
  readonly raw: unknown;
  readonly value: unknown;
  readonly repairs: readonly Repair[];
}

/** `fresh`: the part of `raw` that was not in the previous reply. Undefined if the reply is the same. */
export interface ListReply extends ParsedReply {
  readonly fresh: unknown;
}

/** One entry of a list. Its repairs have paths within the entry. */
interface ParsedEntry {
  readonly raw: unknown;
  /** Empty if the entry was left out. */
  readonly values: readonly unknown[];
  readonly repairs: readonly Repair[];
}

interface KnownReply {
  readonly text: string;
  readonly etag: string | undefined;
  readonly reply: ParsedReply;
  /** The parsed entries by their text. Undefined if the reply cannot be parsed in parts. */
  readonly parts?: { readonly list: ListText; readonly entries: ReadonlyMap<string, ParsedEntry> } | undefined;
}

/** The lists that can be long. All have the same limit of entries. */
const longLists: ReadonlySet<Endpoint> = new Set<Endpoint>([
  endpoints.restaurants,
  endpoints.menus,
  endpoints.publishedPages,
  endpoints.offers,
  endpoints.jobs,
]);

/** Shorter replies are parsed in no time. */
const minCharacters = 10_000;
const maxReplies = 20;

export interface ListReplies {
  /** The previous reply for an address, to ask whether it has changed. */
  find(url: string): { readonly text: string; readonly etag: string | undefined } | undefined;
  /**
   * Parses a reply as `parse` does, but only the entries that were not in the previous reply for the same address. The
   * others are the same objects as before. Throws what `parse` throws.
   */
  read(
    request: { readonly endpoint: Endpoint; readonly url: string; readonly etag: string | undefined },
    text: string,
    parse: (text: string) => ParsedReply,
  ): ListReply;
}

export function createListReplies(): ListReplies {
  const known = new LRUCache<string, KnownReply>({ max: maxReplies });
  return {
    find: (url) => known.get(url),
    read({ endpoint, url, etag }, text, parse) {
      if (!longLists.has(endpoint) || text.length < minCharacters) return asNew(parse(text));
      const previous = known.get(url);
      if (previous?.text === text) {
        known.set(url, { ...previous, etag });
        return { ...previous.reply, fresh: undefined };
      }
      const list = splitList(text);
      const changed = list && previous && parseChanged(list, previous, parse);
      if (changed) {
        known.set(url, { text, etag, ...changed });
        return { ...changed.reply, fresh: changed.fresh };
      }
      const reply = parse(text);
      const entries = list && parsedEntries(list.entries, reply);
      known.set(url, { text, etag, reply, parts: entries && { list, entries } });
      return asNew(reply);
    },
  };
}

const asNew = (reply: ParsedReply): ListReply => ({ ...reply, fresh: reply.raw });

/** Parses the entries that were not in the previous reply. Undefined if the reply must be parsed as a whole. */
function parseChanged(
  list: ListText,
  { parts }: KnownReply,
  parse: (text: string) => ParsedReply,
): (Pick<KnownReply, 'reply' | 'parts'> & { readonly fresh: unknown }) | undefined {
  const isSimilar = list.head === parts?.list.head && list.tail === parts.list.tail;
  if (!parts || !isSimilar || list.entries.length > maxListed) return undefined;
  const added = [...new Set(list.entries.filter((entry) => !parts.entries.has(entry)))];
  const parsed = parseOrNothing(parse, list.head + added.join(',') + list.tail);
  const fresh = parsed && parsedEntries(added, parsed);
  if (!fresh) return undefined;
  const inOrder = list.entries.flatMap((text) => {
    const entry = fresh.get(text) ?? parts.entries.get(text);
    return entry ? [[text, entry] as const] : [];
  });
  const entries = inOrder.map(([, entry]) => entry);
  const path = findList(parsed.raw)?.path ?? [];
  return {
    reply: {
      raw: withList(
        parsed.raw,
        entries.map(({ raw }) => raw),
      ),
      value: withList(
        parsed.value,
        entries.flatMap(({ values }) => values),
      ),
      repairs: entries.flatMap(({ repairs }, index) => repairs.map((repair) => moved(repair, [...path, index], 0))),
    },
    // Texts of the previous reply would keep all of it in memory.
    parts: { list, entries: new Map(inOrder) },
    fresh: parsed.raw,
  };
}

/** A list that has nothing but entries that cannot be parsed is invalid; among others they are left out. */
function parseOrNothing(parse: (text: string) => ParsedReply, text: string): ParsedReply | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of a parsed list by their text. Undefined if it is unclear which of its values belongs to which text. */
function parsedEntries(texts: readonly string[], reply: ParsedReply): Map<string, ParsedEntry> | undefined {
  const [raw, values] = [findList(reply.raw), findList(reply.value)?.list];
  if (!raw || !values || raw.list.length !== texts.length) return undefined;
  const depth = raw.path.length + 1;
  const isOfEntry = ({ path }: Repair): boolean =>
    path.length >= depth && raw.path.every((step, at) => step === path[at]) && typeof path[depth - 1] === 'number';
  if (!reply.repairs.every(isOfEntry)) return undefined;
  const repairs = Map.groupBy(reply.repairs, ({ path }) => path[depth - 1]);
  const isRemoved = (index: number): boolean =>
    repairs.get(index)?.some(({ kind, path }) => kind === 'removed' && path.length === depth) ?? false;
  const entries = new Map<string, ParsedEntry>();
  let position = 0;
  for (const [index, text] of texts.entries()) {
    const own = isRemoved(index) ? [] : values.slice(position, position + 1);
    position += own.length;
    entries.set(text, {
      raw: raw.list[index],
      values: own,
      repairs: (repairs.get(index) ?? []).map((repair) => moved(repair, [], depth)),
    });
  }
  return position === values.length ? entries : undefined;
}

/** A repair with other first steps in its paths. */
const moved = (repair: Repair, start: Repair['path'], dropped: number): Repair => ({
  ...repair,
  path: [...start, ...repair.path.slice(dropped)],
  cause: [...start, ...repair.cause.slice(dropped)],
});

interface FoundList {
  readonly path: readonly string[];
  readonly list: readonly unknown[];
}

/** The only list of a reply: the reply itself, or one of its fields. */
function findList(reply: unknown): FoundList | undefined {
  if (Array.isArray(reply)) return { path: [], list: reply };
  if (!isRecord(reply)) return undefined;
  const [found, ...others] = Object.entries(reply).flatMap(([name, value]) =>
    Array.isArray(value) ? [{ path: [name], list: value }] : [],
  );
  return others.length === 0 ? found : undefined;
}

/** A copy of a reply with another list. */
function withList(reply: unknown, list: readonly unknown[]): unknown {
  const name = findList(reply)?.path[0];
  return name !== undefined && isRecord(reply) ? { ...reply, [name]: list } : list;
}
