import type { PageWeight } from '#preview/app/api/page-weight.ts';
import { keyOf, nameOf } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { budgets } from '#preview/review/budgets.ts';

const kinds = ['markup', 'pictures', 'video'] as const;
const names = { markup: 'Markup', pictures: 'Pictures', video: 'Films' } as const;

const kilobytes = (bytes: number): string =>
  bytes === 0 ? '–' : `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')} kB`;

/** What the page costs a visitor's connection, tile by tile, and how much of the budget that is. */
export function WeightTable({ weight }: { readonly weight: PageWeight | null }) {
  const page = usePage();
  if (!weight) return null;
  const { script, tiles } = weight;
  const nameAt = (key: string): string => nameOf(page.tiles.find((tile) => keyOf(tile) === key) ?? { type: key });
  const total = (kind: (typeof kinds)[number]): number => tiles.reduce((sum, tile) => sum + tile[kind], 0);
  return (
    <section className="weight" aria-labelledby="weight-heading">
      <h3 id="weight-heading">What it weighs</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be within reach of the keyboard */}
      <div className="scrolled" tabIndex={0}>
        <table className="weights">
          <thead>
            <tr>
              <th scope="col">Tile</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {names[kind]}
                </th>
              ))}
              <th scope="col">Script</th>
            </tr>
          </thead>
          <tbody>
            {tiles.map((tile) => (
              <tr key={tile.key}>
                <th scope="row">{nameAt(tile.key)}</th>
                {kinds.map((kind) => (
                  <td key={kind}>{kilobytes(tile[kind])}</td>
                ))}
                <td>{script.interactive.includes(tile.key) ? `${kilobytes(tile.script)}, when near` : '–'}</td>
              </tr>
            ))}
          </tbody>
          <Totals sums={[...kinds.map(total), script.atOnce]} />
        </table>
      </div>
      <p className="hint">{scriptWords(script)}</p>
    </section>
  );
}

const limits = [...kinds.map((kind) => budgets[kind]), budgets.script];

const Totals = ({ sums }: { readonly sums: readonly number[] }) => (
  <tfoot>
    <tr>
      <th scope="row">The page</th>
      {limits.map((limit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={at} className={(sums[at] ?? 0) > limit ? 'over' : undefined}>
          {kilobytes(sums[at] ?? 0)}
        </td>
      ))}
    </tr>
    <tr>
      <th scope="row">The most</th>
      {limits.map((limit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={at}>{kilobytes(limit)}</td>
      ))}
    </tr>
  </tfoot>
);

function scriptWords({ interactive, whenNear }: PageWeight['script']): string {
  if (interactive.length === 0) return 'No tile needs script of its own.';
  const tiles = interactive.length === 1 ? 'One tile is' : `${interactive.length} tiles are`;
  return `${tiles} interactive: ${kilobytes(whenNear)} of script, and their own, come when a visitor is near. Until then all works without.`;
}
