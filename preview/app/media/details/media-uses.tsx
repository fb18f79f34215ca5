import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { mediaUsesQuery } from '#preview/app/api/media.ts';
import { itemRoute, nameOfKind } from '#preview/app/content/kind-views.ts';
import { nameOfPage } from '#preview/app/content/name-of-page.ts';
import type { MediaUse } from '#schemas/api/content/media-library.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';

/** The content that shows a file, with links to it, and the videos of which it is the poster. */
export function MediaUses({ url }: { readonly url: string }) {
  const { data, error } = useQuery(mediaUsesQuery(url));
  return (
    <section aria-labelledby="media-uses">
      <h3 id="media-uses">Where it is used</h3>
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {!data && !error && <p>Searching…</p>}
      {data?.length === 0 && <p>Nowhere.</p>}
      {data && data.length > 0 && (
        <ul className="media-uses">
          {data.map((use) => (
            <li key={`${use.kind}/${use.id}`}>
              <MediaUseItem {...use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Links to content that shows a file, with how many more there are. */
export function MediaUseLinks({ uses }: { readonly uses: readonly MediaUse[] }) {
  const linked = uses.slice(0, maxLinks);
  return (
    <>
      {linked.map((use) => (
        <MediaUseLink key={`${use.kind}/${use.id}`} {...use} />
      ))}
      {uses.length > linked.length && <span>{`and ${uses.length - linked.length} more`}</span>}
    </>
  );
}

/** As many as a message has room for. */
const maxLinks = 3;

/** The name of a video alone, because the library has no address of its own for it. */
const MediaUseLink = ({ kind, id, title = id }: MediaUse) =>
  kind === 'media' ? (
    <bdi>{title}</bdi>
  ) : (
    <Link href={kind === 'page' ? `/pages/${encodeURIComponent(id)}` : itemRoute(kind, id)}>
      {kind === 'page' ? nameOfPage(title) : title}
    </Link>
  );

const MediaUseItem = (use: MediaUse) => (
  <>
    <MediaUseLink {...use} />
    <small>{describeUse(use)}</small>
  </>
);

const describeUse = ({ kind, isLive, isDraft }: MediaUse): string =>
  kind === 'media'
    ? 'Poster of this video'
    : [nameOfKind(kind), isLive && 'live', isDraft && 'draft'].filter(Boolean).join(', ');
