import { countPages } from '../count-pages.ts';
import type { BulkRun } from './plan-bulk.ts';

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

/** What was done: “11 pages were published. 1 failed.” */
export function describeDone(action: BulkRun, done: number, failed: number): string {
  const first = `${countPages(done)} ${done === 1 ? 'was' : 'were'} ${bulkLabels[action].willBe}.`;
  return failed === 0 ? first : `${first} ${countPages(failed)} failed.`;
}
