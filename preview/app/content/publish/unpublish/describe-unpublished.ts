import type { ContentState } from '#schemas/api/content/content-items.ts';

type Schedule = Pick<ContentState, 'scheduledAt' | 'unpublishAt'>;

const hasSchedule = ({ scheduledAt, unpublishAt }: Schedule): boolean => Boolean(scheduledAt || unpublishAt);

/** Says that an item is unpublished. `subject` begins the sentence: “The offer”. */
export const describeUnpublished = (before: Schedule, subject: string): string =>
  hasSchedule(before)
    ? `${subject} is unpublished and its schedule is cancelled. Undo brings both back.`
    : `${subject} is unpublished.`;

/** Says that unpublishing is undone. `before` is the item before it was unpublished. */
export const describePublishedAgain = (before: Schedule, subject: string): string =>
  hasSchedule(before) ? `${subject} is live again, with its schedule.` : `${subject} is live again.`;
