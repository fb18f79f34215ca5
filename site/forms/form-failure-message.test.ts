import { expect, it } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { callFailureMessage, formFailureMessage } from './form-failure-message.ts';
import { senderOf } from './form-senders.ts';

const { texts: words } = jobApplyForm;
const { invalid: _, ...plain } = words;
const problem = (code: 'refused' | 'failed', message: string) =>
  new ApiProblem({ code, route: '/api/jobs/application', message: 'answered', answer: { message } });
const application = {
  email: 'mai@example.com',
  firstName: 'Mai',
  secondName: 'Tran',
  telephone: '07700 900123',
  jobId: '1',
};

it.each([
  ['Submit failed (err=15)', 15, words.invalid],
  ['invalid', 15, words.invalid],
  [undefined, 15, words.invalid],
  ['The server’s own words.', 13, 'The server’s own words.'],
  [undefined, 14, 'You have already submitted an application for this job.'],
  ['dup', 14, 'You have already submitted an application for this job.'],
  ['<h1>Bad request</h1>', 13, 'Something went wrong submitting the job application. Please try again.'],
  [null, null, 'Something went wrong submitting the job application. Please try again.'],
])('explains an application that was refused with %s and code %s [apply.submit]', (message, errorCode, expected) => {
  expect(formFailureMessage(words, { message, errorCode })).toBe(expected);
});

it('uses the form’s own message where it has none for codes [apply.submit]', () => {
  expect(formFailureMessage(plain, { errorCode: 14 })).toBe(plain.failed);
  expect(formFailureMessage(plain, { message: 'Failed: err=15.' })).toBe('Failed: err=15.');
});

it('passes on the message of a refusal, but of a server error only that fields were invalid [apply.submit]', () => {
  expect(callFailureMessage(words, problem('refused', 'Too late.'))).toBe('Too late.');
  expect(callFailureMessage(words, problem('failed', 'at Object.<anonymous>'))).toBe(words.failed);
  expect(callFailureMessage(words, problem('failed', 'x err=15 y'))).toBe(words.invalid);
  expect(callFailureMessage(words, new Error('lost'))).toBe(words.failed);
});

it.each([
  [400, '{"err":15,"message":"invalid"}'],
  [422, '{"code":15}'],
  [500, '{"error":{"code":"15"}}'],
  [200, '{"err":15,"message":"invalid"}'],
])(
  'explains an application that was answered %i %s as one with invalid fields [apply.submit]',
  async (status, text) => {
    const { client } = createFakeClient((path) =>
      path === '/api/token' ? undefined : { status, body: JSON.parse(text) },
    );
    const sent = client.call(endpoints.jobApplication, { body: application });
    const message = await sent.then(
      (reply) => formFailureMessage(words, reply),
      (error) => callFailureMessage(words, error),
    );
    expect(message).toBe(words.invalid);
  },
);

it.each(['contact', 'group-booking', 'sign-up', 'voucher', 'job-apply'] as const)(
  'says of a %s form whose reply is lost that it may have arrived, and whom to ask [api.failures]',
  (name) => {
    const { texts } = forms[name];
    const lost = new ApiProblem({ code: 'unreachable', route: '/api', message: 'got no reply' });
    const unsent = new ApiProblem({ code: 'not-connected', route: '/api', message: 'got no reply' });
    expect(callFailureMessage(texts, lost)).toMatch(/^We do not know whether .* ask .*restaurant/);
    expect(callFailureMessage(texts, unsent)).toBe(texts.failed);
  },
);

const isAccepted = (message: string | undefined) => senderOf('preferences').isAccepted({ success: true, message });

it.each([undefined, '', 'Success', 'SUCCESS', 'Updated successfully'])(
  'preferences are saved if the message is %j [preferences.save]',
  (message) => {
    expect(isAccepted(message)).toBe(true);
  },
);

it.each(['Failed', 'Unsuccessful', 'The update was not successful'])(
  'preferences are not saved if the message is %j [preferences.save]',
  (message) => {
    expect(isAccepted(message)).toBe(false);
  },
);

it.each([
  [true, 200],
  [true, undefined],
  [true, null],
  [false, 300],
  [false, 400],
])('an enquiry is accepted: %s, if its status code is %j [contact.send]', (expected, statusCode) => {
  expect(senderOf('contact').isAccepted({ success: true, statusCode })).toBe(expected);
});
