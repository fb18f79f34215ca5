import { shorten } from '#preview/review/values/shorten.ts';
import type { UnreadableCell } from '../paste/plan-paste.ts';

/** Cells that could not be read, and why. */
export function UnreadableCells({ cells }: { readonly cells: readonly UnreadableCell[] }) {
  if (cells.length === 0) return null;
  return (
    <section className="unreadable-cells" aria-label="Cells that could not be read">
      <h3>
        {cells.length === 1 ? '1 cell could not be read' : `${cells.length} cells could not be read`}
        {'. The old values stay.'}
      </h3>
      <ul>
        {cells.map(({ dish, column, text, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have the same name and value
          <li key={at}>
            <strong>{`${dish}, ${column}:`}</strong> {text && `“${shorten(text, 40)}”. `}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
