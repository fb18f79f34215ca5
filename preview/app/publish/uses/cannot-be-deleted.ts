import type { ContentUse } from '#schemas/api/content/content-kind.ts';

interface Deletion {
  readonly name: string;
  /** What it is: “page”, “offer”. */
  readonly noun: string;
  readonly isLive: boolean;
}

/** What is said instead of the question whether to delete content, while other content uses it. The same for all kinds. */
export const cannotBeDeleted = ({ name, noun, isLive }: Deletion) => ({
  heading: `${name} cannot be deleted`,
  text: `Other content still refers to this ${noun}. Change it first${isLive ? `, or unpublish the ${noun} instead` : ''}:`,
  prevents: (_: ContentUse): boolean => true,
});
