import { formatDateTime } from '../../../ui/time/format-date-time.ts';
import { countPages } from '../../count-pages.ts';
import type { PlannedPage } from '../plan-bulk.ts';
import { listEnded } from './order-of-times.ts';

interface EndedPagesProps {
  readonly action: 'schedule' | 'schedule-end';
  /** The pages that the action could change at another time. */
  readonly pages: readonly PlannedPage[];
  /** The instant that the editor has chosen. */
  readonly at: string | undefined;
}

const consequences = {
  schedule: 'They are left out. To include them, choose an earlier time, or change when they end.',
  'schedule-end': 'They will end at this time instead.',
} as const;

function countEnded(count: number, all: number): string {
  if (all === 1) return 'The page ends';
  return `${count} of the ${countPages(all)} ${count === 1 ? 'ends' : 'end'}`;
}

/** Names the pages that end before the time that the editor has chosen. */
export function EndedPages({ action, pages, at }: EndedPagesProps) {
  const ended = listEnded(pages, at);
  const names = ended.map(({ title, endsAt }) => `${title} (${formatDateTime(endsAt)})`).join(', ');
  return (
    <p role="status" className="ui-field-hint">
      {ended.length > 0 && `${countEnded(ended.length, pages.length)} by then: ${names}. ${consequences[action]}`}
    </p>
  );
}
