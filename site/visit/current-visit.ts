import { AsyncLocalStorage } from 'node:async_hooks';
import type { Visit } from '#adapters/api-client/transport/visit.ts';

const visits = new AsyncLocalStorage<Visit>();

/** The visit in which the current code runs; undefined for the site’s own work. */
export const currentVisit = (): Visit | undefined => visits.getStore();

/** Sends all calls of `run` with the visitor’s session. */
export const withSession = <Result>(sessionId: string | undefined, run: () => Result): Result =>
  visits.run({ ...currentVisit(), sessionId }, run);

/** Makes each call of `run` once, however many parts of a view need its reply. */
export const withSharedReplies = <Result>(run: () => Result): Result =>
  visits.run({ ...currentVisit(), replies: new Map() }, run);
