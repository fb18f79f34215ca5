import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { messageOf } from '../api/send-request.ts';
import { pageUsesQuery } from '../api/shared-tiles.ts';
import { itemRoute } from '../content/kind-views.ts';

/** The pages on which a change of shared tiles is seen. */
export function SharedUses({ id }: { readonly id: string }) {
  const { data: uses, error } = useQuery(pageUsesQuery(id));
  return (
    <section aria-labelledby="uses-heading">
      <h3 id="uses-heading">Shown on</h3>
      {error && <p className="error-message">{messageOf(error)}</p>}
      {uses?.length === 0 && <p>No page shows these tiles yet.</p>}
      {uses && uses.length > 0 && (
        <ul className="places">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <Link href={use.kind === 'page' ? `/pages/${encodeURIComponent(use.id)}` : itemRoute(use.kind, use.id)}>
                {use.name ?? use.id}
              </Link>
              {!use.isLive && ' (draft)'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
