import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { findIdPaths, type IdKind, type IdPath } from '#schemas/content/field/id-kind.ts';
import { isRecord } from '#schemas/content/is-record.ts';

type Notation = 'number' | 'text';

interface KnownIds {
  readonly ids: LRUCache<string, Notation>;
  /** The notation of the latest id, for ids that are not known. */
  latest: Notation;
}

/** Remembered ids of a kind: more than any list of a reply has. */
const maxIds = 10_000;

export interface IdNotation {
  /** Learns from a reply which ids are numbers. */
  learn(endpoint: Endpoint, reply: unknown): void;
  /** The body with its ids as replies have them. `ask` loads a reply with ids of a kind of which none is known yet. */
  write(endpoint: Endpoint, body: unknown, ask: (kind: IdKind) => Promise<void>): Promise<unknown>;
}

/**
 * The site handles ids as text. An API may have them as numbers, and then expects numbers. What is remembered here can
 * always be asked for again, so a new process sends the same types.
 */
export function createIdNotation(): IdNotation {
  const known = new Map<IdKind, KnownIds>();
  const pathsOf = rememberPaths();

  function remember(kind: IdKind, id: unknown): void {
    if (typeof id !== 'number' && typeof id !== 'string') return;
    const notation = typeof id === 'number' ? 'number' : 'text';
    const ofKind = known.get(kind) ?? { ids: new LRUCache({ max: maxIds }), latest: notation };
    ofKind.ids.set(String(id), notation);
    ofKind.latest = notation;
    known.set(kind, ofKind);
  }

  function write(kind: IdKind, id: unknown): unknown {
    const ofKind = known.get(kind);
    if (!isNumericText(id) || !ofKind) return id;
    return (ofKind.ids.get(id) ?? ofKind.latest) === 'number' ? Number(id) : id;
  }

  return {
    learn(endpoint, reply) {
      for (const { kind, steps } of pathsOf(endpoint.reply))
        changeAt(reply, steps, (id) => {
          remember(kind, id);
          return id;
        });
    },
    async write(endpoint, body, ask) {
      const paths = pathsOf(endpoint.body);
      const unknown = new Set<IdKind>();
      for (const { kind, steps } of paths)
        changeAt(body, steps, (id) => {
          if (isNumericText(id) && !known.has(kind)) unknown.add(kind);
          return id;
        });
      await Promise.all([...unknown].map(ask));
      return paths.reduce((value, { kind, steps }) => changeAt(value, steps, (id) => write(kind, id)), body);
    },
  };
}

/** Whether an id is the text of a number, such as `17`; `017` and `1e3` are not. */
const isNumericText = (id: unknown): id is string => typeof id === 'string' && String(Number(id)) === id;

function rememberPaths(): (schema: z.ZodType) => readonly IdPath[] {
  const found = new WeakMap<z.ZodType, readonly IdPath[]>();
  return (schema) => {
    const paths = found.get(schema) ?? findIdPaths(schema);
    found.set(schema, paths);
    return paths;
  };
}

/** The value with everything at a path changed. Parts that do not have the path stay as they are. */
function changeAt(value: unknown, [step, ...rest]: readonly string[], change: (id: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (step === '*') return Array.isArray(value) ? value.map((entry: unknown) => changeAt(entry, rest, change)) : value;
  if (!isRecord(value) || value[step] === undefined || value[step] === null) return value;
  return { ...value, [step]: changeAt(value[step], rest, change) };
}
