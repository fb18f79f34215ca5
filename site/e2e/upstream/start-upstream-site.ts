import {
  brandKey,
  brandKeyHeader,
  type Section7Upstream,
  sessionHeader,
  startSection7,
} from '#adapters/testing/section-7/start-section-7.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';

export interface UpstreamSite {
  readonly upstream: Section7Upstream;
  readonly site: OwnSite;
  /** The environment of the site. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the second upstream, and a site on it that knows the names of its headers and its key. `prepare` is called
 * before the site starts.
 */
export async function startUpstreamSite(
  env: Readonly<Record<string, string>> = {},
  prepare: (upstream: Section7Upstream) => void = () => undefined,
): Promise<UpstreamSite> {
  const upstream = await startSection7();
  prepare(upstream);
  try {
    const siteEnv = {
      API_URL: upstream.url,
      API_IDEMPOTENT: 'false',
      MEDIA_FROM_API: 'true',
      API_MAPPING: JSON.stringify({ brandKeyHeader, sessionHeader }),
      BRAND_KEY: brandKey,
      PAGES_PER_VISITOR: '1000000',
      // Each worker loads what it needs for itself.
      RENDER_WORKERS: '1',
      FORMS_PER_VISITOR: '5000',
      BOOKINGS_PER_VISITOR: '5000',
      ...env,
    };
    const site = await startSite(siteEnv);
    const stop = async (): Promise<void> => {
      upstream.recover();
      await site.stop();
      await upstream.stop();
    };
    return { upstream, site, env: siteEnv, stop };
  } catch (error) {
    await upstream.stop();
    throw error;
  }
}

/** The text that a document shows in its `main`, without elements and references. */
export function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

export interface Visit {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly html: string;
}

/** Requests an address without following its redirects. */
export async function visit(site: Pick<OwnSite, 'url'>, path: string): Promise<Visit> {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  const html = await answer.text();
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: textOf(html), html };
}
