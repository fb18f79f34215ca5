import { axeFindsNothing } from './axe-finds-nothing.ts';
import { cornersCutNothing } from './corners-cut-nothing.ts';
import { nothingIsCut } from './nothing-is-cut.ts';
import { nothingOverlaps } from './nothing-overlaps.ts';
import { rowsHaveNoHole } from './rows-have-no-hole.ts';
import { targetsCanBeHit } from './targets-can-be-hit.ts';

/** What must hold of every story at every width. Each runs in the page and gives what breaks it, in words. */
export const laws = {
  'nothing is cut off': nothingIsCut,
  'corners cut nothing': cornersCutNothing,
  'nothing overlaps': nothingOverlaps,
  'rows have no hole': rowsHaveNoHole,
  'targets can be hit': targetsCanBeHit,
  'axe finds nothing': axeFindsNothing,
} as const;

export type LawName = keyof typeof laws;
