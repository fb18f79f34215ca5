import { AsyncLocalStorage } from 'node:async_hooks';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { TileVersioning } from '#site/drafts/tile-versions.ts';
import type { StaticParts } from '../finish/static-parts.ts';
import type { PlannedError, PlannedPage } from '../plan/planned-document.ts';

/** The document that Next.js renders, and its callback. One per rendering. */
export interface DocumentScope {
  readonly document: PlannedPage | PlannedError;
  /** Called with problems found while the tiles were rendered. */
  readonly onProblems: (problems: readonly Problem[]) => void;
  /** Renders a part of a tile that has no islands; absent in development, where React checks all parts. */
  readonly createStaticPart?: StaticParts['create'] | undefined;
  /** For the preview app, which has most tiles: which ones it has. Then nothing around the tiles is rendered either. */
  readonly isKnown?: TileVersioning['isKnown'] | undefined;
}

/**
 * The server and Next.js’s bundle each have their own copy of every module, so the store that they share is kept under
 * a registered symbol on the global object.
 */
const name = Symbol.for('tiles.document-scope');

const isStore = (value: unknown): value is AsyncLocalStorage<DocumentScope> => value instanceof AsyncLocalStorage;

function sharedStore(): AsyncLocalStorage<DocumentScope> {
  const known: unknown = Object.getOwnPropertyDescriptor(globalThis, name)?.value;
  if (isStore(known)) return known;
  const store = new AsyncLocalStorage<DocumentScope>();
  Object.defineProperty(globalThis, name, { value: store });
  return store;
}

/** Runs `render` with a document that `currentDocument` returns. */
export const withDocument = <Result>(scope: DocumentScope, render: () => Promise<Result>): Promise<Result> =>
  sharedStore().run(scope, render);

/** The document that is being rendered. Undefined when Next.js was called in another way than by the site’s server. */
export const currentDocument = (): DocumentScope | undefined => sharedStore().getStore();
