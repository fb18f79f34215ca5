import { axeFindsNothing } from './axe-finds-nothing.ts';
import { contentIsAligned } from './content-is-aligned.ts';
import { cornersCutNothing } from './corners-cut-nothing.ts';
import { nothingIsCut } from './nothing-is-cut.ts';
import { nothingOverlaps } from './nothing-overlaps.ts';
import { rowsHaveNoHole } from './rows-have-no-hole.ts';
import { siblingsAreAligned } from './siblings-are-aligned.ts';
import { targetsCanBeHit } from './targets-can-be-hit.ts';

/** The layout rules for every story at every width. Each runs in the page and returns its violations as messages. */
export const laws = {
  'nothing is cut off': nothingIsCut,
  'corners cut off nothing': cornersCutNothing,
  'nothing overlaps': nothingOverlaps,
  'rows have no gaps': rowsHaveNoHole,
  'content is aligned': contentIsAligned,
  'siblings are aligned': siblingsAreAligned,
  'targets can be hit': targetsCanBeHit,
  'axe finds nothing': axeFindsNothing,
} as const;

export type LawName = keyof typeof laws;

export const everyLaw: readonly LawName[] = Object.keys(laws).filter((name): name is LawName =>
  Object.hasOwn(laws, name),
);
