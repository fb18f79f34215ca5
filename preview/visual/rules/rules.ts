import { findAxeViolations } from './find-axe-violations.ts';
import { findCutOffText } from './find-cut-off-text.ts';
import { findMisalignedContent } from './find-misaligned-content.ts';
import { findMisalignedSiblings } from './find-misaligned-siblings.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findRowGaps } from './find-row-gaps.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { findTextInCorners } from './find-text-in-corners.ts';

/** The layout rules for every story at every width. Each runs in the page and returns its violations as messages. */
export const rules = {
  'nothing is cut off': findCutOffText,
  'corners cut off nothing': findTextInCorners,
  'nothing overlaps': findOverlaps,
  'rows have no gaps': findRowGaps,
  'content is aligned': findMisalignedContent,
  'siblings are aligned': findMisalignedSiblings,
  'targets can be hit': findSmallTargets,
  'axe finds nothing': findAxeViolations,
} as const;

export type RuleName = keyof typeof rules;

export const ruleNames: readonly RuleName[] = Object.keys(rules).filter((name): name is RuleName =>
  Object.hasOwn(rules, name),
);
