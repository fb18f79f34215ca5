import { AsyncLocalStorage } from 'node:async_hooks';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { PlannedError, PlannedPage } from '../plan/planned-document.ts';

/** What the framework is asked to draw, and what it reports back. One for each drawing. */
export interface DocumentScope {
  readonly document: PlannedPage | PlannedError;
  /** Called with what went wrong while the tiles were drawn. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

/**
 * The server and the framework's bundle hold their own copies of every module, so the one store that both must
 * share is kept under a registered symbol on the global object.
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

/** Runs `draw` with a document for the framework to find. */
export const withDocument = <Result>(scope: DocumentScope, render: () => Promise<Result>): Promise<Result> =>
  sharedStore().run(scope, render);

/** The document that is being drawn. Undefined when the framework was reached by another way than the site's server. */
export const currentDocument = (): DocumentScope | undefined => sharedStore().getStore();
