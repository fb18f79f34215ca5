import type { PageWeight } from '#preview/app/api/page-weight.ts';
import { keyOf, nameOf } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { Disclosure } from '#preview/app/ui/disclosure/disclosure.tsx';
import { budgets } from '#preview/review/budgets.ts';

const kinds = ['markup', 'pictures', 'video'] as const;
const names = { markup: 'Markup', pictures: 'Pictures', video: 'Video' } as const;

const kilobytes = (bytes: number): string =>
  bytes === 0 ? '–' : `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')} kB`;

/** The transfer size of the page, tile by tile, compared with the budgets. */
export function WeightTable({ weight }: { readonly weight: PageWeight | null }) {
  const page = usePage();
  if (!weight) return null;
  const { script, tiles } = weight;
  const nameAt = (key: string): string => nameOf(page.tiles.find((tile) => keyOf(tile) === key) ?? { type: key });
  const total = (kind: (typeof kinds)[number]): number => tiles.reduce((sum, tile) => sum + tile[kind], 0);
  const totals = [...kinds.map(total), script.initial];
  const isOver = limits.some((limit, at) => (totals[at] ?? 0) > limit);
  return (
    <section className="weight" aria-labelledby="weight-heading">
      <h3 id="weight-heading">Page weight</h3>
      <Disclosure title={isOver ? 'Above a limit' : 'Within its limits'} isInitiallyOpen={isOver}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be within reach of the keyboard */}
        <div className="scroll-area" tabIndex={0}>
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
                  <td>{script.interactive.includes(tile.key) ? `${kilobytes(tile.script)}, loaded later` : '–'}</td>
                </tr>
              ))}
            </tbody>
            <Totals totals={totals} />
          </table>
        </div>
        <p className="hint">{describeScript(script)}</p>
      </Disclosure>
    </section>
  );
}

const limits = [...kinds.map((kind) => budgets[kind]), budgets.script];

const Totals = ({ totals }: { readonly totals: readonly number[] }) => (
  <tfoot>
    <tr>
      <th scope="row">Page</th>
      {limits.map((limit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={at} className={(totals[at] ?? 0) > limit ? 'over' : undefined}>
          {kilobytes(totals[at] ?? 0)}
        </td>
      ))}
    </tr>
    <tr>
      <th scope="row">Limit</th>
      {limits.map((limit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={at}>{kilobytes(limit)}</td>
      ))}
    </tr>
  </tfoot>
);

function describeScript({ interactive, deferred }: PageWeight['script']): string {
  if (interactive.length === 0) return 'No tile needs its own script.';
  const tiles = interactive.length === 1 ? 'One tile is' : `${interactive.length} tiles are`;
  return `${tiles} interactive. ${kilobytes(deferred)} of shared script and their own script load when a visitor scrolls near. Until then they work as plain HTML.`;
}
