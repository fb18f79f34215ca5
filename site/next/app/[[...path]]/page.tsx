import type { Metadata } from 'next';
import { TileForm } from '#blocks/_shared/forms/tile/tile-form.tsx';
import { TileFallback } from '#blocks/_shared/ui/fallback/tile-fallback.tsx';
import { renderPage } from '#blocks/render-page.ts';
import { ErrorContent } from '#site/layout/error/error-content.tsx';
import { Breadcrumbs } from '#site/layout/navigation/breadcrumbs.tsx';
import { PageParts } from '#site/layout/navigation/page-parts.tsx';
import { currentDocument } from '#site/pages/resolve/document-scope.ts';

/** The site’s own cache stores finished documents, so the framework renders on every call. */
export const dynamic = 'force-dynamic';

export default function Page() {
  const scope = currentDocument();
  if (!scope) return <ErrorContent status={500} message="Open this page through the site’s own server." />;
  const { document, onProblems, createStaticPart, isKnown } = scope;
  if (document.kind === 'error') {
    const { status, message, explanation, way } = document;
    return <ErrorContent status={status} message={message} explanation={explanation} way={way} />;
  }
  const { page, plan, answers, context, mode, problems } = document;
  return (
    <main id="content" className="page" tabIndex={-1}>
      {renderPage({
        tiles: page.tiles,
        plan,
        answers,
        tileFallback: TileFallback,
        form: TileForm,
        page: context,
        mode,
        problems,
        onProblems,
        createStaticPart,
        isKnown,
      })}
      {document.part && <PageParts path={context.path} part={document.part} />}
      <Breadcrumbs breadcrumbs={document.breadcrumbs} />
    </main>
  );
}

export function generateMetadata(): Metadata {
  const document = currentDocument()?.document;
  const icon = document?.settings?.icon;
  const icons = icon ? { icon: icon.url } : null;
  if (document?.kind !== 'page') return { title: document?.message ?? '', robots: { index: false }, icons };
  const { title, description, canonical, indexed, social } = document.head;
  return {
    title,
    icons,
    description: description ?? null,
    alternates: { canonical },
    robots: { index: indexed, follow: true },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: document.settings.siteName,
      url: canonical,
      title: social.title,
      ...(social.description && { description: social.description }),
      ...(social.image && { images: [social.image] }),
    },
    twitter: { card: social.image ? 'summary_large_image' : 'summary' },
  };
}
