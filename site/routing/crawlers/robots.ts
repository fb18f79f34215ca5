import { sendText } from '#site/server/send/send.ts';
import type { PathHandler } from '#site/server/site-dependencies.ts';

/** Crawlers may read everything but calls and personal pages. */
export const createRobots = (origin: () => string): PathHandler => ({
  method: 'GET',
  answer: (_, response) =>
    sendText(
      response,
      200,
      `User-agent: *\nDisallow: /api/\nDisallow: /preferences/\nDisallow: /manage-booking/\nDisallow: /waiting-list\nDisallow: /booking/\n\nSitemap: ${origin()}/sitemap.xml\n`,
      { 'Cache-Control': 'public, max-age=3600' },
    ),
});
