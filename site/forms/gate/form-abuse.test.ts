import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FormSite, signUpFields, startFormSite } from './start-form-site.ts';

let site: FormSite;
let guid: string;
beforeEach(async () => {
  site = await startFormSite({ formsPerVisitor: 1, challengeCost: 10 });
  await site.service.callApi('POST', '/api/signup', { ...typed, emailAddress: 'zoe@example.com', acceptTerms: true });
  const [mail] = await site.mails();
  guid = /\/preferences\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
});
afterEach(() => site.close());

const typed = { firstName: 'Mai', lastName: 'Tran' };

/** Every form except bookings, with valid fields and its address. */
const allForms = (): readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] => [
  ['/signup', signUpFields(1)],
  ['/offer/pudding', { form: 'voucher', emailAddress: 'ada@example.com', acceptTerms: 'on' }],
  [
    '/contact',
    {
      ...typed,
      form: 'contact',
      enquiryType: 'other',
      contactReason: 'lost',
      enquiryRestaurant: '1',
      email: 'bo@example.com',
      message: 'A hat',
    },
  ],
  [
    '/group-booking',
    {
      ...typed,
      form: 'group-booking',
      enquiryRestaurant: '1',
      date: '2026-12-24',
      guests: '24',
      email: 'cy@example.com',
    },
  ],
  [
    '/careers/job/902',
    { form: 'job-apply', firstName: 'Mai', secondName: 'Tran', email: 'di@example.com', telephone: '01632 960 001' },
  ],
  [`/preferences/${guid}`, { form: 'preferences', firstName: 'Zoë' }],
];

/** The content of the service’s tables: a refused form must not change it. */
async function storedRows(): Promise<string> {
  const { database } = site.service;
  const tables = ['customers', 'vouchers', 'enquiries', 'applications', 'bookings'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  return JSON.stringify([rows, await site.mails()]);
}

/** Sends more than is accepted, without announcing the length. */
const pour = (path: string, type: string, piece: string, pieces: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const posted = request(site.url + path, { method: 'POST', headers: { 'content-type': type } }, ({ statusCode }) =>
      resolve(statusCode),
    );
    posted.on('error', () => resolve(undefined));
    const write = (left: number): void => {
      if (left === 0) posted.end();
      else posted.write(piece, () => write(left - 1));
    };
    write(pieces);
  });

const strangers = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
] as const;

const jsonCalls = ['/api/booking/create/1', '/api/booking/enquiry/1', '/api/v1/braintree/submit'];

const callJson = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('forms sent to the site', () => {
  it('are limited per address, protected by a honeypot and a size limit, and accepted only from the site’s own pages [form.abuse]', async () => {
    const before = await storedRows();
    for (const [path, fields] of allForms()) {
      // The honeypot: same response as for a person, but nothing is sent.
      for (const send of [site.postWithScript, site.postWithoutScript])
        expect((await send(path, { ...fields, website: 'https://evil.example' })).status).toBeLessThan(400);
      // Too long, announced or not.
      const plain = 'application/x-www-form-urlencoded';
      expect(
        (
          await fetch(site.url + path, {
            method: 'POST',
            body: new URLSearchParams({ ...fields, more: 'x'.repeat(20_000) }),
          })
        ).status,
      ).toBe(413);
      expect([413, undefined]).toContain(await pour(path, plain, 'x'.repeat(10_000), 10));
      // Posts from other sites.
      for (const headers of strangers)
        for (const send of [site.postWithScript, site.postWithoutScript])
          expect((await send(path, fields, headers)).status).toBe(403);
    }
    for (const path of jsonCalls) {
      for (const headers of strangers) expect((await callJson(path, '{}', headers)).status).toBe(403);
      expect((await callJson(path, JSON.stringify({ more: 'x'.repeat(20_000) }))).status).toBe(413);
    }
    expect(await storedRows()).toBe(before);
    // Up to the limit of the address, and beyond it.
    const [first, ...others] = allForms();
    expect((await site.postWithoutScript(first?.[0] ?? '', first?.[1] ?? {})).status).toBe(303);
    const after = await storedRows();
    for (const [path, fields] of others) {
      const reply = await site.postWithoutScript(path, fields);
      expect([path, reply.status]).toEqual([path, 429]);
      expect((await site.postWithScript(path, fields)).body.kind).toBe('challenge');
    }
    expect(await storedRows()).toBe(after);
  });
});
