import { htmlTag } from '#schemas/content/html/html-tag.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';

export const missingAlternative =
  'This picture has no alternative text. Describe what it shows, unless it is decorative.';

/** Why an alternative text is not shown as it is written; undefined if it is. */
export const describeTags = (alt: string): string | undefined =>
  htmlTag.test(alt) ? 'Alternative text is plain text: its tags are removed on the site.' : undefined;

/**
 * Whether the image at a path needs no alternative text: a video has a label for what its poster shows, and the image in a
 * link is beside the link's text.
 */
export const isDecoration = (path: readonly PathStep[]): boolean =>
  path.at(-1) === 'poster' || path.at(-1) === 'linkMedia';
