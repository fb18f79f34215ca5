import { countPages } from '../count-pages.ts';
import type { BulkRun, PlannedPage } from './plan-bulk.ts';

interface BulkLabels {
  readonly heading: string;
  /** Of the button that confirms, before the number of pages. */
  readonly button: string;
  readonly willBe: string;
  /** Of one page. */
  readonly done: string;
}

export const bulkLabels: Readonly<Record<BulkRun, BulkLabels>> = {
  publish: { heading: 'Publish', button: 'Publish', willBe: 'published', done: 'Published' },
  schedule: { heading: 'Schedule', button: 'Schedule', willBe: 'scheduled', done: 'Scheduled' },
  'schedule-end': {
    heading: 'Schedule unpublishing of',
    button: 'Schedule unpublishing of',
    willBe: 'scheduled to be unpublished',
    done: 'Scheduled to be unpublished',
  },
  unpublish: { heading: 'Unpublish', button: 'Unpublish', willBe: 'unpublished', done: 'Unpublished' },
  delete: { heading: 'Delete', button: 'Delete', willBe: 'deleted', done: 'Deleted' },
  restore: { heading: 'Restore', button: 'Restore', willBe: 'restored', done: 'Restored' },
  undo: { heading: 'Undo', button: 'Undo', willBe: 'changed back', done: 'Changed back' },
};

/** What became of pages whose action was undone, after their number: “are live again”. */
function describeUndone(pages: readonly Pick<PlannedPage, 'undo'>[]): string {
  const are = pages.length === 1 ? 'is' : 'are';
  if (pages.every(({ undo }) => undo?.kind === 'republish' && !undo.keepsDraft)) return `${are} live again`;
  if (pages.every(({ undo }) => undo?.kind === 'unpublish')) return `${are} no longer live`;
  if (pages.every(({ undo }) => undo?.kind === 'restore')) return `${pages.length === 1 ? 'was' : 'were'} restored`;
  return `${pages.length === 1 ? 'was' : 'were'} changed back`;
}

/** What became of pages, after an undo too: “2 pages are live again. 1 page failed.” */
export function describeResult(action: BulkRun, done: readonly Pick<PlannedPage, 'undo'>[], failed: number): string {
  if (action !== 'undo') return describeDone(action, done.length, failed);
  const first = `${countPages(done.length)} ${describeUndone(done)}.`;
  return failed === 0 ? first : `${first} ${countPages(failed)} failed.`;
}

/** What was done: “11 pages were published. 1 failed.” */
export function describeDone(action: BulkRun, done: number, failed: number): string {
  const first = `${countPages(done)} ${done === 1 ? 'was' : 'were'} ${bulkLabels[action].willBe}.`;
  return failed === 0 ? first : `${first} ${countPages(failed)} failed.`;
}
