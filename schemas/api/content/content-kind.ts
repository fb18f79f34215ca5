import { z } from 'zod';
import { type ChangeKind, changeKinds } from './changes.ts';

/** Content beside the pages. */
export type ContentKind = Exclude<ChangeKind, 'page'>;

export const contentKinds = changeKinds.filter((kind) => kind !== 'page');

interface KindNoun {
  /** Names one item within a sentence: “menu”. */
  readonly noun: string;
  readonly isPlural?: true;
}

/** What editors call an item of each kind. */
export const kindNouns: Readonly<Record<ContentKind, KindNoun>> = {
  menu: { noun: 'menu' },
  restaurants: { noun: 'restaurant' },
  offer: { noun: 'offer' },
  job: { noun: 'vacancy' },
  social: { noun: 'social post' },
  settings: { noun: 'settings', isPlural: true },
  'booking-rules': { noun: 'booking rules', isPlural: true },
};

/** “this menu”, “these settings”. */
export const thisKind = (kind: ContentKind): string => {
  const { noun, isPlural } = kindNouns[kind];
  return `${isPlural ? 'these' : 'this'} ${noun}`;
};

/** Id of the single settings record. */
export const settingsId = 'brand';

/** Content of any kind that refers to an item or links to a page. */
export const contentUse = z.object({
  kind: z.enum(changeKinds),
  id: z.string(),
  name: z.string().optional(),
  isLive: z.boolean(),
  isDraft: z.boolean(),
});

export type ContentUse = z.output<typeof contentUse>;
