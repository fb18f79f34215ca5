/** What search engines and social networks read of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly isIndexed: boolean;
  readonly siteName: string;
  readonly socialTitle: string;
  readonly socialDescription: string;
  /** The address of the picture; empty without one. */
  readonly image: string;
}

/** Reads the head of a rendered document. */
export function readHead(page: Document): PageHead {
  const content = (selector: string): string => page.querySelector(selector)?.getAttribute('content') ?? '';
  return {
    title: page.title,
    description: content('meta[name="description"]'),
    address: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    isIndexed: !content('meta[name="robots"]').includes('noindex'),
    siteName: content('meta[property="og:site_name"]'),
    socialTitle: content('meta[property="og:title"]'),
    socialDescription: content('meta[property="og:description"]'),
    image: content('meta[property="og:image"]'),
  };
}
