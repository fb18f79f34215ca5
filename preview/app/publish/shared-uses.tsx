import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../api/send-request.ts';
import { pageUsesQuery } from '../api/shared-tiles.ts';
import { UseList } from '../content/publish/use-list.tsx';

/** The pages on which a change of shared tiles is seen. */
export function SharedUses({ id }: { readonly id: string }) {
  const { data: uses, error } = useQuery(pageUsesQuery(id));
  return (
    <section aria-labelledby="uses-heading">
      <h3 id="uses-heading">Shown on</h3>
      {error && <p className="error-message">{messageOf(error)}</p>}
      {uses?.length === 0 && <p>No page shows these tiles yet.</p>}
      {uses && uses.length > 0 && <UseList uses={uses} />}
    </section>
  );
}
