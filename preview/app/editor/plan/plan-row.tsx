import { setWidths } from '#preview/app/document/operations.ts';
import { keyOf, type PageContent } from '#preview/app/document/page-content.ts';
import { describePlacement } from '#preview/app/document/page-layout.ts';
import { explainWidening, layoutText, nearestLayouts, type Row } from '#renderer/layout/pack-rows.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { TileWidth } from '#schemas/content/tile/tile-fields.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { useEditorContext } from '../editor-context.ts';
import { PlanTile } from './plan-tile.tsx';

const isErrorOf = ({ path, severity }: Problem, at: number): boolean =>
  severity === 'error' && path[0] === 'tiles' && path[1] === at;

interface PlanRowProps {
  readonly page: PageContent;
  readonly row: Row;
  /** Counted from 1. */
  readonly number: number;
  /** The part of a very long page that starts here; undefined if none does. */
  readonly part: number | undefined;
  readonly selectedKey: string | undefined;
  /** The key of the tile in the tab order. */
  readonly tabStop: string;
  readonly dragged: string | undefined;
  readonly problems: readonly Problem[];
  readonly onInsert: (before: number) => void;
  readonly onShare: (key: string) => void;
}

/** A row of the page. If its tiles do not fill it, a note says why and offers layouts that do. */
export function PlanRow({
  page,
  row,
  number,
  part,
  selectedKey,
  tabStop,
  dragged,
  problems,
  onInsert,
  onShare,
}: PlanRowProps) {
  return (
    <li className="row">
      {part !== undefined && <p className="part-note">{`Part ${part} starts here.`}</p>}
      <ol className="cells" aria-label={`Row ${number}`}>
        {row.tiles.map((at, column) => {
          const tile = page.tiles[at] ?? {};
          const key = keyOf(tile);
          return (
            <PlanTile
              key={key}
              tile={tile}
              at={at}
              count={page.tiles.length}
              span={row.spans[column] ?? 6}
              isSelected={key === selectedKey}
              isInTabOrder={key === tabStop}
              isDragged={key === dragged}
              errors={problems.filter((problem) => isErrorOf(problem, at)).length}
              onInsert={onInsert}
              onShare={onShare}
            />
          );
        })}
      </ol>
      {row.widened && dragged === undefined && <RowNote row={row} />}
    </li>
  );
}

function RowNote({ row }: { readonly row: Row }) {
  const { editor } = useEditorContext();
  const [first = 0] = row.tiles;
  const fill = (widths: readonly TileWidth[]): void =>
    editor.change({
      label: `Set row layout to ${layoutText(widths)}`,
      to: (page) => setWidths(page, first, widths),
      announce: (page) => describePlacement(page, first),
    });
  return (
    <div className="row-note">
      <p>{explainWidening(row)}</p>
      <p>
        Fill the row with{' '}
        {nearestLayouts(row.widened?.requested ?? []).map((widths) => (
          <EditorButton key={layoutText(widths)} onClick={() => fill(widths)}>
            {layoutText(widths)}
          </EditorButton>
        ))}
      </p>
    </div>
  );
}
