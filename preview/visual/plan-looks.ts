import type { StoryPlan } from '../catalogue/story-plan.ts';

/** A story at one width. */
export interface Look {
  readonly story: string;
  readonly width: number;
  /** Whether a picture of it is kept. */
  readonly pictured: boolean;
}

/** A look’s name, and that of its picture. */
export const lookName = ({ story, width }: Look): string => `${story}@${width}`;

/**
 * Every look whose name holds one of the words; all of them without words. Looks of one width follow each other, because
 * changing a browser’s width costs more than changing the story.
 */
export const planLooks = (stories: readonly StoryPlan[], words: readonly string[] = []): readonly Look[] =>
  stories
    .flatMap(({ id, widths, pictured }) =>
      widths.map((width) => ({ story: id, width, pictured: pictured.includes(width) })),
    )
    .filter((look) => words.length === 0 || words.some((word) => lookName(look).includes(word)))
    .sort((one, other) => one.width - other.width);
