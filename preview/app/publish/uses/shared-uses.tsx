import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pageUsesQuery } from '#preview/app/api/shared-tiles.ts';
import { countPages } from '#preview/app/pages/count-pages.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { UseList } from './use-list.tsx';

/** The pages on which a change of shared tiles is seen. */
export function SharedUses({ id }: { readonly id: string }) {
  const { data: uses, error } = useQuery(pageUsesQuery(id));
  const headingId = useId();
  const count = uses?.length ?? 0;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{count > 0 ? `Shown on ${countPages(count)}` : 'Shown on'}</h3>
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {uses && count === 0 && <p>No page shows these tiles yet.</p>}
      {uses && count > 0 && <UseList uses={uses} />}
    </section>
  );
}
