import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { comparePages } from '#preview/review/compare-pages.ts';
import type { PageState } from '#schemas/api/editing.ts';
import { draftAddress } from '#site/draft/draft-address.ts';
import { messageOf } from '../calls/call-preview.ts';
import { revisionQuery } from '../calls/pages.ts';
import type { Sight } from '../canvas/draw-draft.ts';
import { useDesk, usePage } from '../editor/editor-context.ts';

interface ComparisonProps {
  readonly state: PageState;
  readonly sight: Sight;
}

/** What publishing would change for visitors: in words, and both pages beside each other. */
export function Comparison({ state, sight }: ComparisonProps) {
  const { id } = useDesk();
  const page = usePage();
  const live = state.publishedRevision ?? 0;
  const { data, error } = useQuery({ ...revisionQuery(id, live), enabled: live > 0 });
  const [isShown, setShown] = useState(false);
  const differences = data === undefined ? [] : comparePages(data, page);
  return (
    <section aria-labelledby="comparison-heading">
      <h3 id="comparison-heading">What changes for visitors</h3>
      {error && <p className="fault">{messageOf(error)}</p>}
      {live === 0 && <p>The page is not live: all of it is new to them.</p>}
      {live > 0 && data !== undefined && differences.length === 0 && <p>Nothing: the draft is what is live.</p>}
      <ul className="differences">
        {differences.map(({ words, risk, path }) => (
          <li key={`${path.join('.')} ${words}`} data-risk={risk}>
            {words}
          </li>
        ))}
      </ul>
      {live > 0 && (
        <button type="button" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
          {isShown ? 'Hide the pictures' : 'Show both as pictures'}
        </button>
      )}
      {isShown && (
        <div className="pictures">
          <Picture name="Live" address={`${sight.path}`} revision={live} />
          <Picture name="Draft" address={draftAddress(sight.path, { at: sight.at, still: true })} />
        </div>
      )}
    </section>
  );
}

const width = 640;

/** One of the two pages, small, with all of its height to scroll through. */
function Picture({
  name,
  address,
  revision,
}: {
  readonly name: string;
  readonly address: string;
  readonly revision?: number;
}) {
  const src = revision === undefined ? address : draftAddress(address, { still: true, revision });
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="window">
        <iframe title={name} src={src} width={width} height={900} style={{ transform: 'scale(0.5)' }} tabIndex={-1} />
      </div>
    </figure>
  );
}
