import { describeValue } from '#preview/review/compare/describe-value.ts';
import { schemaOf } from '#preview/review/compare/schema-of.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { keyOf, nameOf, type PageContent, typeOf } from '../page-content.ts';
import type { MergeConflict, Side } from './merge-values.ts';

/** Labels a conflict: “Hero “Noodles”: Heading”. */
export function conflictLabel({ path }: MergeConflict, pages: readonly PageContent[]): string {
  const [list, key, ...rest] = path;
  if (list !== 'tiles') return `Page: ${findField(schemaOf(undefined), path).title}`;
  const tile = findTile(key, pages);
  return rest.length === 0 ? nameOf(tile) : `${nameOf(tile)}: ${findField(schemaOf(typeOf(tile)), rest).title}`;
}

const findTile = (key: unknown, pages: readonly PageContent[]): RawTile =>
  pages.flatMap(({ tiles }) => tiles).find((each) => keyOf(each) === key) ?? {};

function conflictSchema({ path }: MergeConflict, pages: readonly PageContent[]) {
  const [list, key, ...rest] = path;
  return list === 'tiles'
    ? findField(schemaOf(typeOf(findTile(key, pages))), rest).wrappedSchema
    : findField(schemaOf(undefined), path).wrappedSchema;
}

/** Describes the version of one side. */
export function conflictText(conflict: MergeConflict, side: Side, pages: readonly PageContent[]): string {
  const value = conflict[side];
  if (value === undefined) return removedText;
  return conflict.path[0] === 'tiles' && conflict.path.length === 2
    ? 'Kept, with changes'
    : describeValue(value, conflictSchema(conflict, pages));
}

/** The version of a side that has removed what the other one has changed. */
export const removedText = 'Removed';

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
