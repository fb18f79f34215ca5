import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { sendText } from '#site/server/send/send.ts';
import type { PathHandler } from '#site/server/site-dependencies.ts';
import type { RenderedSitemap } from './render-sitemap.ts';

interface SitemapInput {
  readonly render: () => Promise<RenderedSitemap | undefined>;
  readonly version: () => string;
  readonly clock: () => Date;
}

/** Sends the sitemap. It is rendered once per content version and day, and again while it is incomplete. */
export function createSitemap({ render, version, clock }: SitemapInput): PathHandler {
  let cached: { readonly version: string; readonly xml: string } | undefined;
  return {
    method: 'GET',
    async answer(_, response) {
      const cacheKey = `${version()} ${dayInLondon(clock())}`;
      let xml = cached?.version === cacheKey ? cached.xml : undefined;
      if (xml === undefined) {
        const rendered = await render().catch(() => undefined);
        if (!rendered)
          return sendText(response, 503, 'The sitemap is not available at the moment. Try again in a minute.', {
            'Retry-After': '60',
          });
        ({ xml } = rendered);
        if (rendered.isComplete) cached = { version: cacheKey, xml };
      }
      const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };
      sendText(response, 200, xml, headers);
    },
  };
}
