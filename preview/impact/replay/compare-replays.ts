import { changedStyles, type TreeStyles } from '../style-files.ts';
import type { ReplayedPage, ReplayedTile } from './replay-content.tsx';

/**
 * The verdict on a tile, worst first. `failed`: it is invalid and not shown. `degraded`: it shows less than before,
 * because of unknown fields, warnings or an empty block. `migrated`: its content is at another version. `changed`: its
 * markup differs.
 */
export const verdicts = ['failed', 'degraded', 'migrated', 'changed', 'same'] as const;
export type Verdict = (typeof verdicts)[number];

export interface TileImpact {
  readonly page: string;
  readonly index: number;
  readonly key: string;
  readonly type: string;
  readonly verdict: Verdict;
  /** Whether its markup differs, whatever the verdict. */
  readonly markupChanged: boolean;
  /** Style files of its block that differ, which does not show in the markup. */
  readonly styles: readonly string[];
  /** What is wrong with it. */
  readonly reasons: readonly string[];
  /** Whether it failed in the base too. */
  readonly failedBefore: boolean;
}

export interface Impact {
  readonly pages: number;
  readonly tiles: readonly TileImpact[];
  /** Problems of a page itself that it did not have before. */
  readonly pageProblems: readonly { readonly page: string; readonly problem: string }[];
  /** Shared style files that differ. */
  readonly sharedStyles: readonly string[];
}

/** The result of one tree for all content. */
export interface TreeReplay {
  readonly pages: readonly ReplayedPage[];
  readonly styles: TreeStyles;
}

/** Compares two replays of the same content. */
export function compareReplays(base: TreeReplay, head: TreeReplay): Impact {
  const before = new Map(base.pages.map((page) => [page.id, page]));
  return {
    pages: head.pages.length,
    tiles: head.pages.flatMap(({ id, tiles }) =>
      tiles.map((tile, index) => ({
        page: id,
        index,
        key: tile.key,
        type: tile.type,
        ...classify(before.get(id)?.tiles[index], tile),
        styles: stylesOf(tile, base.styles, head.styles),
      })),
    ),
    pageProblems: head.pages.flatMap(({ id, problems }) =>
      added(problems, before.get(id)?.problems).map((problem) => ({ page: id, problem })),
    ),
    sharedStyles: changedStyles(base.styles.shared, head.styles.shared),
  };
}

/** Style files that differ, of a tile’s block and of its form. */
const stylesOf = ({ type, form }: ReplayedTile, base: TreeStyles, head: TreeStyles): readonly string[] => [
  ...new Set([
    ...changedStyles(base.ofType[type], head.ofType[type]),
    ...(form ? changedStyles(base.form, head.form) : []),
  ]),
];

const added = (found: readonly string[], known: readonly string[] = []): readonly string[] =>
  found.filter((each) => !known.includes(each));

type Classification = Pick<TileImpact, 'verdict' | 'markupChanged' | 'reasons' | 'failedBefore'>;

function classify(base: ReplayedTile | undefined, head: ReplayedTile): Classification {
  const markupChanged = base?.markup !== head.markup;
  const facts = { markupChanged, failedBefore: false };
  if (head.errors.length > 0) {
    return { ...facts, verdict: 'failed', reasons: head.errors, failedBefore: (base?.errors.length ?? 0) > 0 };
  }
  const reasons = losses(base, head);
  if (reasons.length > 0) return { ...facts, verdict: 'degraded', reasons };
  if (head.steps > (base?.steps ?? 0)) return { ...facts, verdict: 'migrated', reasons };
  return { ...facts, verdict: markupChanged ? 'changed' : 'same', reasons };
}

const losses = (base: ReplayedTile | undefined, head: ReplayedTile): readonly string[] => [
  ...added(head.unknownFields, base?.unknownFields).map((name) => `“${name}” is no longer a field of this type.`),
  ...added(head.warnings, base?.warnings),
  ...(base?.markup !== undefined && head.markup === undefined ? ['It is no longer shown.'] : []),
];

/** Whether something fails or is lost that was fine in the base. */
export const hasRegressions = ({ tiles, pageProblems }: Impact): boolean =>
  pageProblems.length > 0 ||
  tiles.some(({ verdict, failedBefore }) => verdict === 'degraded' || (verdict === 'failed' && !failedBefore));

/** Whether visitors may see a difference. A migrated tile with the same markup looks the same. */
export const isTouched = ({ verdict, markupChanged, styles }: TileImpact): boolean =>
  (verdict !== 'same' && verdict !== 'migrated') || markupChanged || styles.length > 0;
