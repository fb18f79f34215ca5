import type { Difference } from '#preview/review/compare-pages.ts';

/** A list of differences between two pages. */
export const DifferenceList = ({ differences }: { readonly differences: readonly Difference[] }) => (
  <ul className="differences">
    {differences.map(({ text, kind, path }) => (
      <li key={`${path.join('.')} ${text}`} data-kind={kind}>
        {text}
      </li>
    ))}
  </ul>
);
