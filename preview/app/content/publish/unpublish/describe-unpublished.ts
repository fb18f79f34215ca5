import type { ContentState } from '#schemas/api/content/content-items.ts';

/** Says that an item is unpublished, and what undo does not bring back. `subject` begins the sentence: “The offer”. */
export const describeUnpublished = ({ scheduledAt, unpublishAt }: ContentState, subject: string): string =>
  scheduledAt || unpublishAt
    ? `${subject} is unpublished. Its schedule is cancelled, and undo does not bring it back.`
    : `${subject} is unpublished.`;
