import type { PageHead } from '#preview/app/canvas/render/read-head.ts';
import { useRenderedHead } from '#preview/app/canvas/render/rendered-draft-context.tsx';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { page as pageSchema } from '#schemas/content/page/page.ts';

/** About how many characters search engines and social networks show. */
const limits = { title: 60, description: 160 } as const;

const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;

/** The parts of an address as search engines show them: `example.com › menus › lunch`. */
function breadcrumbsOf(address: string): string {
  const url = URL.parse(address);
  return url ? [url.host, ...url.pathname.split('/').filter(Boolean)].join(' › ') : address;
}

/** A picture of the site is loaded from the preview, which may not load pictures of a site without HTTPS. */
function pictureAddress(image: string, address: string): string {
  const [picture, page] = [URL.parse(image), URL.parse(address)];
  return picture && picture.origin === page?.origin ? `${picture.pathname}${picture.search}` : image;
}

/** The site leaves a text out that is longer than its field allows; the editor sees what is cut. */
function withOverlongTexts(head: PageHead, page: PageContent): PageHead {
  const overlong = (name: 'title' | 'description' | 'socialTitle' | 'socialDescription'): string | undefined => {
    const text = page[name];
    return typeof text === 'string' && !pageSchema.shape[name].safeParse(text).success && text.trim() !== ''
      ? text.trim()
      : undefined;
  };
  const [title, description] = [overlong('title'), overlong('description')];
  return {
    ...head,
    title: title ?? head.title,
    description: description ?? head.description,
    socialTitle: overlong('socialTitle') ?? (page.socialTitle ? undefined : title) ?? head.socialTitle,
    socialDescription:
      overlong('socialDescription') ?? (page.socialDescription ? undefined : description) ?? head.socialDescription,
  };
}

/** The page as a search result and as a shared link, from the document that the site renders. */
export function SharePreviews() {
  const rendered = useRenderedHead();
  const page = usePage();
  if (!rendered) return null;
  const head = withOverlongTexts(rendered, page);
  const { address } = head;
  return (
    <section className="share-previews" aria-label="Search result and shared link">
      <h3>In search results</h3>
      {head.isIndexed ? (
        <div className="search-result">
          <p className="result-site">{head.siteName}</p>
          <p className="result-address">{breadcrumbsOf(address)}</p>
          <p className="result-title">{cut(head.title, limits.title)}</p>
          <p>
            {cut(head.description, limits.description) || 'No description. Search engines choose a text of the page.'}
          </p>
        </div>
      ) : (
        <p className="hint">Search engines do not list this page.</p>
      )}
      <h3>As a shared link</h3>
      <div className="shared-link">
        {head.image !== '' && <img src={pictureAddress(head.image, address)} alt="" loading="lazy" />}
        <p className="result-address">{URL.parse(address)?.host}</p>
        <p className="result-title">{cut(head.socialTitle, limits.title)}</p>
        <p>{cut(head.socialDescription, limits.description)}</p>
      </div>
    </section>
  );
}
