import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#preview/app/api/ask-server.ts';
import { revisionQuery } from '#preview/app/api/pages.ts';
import type { Sight } from '#preview/app/canvas/render/draw-draft.ts';
import { useDesk, usePage } from '#preview/app/editor/editor-context.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { DifferenceList } from './difference-list.tsx';
import { liveDifferences } from './live-differences.ts';
import { Pictures } from './pictures.tsx';

interface ComparisonProps {
  readonly state: PageState;
  readonly sight: Sight;
  /** Of the draft, as it was saved last. */
  readonly version: number;
}

/** What publishing would change for visitors: as a list, and as two screenshots side by side. */
export function Comparison({ state, sight, version }: ComparisonProps) {
  const { id } = useDesk();
  const page = usePage();
  const live = state.publishedRevision ?? 0;
  const { data, error } = useQuery({ ...revisionQuery(id, live), enabled: live > 0 });
  const [isShown, setShown] = useState(false);
  const differences = data === undefined ? [] : liveDifferences(data, page);
  return (
    <>
      <section className="comparison" aria-labelledby="comparison-heading">
        <h3 id="comparison-heading">What changes for visitors</h3>
        {error && <p className="fault">{messageOf(error)}</p>}
        {live === 0 && <p>This page is not live yet, so all of it is new.</p>}
        {live > 0 && data !== undefined && differences.length === 0 && (
          <p>No changes: the draft is the same as the live page.</p>
        )}
        {differences.length > 0 && <DifferenceList differences={differences} />}
        {live > 0 && (
          <button type="button" onClick={() => setShown(!isShown)} aria-expanded={isShown}>
            {isShown ? 'Hide comparison' : 'Compare side by side'}
          </button>
        )}
      </section>
      {isShown && live > 0 && <Pictures sight={sight} live={live} version={version} />}
    </>
  );
}
