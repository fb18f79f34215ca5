import { plural } from '../plural.ts';
import type { Rewrite, TileMove } from './plan-rewrite.ts';
import type { Written } from './write-rewrite.ts';

const describeMove = ({ type, from, to }: TileMove): string => `${type} from version ${from} to ${to}`;

/** What a rewrite would change, by tile type and version, with the affected pages. */
export function describeRewrite({ moves, failures }: Rewrite): string {
  const movesByVersion = [...Map.groupBy(moves, describeMove)].sort(([one], [other]) => one.localeCompare(other));
  return [
    ...movesByVersion.map(
      ([move, own]) =>
        `${move}: ${plural(own.length, 'tile')} on ${[...new Set(own.map(({ where }) => where))].join(', ')}`,
    ),
    ...(moves.length === 0 ? ['All content is at that version already.'] : []),
    ...failures.map(({ where, key, message }) => `skipped, ${where} #${key}: ${message}`),
  ].join('\n');
}

/** What was written, what was skipped, and how to undo it. */
export function describeWritten(written: readonly Written[], { moves }: Rewrite): string {
  const [done, skipped] = [written.filter((each) => each.done), written.filter((each) => !each.done)];
  const revisions = done.flatMap(({ id, revision }) => (revision === undefined ? [] : [`${id} ${revision}`]));
  return [
    `Wrote ${done.length} of ${written.length} pages and restaurants.`,
    ...skipped.map(({ id, message }) => `Skipped ${id}: ${message}.`),
    ...(done.length > 0 ? ['To undo:', ...undoCommands(moves)] : []),
    ...(revisions.length > 0
      ? [`or publish the previous revisions again, by page and revision: ${revisions.join(', ')}`]
      : []),
  ].join('\n');
}

/** The command for each tile type: up again if it was migrated down, otherwise down to the lowest previous version. */
const undoCommands = (moves: readonly TileMove[]): readonly string[] =>
  [...Map.groupBy(moves, ({ type }) => type)].map(([type, own]) => {
    const back = own.some(({ from, to }) => from < to) ? ` --undo-to ${Math.min(...own.map(({ from }) => from))}` : '';
    return `  npm run migrate-content -- --type ${type}${back} --write`;
  });
