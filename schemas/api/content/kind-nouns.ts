import type { ContentKind } from './content-kind.ts';

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
