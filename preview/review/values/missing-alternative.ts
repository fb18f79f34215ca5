import type { PathStep } from '#schemas/content/problem/problem.ts';

export const missingAlternative =
  'This picture has no alternative text. Describe what it shows, unless it is decorative.';

/**
 * Whether the image at a path needs no alternative text: a video has a label for what its poster shows, and the image in a
 * link is beside the link's text.
 */
export const isDecoration = (path: readonly PathStep[]): boolean =>
  path.at(-1) === 'poster' || path.at(-1) === 'linkMedia';
