import { describe, expect, it } from 'vitest';
import { createFakeClient, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import type { SiteLogEntry } from '../operations/site-log.ts';
import { createFormProcessor } from './process-form.ts';
import { createUploads, uploadLimits } from './uploads/uploads.ts';

const bath = [{ value: '1001', label: 'Bath' }];
const choices = {
  enquiryRestaurant: bath,
  enquiryType: [{ value: 'visit', label: 'A visit' }],
  contactReason: [{ value: 'lost', label: 'Something left behind' }],
};
const person = { firstName: 'Mai', lastName: 'Tran', email: 'mai@example.com', enquiryRestaurant: '1001' };
const signUp = { form: 'sign-up', firstName: 'Mai', emailAddress: 'mai@example.com', acceptTerms: 'on' };
const group = { form: 'group-booking', ...person, date: '2026-12-01', guests: '24' };
const contact = { form: 'contact', ...person, enquiryType: 'visit', contactReason: 'lost', message: 'A scarf' };
const preferences = { form: 'preferences', firstName: 'Mai' };

/** The API has not done what it was asked for. */
const failures: readonly FakeAnswer[] = ['not-connected', { status: 500 }, { status: 404 }, { status: 401 }];
/** The API may have done what it was asked for. */
const lostReplies: readonly FakeAnswer[] = ['unreachable', 'timed-out', { body: 'no json' }, { status: 504 }];

/** Posts a form while the API gives the same answer to every call but the token. */
async function send(fields: Readonly<Record<string, string>>, answer: FakeAnswer, options = choices) {
  const log: SiteLogEntry[] = [];
  const { client } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
  const processForm = createFormProcessor({
    call: client.call,
    settings: async () => ({ context: { today: '2026-11-21', choices: options }, values: {} }),
    uploads: createUploads(createMemoryValues(uploadLimits)),
    log: (entry) => log.push(entry),
  });
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  const subject = { customer: '5b0c4c5e-2b7b-4b3e-8b1c-0f3d5c1a9e77' };
  const result = await processForm(posted, subject, { checkGate: async () => undefined, saveFilesFor: undefined });
  return { result, log };
}

const againLater = 'Nothing you typed is lost: please try again.';

const unknown = 'We do not know whether';
const ask = 'please ask';
describe.each([
  ['sign-up', signUp, `We could not sign you up just now. ${againLater}`, failures],
  ['group-booking', group, `We could not send your enquiry just now. ${againLater}`, failures],
  ['sign-up', signUp, expect.stringMatching(`${unknown} you are signed up.*${ask}`), lostReplies],
  ['group-booking', group, expect.stringMatching(`${unknown} your enquiry arrived.*${ask}`), lostReplies],
] as const)('a failed call of the form %s', (form, fields, message, answers) => {
  it.each(answers)('is logged and reported to the visitor after %j [api.failures]', async (answer) => {
    const { result, log } = await send(fields, answer);
    expect(result).toMatchObject({
      kind: 'redisplayed',
      visit: { name: form, failed: message, values: { firstName: 'Mai' }, taken: false },
    });
    expect(log).toEqual([{ level: 'error', event: 'form-failed', form, message: expect.any(String) }]);
    expect(JSON.stringify(log)).not.toContain('mai@example.com');
  });
});

describe('a contact enquiry', () => {
  it.each([...failures, { body: { success: true, statusCode: 500 } }])(
    'fails after %j [api.failures]',
    async (answer) => {
      const { result } = await send(contact, answer);
      const failed = `We could not send your message just now. ${againLater}`;
      expect(result).toMatchObject({ kind: 'redisplayed', visit: { failed, values: { message: 'A scarf' } } });
    },
  );

  it.each(lostReplies)(
    'may have arrived after %j, and the restaurant can tell [api.failures] [contact.send]',
    async (answer) => {
      const { result } = await send(contact, answer);
      const failed = expect.stringMatching(`${unknown} your message arrived.*${ask} the restaurant`);
      expect(result).toMatchObject({ kind: 'redisplayed', visit: { failed, values: { message: 'A scarf' } } });
    },
  );

  it('succeeds when the reply’s statusCode is 200 [api.failures]', async () => {
    const { result } = await send(contact, { body: { statusCode: 200 } });
    expect(result).toMatchObject({ kind: 'accepted', name: 'contact' });
  });
});

it('a contact enquiry is sent without the choices for which the API has no options [contact.send] [upstream.entries]', async () => {
  const { enquiryType: _, ...rest } = contact;
  expect((await send(rest, { body: {} })).result).toMatchObject({
    visit: { errors: [{ path: 'enquiryType', message: 'Choose what kind of enquiry it is' }] },
  });
  const none = { ...choices, enquiryType: [] };
  expect((await send(rest, { body: {} }, none)).result).toMatchObject({ kind: 'accepted', name: 'contact' });
});

describe('preferences', () => {
  it.each(lostReplies)('may have been saved after %j, and a message says so [preferences.save]', async (answer) => {
    const { result } = await send(preferences, answer);
    const failed = expect.stringMatching(`${unknown} your preferences were saved.*you can save it again`);
    expect(result).toMatchObject({ kind: 'redisplayed', visit: { failed, values: { firstName: 'Mai' } } });
  });

  it.each([...failures, { body: { success: false } }])(
    'are not saved after %j, and a message says so [api.failures]',
    async (answer) => {
      const { result } = await send(preferences, answer);
      const failed = 'We could not save your preferences just now. Nothing you changed is lost: please try again.';
      expect(result).toMatchObject({ kind: 'redisplayed', visit: { failed, values: { firstName: 'Mai' } } });
    },
  );

  it('are saved only when the reply’s message is Success [api.failures]', async () => {
    expect((await send(preferences, { body: { message: 'Success' } })).result).toMatchObject({ kind: 'accepted' });
    expect((await send(preferences, { body: { success: true, message: 'Saved' } })).result).toMatchObject({
      kind: 'redisplayed',
      visit: { failed: 'Saved' },
    });
  });

  it.each([
    [{ Success: true, Data: { Message: 'Nope' } }, 'redisplayed'],
    [{ Success: true, Data: { Message: 'Success' } }, 'accepted'],
    [{ data: { message: 'Nope' } }, 'redisplayed'],
    [{ data: { message: null } }, 'accepted'],
  ])('after %j are %s [preferences.save] [upstream.success]', async (body, kind) => {
    expect((await send(preferences, { body })).result).toMatchObject({ kind });
  });
});

describe('a form that the API refuses with problem details', () => {
  const refuse = (problem: object): FakeAnswer => ({
    status: 400,
    body: { title: 'Bad Request', status: 400, ...problem },
  });

  it.each([
    [{ errors: { Email: ['That address is blocked.', 'It is too long.'] } }, 'email'],
    [{ Errors: { '$.email': ['That address is blocked.'] } }, 'email'],
    [{ errors: { 'Request.FirstName': 'That address is blocked.' } }, 'firstName'],
    [{ errors: [{ propertyName: 'LastName', errorMessage: 'That address is blocked.' }] }, 'lastName'],
  ])('shows the errors of its fields at them: %j [form.server] [upstream.success]', async (problem, path) => {
    for (const fields of [contact, group])
      expect((await send(fields, refuse(problem))).result).toMatchObject({
        kind: 'redisplayed',
        isUnavailable: false,
        visit: { errors: [{ path, message: 'That address is blocked.' }], failed: undefined },
      });
  });

  it.each([
    [{ detail: 'We are full that week.', errors: { Colour: ['Choose another colour.'] } }, 'We are full that week.'],
    [{ detail: 'We are full that week.', errors: { Email: ['must be text'] } }, 'We are full that week.'],
    [{ detail: 'We are full that week.' }, 'We are full that week.'],
    [
      { errors: { Email: ['The JSON value could not be converted to System.Int32.'] } },
      expect.stringContaining(againLater),
    ],
    [{ detail: 'Order 3F2504E0-4F89-11D3-9A0C-0305E82C3301 failed' }, expect.stringContaining(againLater)],
  ])(
    'shows its detail, or that it failed, where a field or its text is not known: %j [upstream.success]',
    async (problem, failed) => {
      expect((await send(group, refuse(problem))).result).toMatchObject({
        kind: 'redisplayed',
        visit: { errors: [], failed },
      });
    },
  );
});
