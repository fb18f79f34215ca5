import '#blocks/_shared/styles/design.css';
import type { ReactNode } from 'react';
import { SiteLayout } from '#site/layout/site-layout.tsx';
import { currentDocument } from '#site/pages/resolve/document-scope.ts';

/** Not in production builds: their pages hydrate only when an island is near. */
const StartOwnScripts =
  process.env.NODE_ENV === 'development'
    ? (await import('#site/layout/script/start-own-scripts.client.tsx')).StartOwnScripts
    : undefined;

/** The document around every page: banner, popup, header, content, footer, cookie banner, back to top. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  const { document, isKnown } = currentDocument() ?? {};
  return (
    <html
      lang="en-GB"
      data-scroll-to={document?.kind === 'page' ? document.scrollTo : undefined}
      data-still={document?.kind === 'page' && document.isStatic ? '' : undefined}
      data-reload-interval={document?.layout.configuration.chunkReloadIntervalMs}
    >
      <body>
        {isKnown ? children : <SiteLayout document={document}>{children}</SiteLayout>}
        {StartOwnScripts && <StartOwnScripts />}
      </body>
    </html>
  );
}
