import { afterEach, describe, expect, it } from 'vitest';
import { startPlainSite } from './start-plain-site.ts';

let site: Awaited<ReturnType<typeof startPlainSite>> | undefined;
afterEach(() => site?.close());

describe('pages that must be rendered first', () => {
  it('are limited for one visitor, and those that lie ready are not', async () => {
    site = await startPlainSite({}, { pagesPerVisitor: 3 });
    for (const path of ['/', '/?diet=a', '/?near=b', '/?near=b']) await fetch(site.url + path);
    const refused = await fetch(`${site.url}/?diet=c`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toContain('Please try again');
    expect((await fetch(`${site.url}/?avoid=made-up`)).status).toBe(200);
    expect(site.rendered).toEqual(['/', '/?diet=a', '/?near=b']);
  });
});
