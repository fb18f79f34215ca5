import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { systemClock } from '../clock.ts';
import type { LogEntry } from '../log.ts';
import { smallData } from '../service/content/seed/small-data.ts';
import { type RunningService, startService } from '../service/start-service.ts';
import { createFixedClock } from '../testing/fixed-clock.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { createCachedContent } from './content/cached-content.ts';
import { type Changes, watchChanges } from './content/watch-changes.ts';
import { defaultConfiguration } from './fake-client.ts';

/** The status of a path that no client normalizes. */
const rawStatus = (
  base: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(base);
    const sent = request({ hostname, port, path: pathname + path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });

const postgres = await startTemporaryPostgres();
afterAll(() => postgres?.stop());

/** The databases that the embedded service supports. Every test must pass on each. */
const backends = [
  { name: 'SQLite', databaseUrl: async (): Promise<string | undefined> => undefined, present: true },
  { name: 'PostgreSQL', databaseUrl: async () => postgres?.createDatabase(), present: postgres !== undefined },
];

describe.each(backends)('the content API on $name', ({ name, databaseUrl, present }) => {
  // Without the database the tests are skipped, and the title says so.
  describe.skipIf(!present)(
    present ? 'through the client' : `is not checked: no ${name} is installed and DATABASE_URL_TEST is not set`,
    () => {
      let dataDir = '';
      const log: LogEntry[] = [];
      let address: string | undefined;
      let service: RunningService;
      let client: ApiClient;

      const start = (demoData = smallData) =>
        startService({
          port: 0,
          host: '127.0.0.1',
          dataDir,
          databaseUrl: address,
          brandKey: 'pandan-row',
          loadDemoData: async () => demoData,
          seedDemo: true,
          clock: createFixedClock(),
          log: (entry) => log.push(entry),
        });
      const connect = (url: string, configuration: Configuration = defaultConfiguration) =>
        createApiClient({ baseUrl: url, configuration, editorKey: service.editorKey, log: () => undefined });
      const publish = async (id: string, content: Record<string, unknown>) => {
        await client.call(endpoints.saveDraft, { params: { id }, body: { id, title: id, tiles: [], ...content } });
        return client.call(endpoints.publishPage, { params: { id } });
      };

      beforeAll(async () => {
        dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
        address = await databaseUrl();
        service = await start();
        client = connect(service.url);
      });
      afterAll(async () => {
        client.close();
        await service.close();
        rmSync(dataDir, { recursive: true, force: true });
      });

      it('returns a published page as it was saved, including unknown fields [api.contract]', async () => {
        expect(await client.getPage('home')).toEqual({ kind: 'found', page: smallData.pages[0] });
        expect(await client.getPage('guides/allergens')).toMatchObject({ kind: 'found', page: { title: 'Allergens' } });
        expect(await client.getPage('no-such-page')).toEqual({ kind: 'missing' });
      });

      it('returns settings and restaurants by every identifier [api.contract]', async () => {
        expect(await client.getSettings()).toMatchObject({
          siteName: 'Pandan Row',
          mastheadItems: [{ linkText: 'Menus', openInNewTab: false }],
        });
        expect((await client.getAllRestaurants())?.map(({ slug }) => slug)).toEqual(['bath', 'soho']);
        const bath = { kind: 'found', value: expect.objectContaining({ storeId: '1001', title: 'Bath' }) };
        expect(await client.getRestaurant('bath', 'bath')).toEqual(bath);
        expect(await client.getRestaurantBySlug('bath')).toEqual(bath);
        expect(await client.getRestaurantById('1001')).toEqual(bath);
        const daysAhead = { value: expect.objectContaining({ bookingDaysAhead: 365 }) };
        expect(await client.getRestaurantById('1001')).toMatchObject(daysAhead);
        expect(await client.getRestaurant('bath', 'bath')).toMatchObject(daysAhead);
        expect((await client.getAllRestaurants())?.map((each) => each.bookingDaysAhead)).toEqual([365, undefined]);
        expect(await client.getRestaurant('bath', 'london')).toEqual({ kind: 'missing' });
        expect(await client.getRestaurantBySlug('paris')).toEqual({ kind: 'missing' });
        expect(await client.getRestaurantById('9')).toEqual({ kind: 'missing' });
      });

      it("returns all menus, or a restaurant's own in its order [api.contract]", async () => {
        expect((await client.getMenus()).map(({ id }) => id)).toEqual(['main', 'drinks']);
        expect((await client.getMenus('bath')).map(({ id }) => id)).toEqual(['drinks', 'main']);
        expect((await client.getMenus('1001')).map(({ id }) => id)).toEqual(['drinks', 'main']);
        expect(await client.getMenus('soho')).toEqual([]);
        expect(await client.getMenu('main')).toMatchObject({
          kind: 'found',
          value: { sections: [{ items: [{ id: 'rendang' }] }] },
        });
        expect(await client.getMenu('breakfast')).toEqual({ kind: 'missing' });
      });

      it('returns offers, jobs, choices and social media [api.contract]', async () => {
        expect((await client.getOffers()).map(({ id }) => id)).toEqual(['two-for-one', 'lunch']);
        expect((await client.getOffersByRestaurant('1001')).map(({ id }) => id)).toEqual(['two-for-one']);
        expect(await client.getOffersByRestaurant('1018')).toEqual([]);
        expect(await client.getOffer('lunch')).toMatchObject({ kind: 'found', value: { title: 'Lunch' } });
        expect(await client.getOffer('dinner')).toEqual({ kind: 'missing' });
        expect(await client.getJobs()).toMatchObject([{ job_id: '77', name: 'Commis chef' }]);
        expect(await client.getJob('77')).toMatchObject({ kind: 'found', value: { job_id: '77' } });
        expect(await client.getJob('locations-of-mine')).toEqual({ kind: 'missing' });
        expect(await client.getChoices()).toEqual({
          restaurants: [
            { value: '1001', label: 'Bath' },
            { value: '1018', label: 'Soho' },
          ],
          cities: [
            { value: 'bath', label: 'Bath' },
            { value: 'london', label: 'London' },
          ],
          dietaryTags: [{ value: 'Medium', label: 'Medium' }],
        });
        expect(await client.getSocialMedia()).toMatchObject([{ id: 'p1' }]);
      });

      it('finds places by name, prefix and postcode, and the nearest to a point [api.contract]', async () => {
        expect((await client.searchPlaces('oxf'))[0]).toMatchObject({ label: 'Oxford' });
        expect((await client.searchPlaces('ba1 1aa'))[0]).toEqual({ label: 'BA1', lat: 51.3781, lng: -2.3563 });
        expect((await client.searchPlaces('SW1A1AA'))[0]?.label).toContain('South West London');
        expect(await client.searchPlaces('zzzz')).toEqual([]);
        expect((await client.nearestPlaces(52.2, 0.12))[0]).toMatchObject({ label: 'Cambridge' });
        expect(await client.geocodeJobPlace('Cambridge')).toEqual({ lat: 52.2053, lng: 0.1218 });
        expect(await client.geocodeJobPlace('zzzz')).toBeUndefined();
        expect((await client.suggestJobPlaces('cam')).map(({ label }) => label)).toEqual(['Cambridge', 'Camden']);
      });

      it('rejects visitor calls without token, brand key or session id with 401 [api.headers]', async () => {
        const { accessToken } = await client.call(endpoints.token);
        const headers = {
          authorization: `Bearer ${accessToken}`,
          'x-brand-key': 'pandan-row',
          'x-session-id': crypto.randomUUID(),
        };
        const status = async (changed: Record<string, string>) =>
          (await fetch(`${service.url}/api/jobs`, { headers: { ...headers, ...changed } })).status;
        expect(await status({})).toBe(200);
        expect(await status({ authorization: `Bearer ${accessToken}x` })).toBe(401);
        expect(await status({ authorization: '' })).toBe(401);
        expect(await status({ 'x-brand-key': 'another' })).toBe(401);
        expect(await status({ 'x-session-id': 'not-a-uuid' })).toBe(401);
      });

      it.each([
        ['guides/allergens', 200],
        ['guides%2Fallergens', 200],
        ['guides//allergens', 404],
        ['guides/allergens/', 200],
        ['guides/allergens/more', 400],
        ['guides%2Fallergens/more', 400],
        ['guides/..%2Fhome', 400],
        ['../home', 400],
      ])('serves the page %s with status %d [api.contract] [upstream.requests]', async (id, status) => {
        const { accessToken } = await client.call(endpoints.token);
        const answer = await rawStatus(`${service.url}/api/v1/content/page/`, id, {
          authorization: `Bearer ${accessToken}`,
          'x-brand-key': 'pandan-row',
          'x-session-id': crypto.randomUUID(),
        });
        expect(answer).toBe(status);
      });

      it('rejects editor calls without the editors’ key, and shows nothing of a draft [preview.access]', async () => {
        await client.call(endpoints.saveDraft, {
          params: { id: 'secret' },
          body: { id: 'secret', title: 'Secret', tiles: [] },
        });
        const stranger = createApiClient({
          baseUrl: service.url,
          configuration: defaultConfiguration,
          editorKey: 'wrong-key',
          log: () => undefined,
        });
        await expect(stranger.call(endpoints.draft, { params: { id: 'secret' } })).rejects.toMatchObject({
          status: 401,
        });
        await expect(stranger.call(endpoints.publishPage, { params: { id: 'secret' } })).rejects.toMatchObject({
          status: 401,
        });
        expect(await stranger.getPage('secret')).toEqual({ kind: 'missing' });
        stranger.close();
      });

      it('saves and publishes a draft byte for byte [preview.publish]', async () => {
        const text =
          '{ "id":"raw", "title":"Gỏi cuốn",\n "tiles":[{"type":"new-one","n":1.0,"e":1e2,"u":"\\u00e9","z":{"a":1,"a":2}}] }';
        const headers = { 'x-editor-key': service.editorKey, 'content-type': 'application/json' };
        await fetch(`${service.url}/api/v1/editing/page/raw/draft`, { method: 'PUT', headers, body: text });
        await fetch(`${service.url}/api/v1/editing/page/raw/publish`, { method: 'POST', headers });
        const visitor = {
          authorization: `Bearer ${(await client.call(endpoints.token)).accessToken}`,
          'x-brand-key': 'pandan-row',
          'x-session-id': crypto.randomUUID(),
        };
        expect(await (await fetch(`${service.url}/api/v1/content/page/raw`, { headers: visitor })).text()).toBe(text);
      });

      it('saves an invalid draft, and refuses to publish it with the paths of its errors [preview.errors]', async () => {
        const body = { id: 'wrong', titel: 'Wrong', tiles: {} };
        await client.call(endpoints.saveDraft, { params: { id: 'wrong' }, body });
        expect(await client.call(endpoints.draft, { params: { id: 'wrong' } })).toMatchObject({
          page: body,
          state: { hasDraft: true, publishedRevision: null },
        });
        const refused: unknown = await client
          .call(endpoints.publishPage, { params: { id: 'wrong' } })
          .catch((error: unknown) => error);
        expect(refused).toMatchObject({
          status: 422,
          answer: { errors: expect.arrayContaining([{ path: 'page.title', message: 'is required: enter text' }]) },
        });
        expect(await client.getPage('wrong')).toEqual({ kind: 'missing' });
      });

      it('accepts a draft of 5,000 tiles [preview.publish]', async () => {
        const tiles = Array.from({ length: 5000 }, (_, index) => ({
          type: 'text',
          key: `tile-${index}`,
          body: `<p>${'word '.repeat(200)}</p>`,
        }));
        await publish('long', { tiles });
        expect(await client.getPage('long')).toMatchObject({ page: { tiles: { length: 5000 } } });
      });

      it('does not overwrite a draft that somebody else has saved since [editor.merge]', async () => {
        const save = (version: number) =>
          client.call(endpoints.saveDraft, { params: { id: 'both' }, query: { version }, body: { id: 'both' } });
        expect(await save(0)).toMatchObject({ draftVersion: 1 });
        await expect(save(0)).rejects.toMatchObject({ status: 409 });
        expect(await save(1)).toMatchObject({ draftVersion: 2 });
      });

      it('adds a draft to the revisions without publishing it [editor.merge]', async () => {
        const id = 'saved';
        const body = { id, description: 'The version that lost' };
        const params = { id };
        await expect(client.call(endpoints.keepRevision, { params, body })).rejects.toMatchObject({ status: 404 });
        await client.call(endpoints.saveDraft, { params, body: { id } });
        expect(await client.call(endpoints.keepRevision, { params, body })).toEqual({ revision: 1 });
        const { revisions } = await client.call(endpoints.pageRevisions, { params });
        expect(revisions).toMatchObject([{ number: 1, origin: 'draft' }]);
        expect(await client.call(endpoints.pageRevision, { params: { id, number: 1 } })).toEqual(body);
        expect(await client.getPage(id)).toEqual({ kind: 'missing' });
        expect(await client.call(endpoints.draft, { params })).toMatchObject({ state: { draftVersion: 1 } });
      });

      it('restores an earlier revision, and unpublishes a page [preview.publish]', async () => {
        await publish('history', { description: 'first' });
        await publish('history', { description: 'second' });
        await client.call(endpoints.publishPage, { params: { id: 'history' }, body: { revision: 1 } });
        expect(await client.getPage('history')).toMatchObject({ page: { description: 'first' } });
        const { revisions } = await client.call(endpoints.pageRevisions, { params: { id: 'history' } });
        expect(revisions.map(({ number, origin }) => [number, origin])).toEqual([
          [3, 'editor'],
          [2, 'editor'],
          [1, 'editor'],
        ]);
        expect(await client.call(endpoints.pageRevision, { params: { id: 'history', number: 2 } })).toMatchObject({
          description: 'second',
        });
        await client.call(endpoints.unpublishPage, { params: { id: 'history' } });
        expect(await client.getPage('history')).toEqual({ kind: 'missing' });
        expect(await client.call(endpoints.draft, { params: { id: 'history' } })).toMatchObject({
          page: { description: 'first' },
        });
        await expect(client.call(endpoints.publishPage, { params: { id: 'nobody' } })).rejects.toMatchObject({
          status: 404,
        });
      });

      it('publishes settings, menus and restaurants, and rejects a second restaurant with the same slug [editor.content]', async () => {
        await client.call(endpoints.saveSettings, { body: { siteName: 'Pandan Row', tagline: 'New' } });
        expect(await client.getSettings()).toMatchObject({ tagline: 'New' });
        await client.call(endpoints.saveMenu, {
          params: { id: 'brunch' },
          body: { id: 'brunch', name: 'Brunch', sections: [] },
        });
        expect((await client.getMenus()).map(({ id }) => id)).toEqual(['main', 'drinks', 'brunch']);
        const soho = { storeId: '1018', slug: 'soho', city: 'london', title: 'Soho Square', lat: 51.5, lng: -0.1 };
        await client.call(endpoints.saveRestaurant, { params: { storeId: '1018' }, body: soho });
        expect((await client.getAllRestaurants())?.map(({ title }) => title)).toEqual(['Bath', 'Soho Square']);
        const twin = client.call(endpoints.saveRestaurant, {
          params: { storeId: '7' },
          body: { ...soho, storeId: '7' },
        });
        await expect(twin).rejects.toMatchObject({ status: 409 });
      });

      it('reports a publication, and the cache shows it at once [api.cache]', async () => {
        const stop = new AbortController();
        const [started, changed] = [Promise.withResolvers<Changes>(), Promise.withResolvers<Changes>()];
        const cached = createCachedContent({
          source: client,
          configuration: defaultConfiguration,
          clock: systemClock,
          log: () => undefined,
        });
        const watching = watchChanges(
          client,
          {
            onChange: (changes) => {
              (changes === 'everything' ? started : changed).resolve(changes);
              for (const change of changes === 'everything' ? [] : changes) cached.invalidate(change.kind);
            },
          },
          stop.signal,
        );
        await started.promise;
        await cached.getSettings();
        const { sequence } = await client.call(endpoints.saveSettings, {
          body: { siteName: 'Pandan Row', tagline: 'Newer' },
        });
        expect(await changed.promise).toMatchObject([{ sequence, kind: 'settings', id: 'brand' }]);
        expect(await cached.getSettings()).toMatchObject({ tagline: 'Newer' });
        stop.abort();
        await watching;
      });

      it('reports a change that another copy of the service published [preview.publish]', async () => {
        const other = await start();
        const otherClient = connect(other.url);
        const { sequence } = await client.call(endpoints.changes);
        const waiting = otherClient.call(endpoints.changes, { query: { since: sequence, wait: 5 } });
        await publish('from-here', {});
        expect(await waiting).toMatchObject({ sequence: sequence + 1, changes: [{ kind: 'page', id: 'from-here' }] });
        otherClient.close();
        await other.close();
      });

      it('numbers 100 concurrent publications without gaps [preview.publish]', async () => {
        const { sequence } = await client.call(endpoints.changes);
        const ids = Array.from({ length: 100 }, (_, index) => `many-${index}`);
        const sequences = (await Promise.all(ids.map((id) => publish(id, {})))).map((done) => done.sequence);
        expect(sequences.sort((one, other) => one - other)).toEqual(ids.map((_, index) => sequence + 1 + index));
        const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
        expect(changes.map(({ id }) => id).sort()).toEqual([...ids].sort());
      });

      it('updates demo content only if no editor has changed it [ops.demo]', async () => {
        await publish('home', { description: 'by an editor' });
        await service.close();
        const [home, allergens] = smallData.pages;
        const changed = {
          ...smallData,
          pages: [
            { id: 'home', title: 'Seeded again', tiles: [] },
            { ...allergens, id: 'guides/allergens', title: 'Seeded again', tiles: [] },
          ],
          jobs: [],
          menus: smallData.menus.slice(0, 1),
        };
        expect(home?.id).toBe('home');
        service = await start(changed);
        client.close();
        client = connect(service.url);
        expect(await client.getPage('home')).toMatchObject({ page: { description: 'by an editor' } });
        expect(await client.getPage('guides/allergens')).toMatchObject({ page: { title: 'Seeded again' } });
        expect(await client.getJobs()).toEqual([]);
        expect((await client.getMenus()).map(({ id }) => id)).toEqual(['main', 'brunch']);
        expect(await client.getSettings()).toMatchObject({ tagline: 'Newer' });
      });

      it('accepts every valid form and replies as specified [api.contract]', async () => {
        const person = { firstName: 'Mai', lastName: 'Tran', email: 'mai@example.com', enquiryRestaurant: '1018' };
        const lost = { id: 'lost', name: 'Something left behind' };
        const enquiry = { ...person, message: 'A scarf', enquiryType: 'visit', contactReason: lost };
        const { contactEmail, groupBooking, signUp, voucher, updateCustomerPreferences } = endpoints;
        expect(await client.call(contactEmail, { body: enquiry })).toMatchObject({ statusCode: 200 });
        const unknownReason = { ...enquiry, contactReason: { id: 'made-up', name: 'x' } };
        await expect(client.call(contactEmail, { body: unknownReason })).rejects.toMatchObject({ status: 400 });
        const request = { ...person, date: '2027-12-01', guests: 24 };
        expect(await client.call(groupBooking, { body: request })).toMatchObject({ statusCode: 200 });
        const signUpBody = { emailAddress: person.email, firstName: 'Mai', acceptTerms: true } as const;
        expect(await client.call(signUp, { body: signUpBody })).toMatchObject({ success: true });
        await expect(client.call(signUp, { body: { ...signUpBody, firstName: undefined } })).rejects.toMatchObject({
          answer: { message: 'Enter your first name' },
        });
        const claim = { emailAddress: person.email, acceptTerms: true } as const;
        expect(await client.call(voucher, { body: { ...claim, offerSlug: 'lunch' } })).toMatchObject({ success: true });
        const withoutCode = client.call(voucher, { body: { ...claim, offerSlug: 'two-for-one' } });
        expect(await withoutCode).toMatchObject({ success: false });
        const customerGuid = crypto.randomUUID();
        const nobody = client.call(updateCustomerPreferences, { body: { customerGuid, firstName: 'Mai' } });
        await expect(nobody).rejects.toMatchObject({ name: 'ApiProblem' });
        await expect(
          client.call(endpoints.customerPreferences, { params: { customerGuid }, body: { attributes: [] } }),
        ).rejects.toMatchObject({ code: 'missing' });
      });

      it('logs no error during all of this', () => {
        expect(log).toEqual([]);
      });
    },
  );
});
