import { afterEach, describe, expect, it } from 'vitest';
import type { SiteDependencies } from '#site/server/site-dependencies.ts';
import { startPlainSite } from '#site/server/start/start-plain-site.ts';
import { currentVisit } from './current-visit.ts';

const session = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb001';
const other = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb002';
const newCookie = /^session-id=([0-9a-f-]{36}); Path=\/; Max-Age=31536000; SameSite=Lax$/;

let close = (): void => undefined;
afterEach(() => close());

/** A site that records the session of each form and each call of the browser’s script. */
async function start(change: Partial<SiteDependencies> = {}) {
  const sessions: (string | undefined)[] = [];
  const record = (): void => {
    sessions.push(currentVisit()?.sessionId);
  };
  const site = await startPlainSite({
    processForm: async () => {
      record();
      return { kind: 'accepted', name: 'contact' };
    },
    calls: [
      async (_, response) => {
        record();
        response.end('{}');
        return true;
      },
    ],
    ...change,
  });
  close = site.close;
  const post = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${site.url}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.url, ...headers },
      body: new URLSearchParams({ form: 'contact' }),
    });
  return { ...site, sessions, post };
}

describe('the session of a visitor [upstream.requests]', () => {
  it('starts with the first form, and is that of the cookie after it', async () => {
    const { post, sessions } = await start();
    const [cookie = ''] = (await post()).headers.getSetCookie();
    expect(sessions).toEqual([newCookie.exec(cookie)?.[1]]);
    const answer = await post({ cookie: `consent=x; session-id=${session}` });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(sessions.at(-1)).toBe(session);
  });

  it('starts anew where the cookie is not a UUID', async () => {
    const { post, sessions } = await start();
    const answer = await post({ cookie: 'session-id=ada@example.com' });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(newCookie)]);
    expect(sessions[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is that of the script where both are sent', async () => {
    const { url, sessions } = await start();
    await fetch(`${url}/api/booking/slots/1`, { headers: { 'x-session-id': session, cookie: `session-id=${other}` } });
    await fetch(`${url}/api/booking/slots/1`, { headers: { cookie: `session-id=${other}` } });
    expect(sessions).toEqual([session, other]);
  });

  it('is set for booking pages and for no page that is cached', async () => {
    const { url } = await start();
    const cookiesOf = async (path: string) => (await fetch(url + path)).headers.getSetCookie();
    expect(await cookiesOf('/booking/bath')).toEqual([expect.stringMatching(newCookie)]);
    expect(await cookiesOf('/restaurants/bath/bath/book-now')).toEqual([expect.stringMatching(newCookie)]);
    for (const path of ['/', '/menu', '/contact', '/restaurants/bath/bath']) expect(await cookiesOf(path)).toEqual([]);
  });

  it('is sent over https only where the site has https', async () => {
    const { post } = await start({ isSecure: true });
    expect((await post()).headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  it('does not replace the cookie of a new subscriber', async () => {
    const { post } = await start({
      processForm: async () => ({ kind: 'accepted', name: 'sign-up', subscriberEmail: 'ada@example.com' }),
    });
    const names = (await post()).headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect(names.toSorted()).toEqual(['joined', 'session-id']);
  });
});
