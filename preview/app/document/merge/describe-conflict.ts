import { describeValue } from '#preview/review/compare/describe-value.ts';
import { schemaOf } from '#preview/review/compare/schema-of.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { keyOf, nameOf, type PageContent, typeOf } from '../page-content.ts';
import type { MergeConflict, Side } from './merge-values.ts';

/** Labels a conflict: “Hero “Noodles”: Heading”. */
export function conflictLabel({ path }: MergeConflict, pages: readonly PageContent[]): string {
  const [list, key, ...rest] = path;
  if (list !== 'tiles') return `Page: ${findField(schemaOf(undefined), path).title}`;
  const tile = pages.flatMap(({ tiles }) => tiles).find((each) => keyOf(each) === key) ?? {};
  return rest.length === 0 ? nameOf(tile) : `${nameOf(tile)}: ${findField(schemaOf(typeOf(tile)), rest).title}`;
}

/** Describes the version of one side. */
export function conflictText(conflict: MergeConflict, side: Side): string {
  const value = conflict[side];
  if (value === undefined) return 'Removed';
  return conflict.path[0] === 'tiles' && conflict.path.length === 2 ? 'Kept, with changes' : describeValue(value);
}

/** Why nothing can be published during a conflict. */
export const conflictReason = 'Choose between the two versions first.';

const textsBySaver = {
  'somebody else': {
    conflict: 'Somebody else has changed the same fields.',
    otherChanges: 'Their other changes',
    mine: 'Mine',
    theirs: 'Theirs',
    useMine: 'Use mine',
    useTheirs: 'Use theirs',
    useAllOfMine: 'Use all of mine',
    useAllOfTheirs: 'Use all of theirs',
  },
  'this browser': {
    conflict: 'The same fields were last saved from this browser, in another window or earlier.',
    otherChanges: 'The other saved changes',
    mine: 'Here',
    theirs: 'Saved',
    useMine: 'Use what is here',
    useTheirs: 'Use what is saved',
    useAllOfMine: 'Use all that is here',
    useAllOfTheirs: 'Use all that is saved',
  },
} as const;

/** The texts of a conflict with a version, by who saved it last. */
export const conflictTexts = (saver: keyof typeof textsBySaver) => textsBySaver[saver];
