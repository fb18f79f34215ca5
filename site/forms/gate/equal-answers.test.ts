import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FormSite, signUpFields, startFormSite } from './start-form-site.ts';

let site: FormSite;
beforeEach(async () => {
  site = await startFormSite({ formsPerVisitor: 1000 });
});
afterEach(() => site.close());

/** The encrypted value differs each time; its length must not. */
const unsealed = (cookie: string | undefined) =>
  cookie?.replace(/(?<=^joined=)[\w-]+/, (sealed) => 'x'.repeat(sealed.length));

/** Posts with and without script, with every byte of the response except the date. */
const everyWay = () =>
  [site.postWithScript, site.postWithoutScript].map(
    (send) => async (path: string, fields: Readonly<Record<string, string>>) => {
      const { status, headers, text } = await send(path, fields);
      return { status, headers: { ...headers, 'set-cookie': unsealed(headers['set-cookie']) }, text };
    },
  );

const claim = (emailAddress: string) => ({ form: 'voucher', emailAddress, acceptTerms: 'on' });

describe('responses about an email address', () => {
  it('are identical, byte for byte, whether or not it is on the mailing list [form.abuse]', async () => {
    const body = { firstName: 'Ada', emailAddress: 'guest-known@example.com', acceptTerms: true };
    expect((await site.service.callApi('POST', '/api/signup', body)).status).toBe(200);
    expect(await site.mails()).toHaveLength(1);
    for (const [at, send] of everyWay().entries()) {
      const known = await send('/signup', signUpFields('known'));
      expect(known.status).toBeLessThan(400);
      expect(await send('/signup', signUpFields(`new-${at}`))).toEqual(known);
    }
    expect(await site.mails()).toHaveLength(3);
  });

  it('are identical, byte for byte, whether or not it has the offer’s code [offer.voucher]', async () => {
    const body = { offerSlug: 'pudding', emailAddress: 'known@example.com', acceptTerms: true };
    expect((await site.service.callApi('POST', '/api/offer/getcode', body)).status).toBe(200);
    expect(await site.mails()).toHaveLength(1);
    for (const [at, send] of everyWay().entries()) {
      const known = await send('/offer/pudding', claim('known@example.com'));
      expect(known.status).toBeLessThan(400);
      expect(await send('/offer/pudding', claim(`new-${at}@example.com`))).toEqual(known);
    }
    expect(await site.mails()).toHaveLength(3);
  });

  it('are identical, byte for byte, for all unknown and invalid guids [preferences.privacy]', async () => {
    const guids = [crypto.randomUUID(), crypto.randomUUID(), '00000000-0000-0000-0000-000000000000', 'guess', '1'];
    for (const [at, send] of everyWay().entries()) {
      const answers = [];
      for (const guid of guids)
        answers.push(await send(`/preferences/${guid}`, { form: 'preferences', firstName: 'Eve' }));
      // With script the form is told that it is gone; without, the page says so.
      expect(answers[0]?.status).toBe([404, 409][at]);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });
});
