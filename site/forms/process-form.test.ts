import { describe, expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import type { FormContext } from '#schemas/forms/_shared/define-form.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import type { JobQuestion } from '#schemas/forms/job-apply/question-options.ts';
import type { SiteLogEntry } from '../operations/site-log.ts';
import { createFormProcessor, type FormAnswer } from './process-form.ts';
import { createUploads, uploadLimits } from './uploads/uploads.ts';

const choices: FormContext['choices'] = {
  enquiryRestaurant: [{ value: '1001', label: 'Bath' }],
  enquiryType: [{ value: 'visit', label: 'A visit' }],
  contactReason: [{ value: 'lost', label: 'Something left behind' }],
  contactSubReason: [{ value: 'coat', label: 'A coat', of: 'lost' }],
};
const question = (id: string, type: JobQuestion['type'], options: readonly string[] = []) => ({
  id,
  type,
  text: 'A question',
  is_mandatory: false,
  answer: { options: [...options], text: undefined },
});
const questions = [
  question('days', 'MULTIPLE_CHOICE', ['Saturday', 'Sunday']),
  question('why', 'TEXT'),
  question('car', 'YES_NO'),
];
const job: FormContext['job'] = {
  cvRequired: false,
  experienceRequired: true,
  questions,
  hyphens: false,
  workYears: 40,
};
const contextSetting: FormSetting = { context: { today: '2026-11-21', choices, job }, values: {} };

type Fields = Readonly<Record<string, string | readonly string[] | File>>;

/** Posts fields to a form processor of which the API accepts everything. */
async function post(
  fields: Fields,
  {
    setting = async () => contextSetting,
    saveFilesFor,
    reply = { success: true },
  }: { setting?: () => Promise<FormSetting | undefined>; saveFilesFor?: string; reply?: object } = {},
) {
  const log: SiteLogEntry[] = [];
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : { body: reply }));
  const uploads = createUploads(createMemoryValues(uploadLimits));
  const processForm = createFormProcessor({
    call: client.call,
    settings: setting,
    uploads,
    log: (entry) => log.push(entry),
  });
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) posted.append(name, each);
  const subject = { jobId: '902', offerSlug: 'lunch' };
  const result = await processForm(posted, subject, { checkGate: async () => undefined, saveFilesFor });
  // Ids are looked up before they are sent.
  const [request] = sent.filter(({ url, body }) => body !== undefined && !url.endsWith('/api/token'));
  return { result, log, uploads, path: request?.url, body: JSON.parse(request?.body ?? 'null') };
}

const redisplayed = (result: FormAnswer | undefined) => {
  if (result?.kind !== 'redisplayed') throw new Error('The form is not shown again.');
  return result;
};

const applicant = {
  form: 'job-apply',
  firstName: 'Zoë',
  secondName: 'O’Neil',
  email: 'zoe@example.com',
  telephone: '01632 960 001',
};
const firstRole = {
  'experience.0.employer': 'Café',
  'experience.0.jobTitle': 'Host',
  'experience.0.fromMonth': '3',
  'experience.0.fromYear': '2020',
};
const firstEnd = { 'experience.0.toMonth': '4', 'experience.0.toYear': '2021' };

describe('a posted form', () => {
  it.each([{}, { form: '' }, { form: 'made-up' }, { form: 'constructor' }, { form: new File(['x'], 'sign-up') }])(
    'is not processed without the name of a form: %j [form.server]',
    async (fields) => {
      expect(await post(fields)).toMatchObject({ result: undefined, body: null });
    },
  );

  it('is not processed where its subject does not exist [form.server]', async () => {
    expect(await post(applicant, { setting: async () => undefined })).toMatchObject({ result: undefined, body: null });
  });

  it('is accepted and not sent on when its honeypot is filled in [form.abuse]', async () => {
    const signUp = { form: 'sign-up', website: 'https://spam.example' };
    expect(await post(signUp)).toMatchObject({ result: { kind: 'accepted', location: '/signup-thanks' }, body: null });
  });

  it('that finds a booking has another way to it where its honeypot is filled in [form.abuse] [diner.manage]', async () => {
    const find = { form: 'find-booking', website: 'https://autofilled.example' };
    expect(await post(find)).toMatchObject({ result: { kind: 'accepted', location: undefined }, body: null });
    expect(forms['find-booking'].texts.thanks).toEqual({
      heading: 'Please use the link in your mail',
      text: 'The mail that confirmed your table leads to it. If you cannot find that mail, ring the restaurant.',
    });
  });

  it('is shown again with its values while its options cannot be loaded [form.nojs]', async () => {
    const setting = () => Promise.reject(new Error('The service has gone.'));
    const { result, log, body } = await post(applicant, { setting });
    expect(redisplayed(result)).toMatchObject({
      isUnavailable: true,
      visit: {
        failed: 'Something went wrong submitting the job application. Please try again.',
        errors: [],
        values: { firstName: 'Zoë' },
        taken: false,
      },
    });
    expect(log).toMatchObject([{ level: 'error', event: 'form-failed', form: 'job-apply' }]);
    expect(body).toBeNull();
  });

  it('is shown again as an error of the visitor, not of the service, where fields are invalid [form.nojs]', async () => {
    expect(redisplayed((await post({ ...applicant, email: 'zoe@' })).result)).toMatchObject({ isUnavailable: false });
  });

  it('has one error for a field of which the file was refused [apply.cv]', async () => {
    const setting = async () => ({
      ...contextSetting,
      context: { ...contextSetting.context, job: { ...job, cvRequired: true } },
    });
    const { result } = await post({ ...applicant, ...firstRole, resume: new File(['MZ'], 'cv.pdf') }, { setting });
    expect(redisplayed(result).visit.errors.filter(({ path }) => path === 'resume')).toEqual([
      {
        path: 'resume',
        message:
          'cv.pdf cannot be sent: the selected file contains a program and is not a valid PDF. It must be a PDF or DOCX',
      },
    ]);
  });
});

describe('a button for rows', () => {
  const rowsAfter = async (button: Fields, rows: Fields = firstRole) =>
    redisplayed((await post({ ...applicant, ...rows, ...button })).result).visit;

  it('adds an empty row, and keeps what was typed, without errors [form.nojs] [apply.experience]', async () => {
    expect(await rowsAfter({ _add: 'experience' })).toMatchObject({
      errors: [],
      failed: undefined,
      values: { firstName: 'Zoë', experience: [{ employer: 'Café', jobTitle: 'Host' }, {}] },
    });
    expect((await rowsAfter({ _add: 'experience' }, {})).values.experience).toHaveLength(1);
  });

  it('removes the row with its number [form.nojs] [apply.experience]', async () => {
    const rows = { ...firstRole, 'experience.1.employer': 'Bar', 'experience.2.employer': 'Pub' };
    const { values, errors } = await rowsAfter({ _remove: 'experience.1' }, rows);
    expect(values).toMatchObject({ firstName: 'Zoë', experience: [{ employer: 'Café' }, { employer: 'Pub' }] });
    expect([values.experience, errors]).toMatchObject([{ length: 2 }, []]);
  });

  it.each(['', 'experience', 'experience.', '.0', 'experience.x'])(
    'does nothing with the value %j [form.nojs]',
    async (button) => {
      expect((await rowsAfter({ _remove: button })).errors).not.toEqual([]);
    },
  );

  it('saves files only for a visitor without script [form.nojs] [apply.cv]', async () => {
    const pressed = { ...applicant, _add: 'experience', resume: new File([new Uint8Array(makePdf())], 'cv.pdf') };
    for (const saveFilesFor of ['visitor', undefined]) {
      const { result, uploads } = await post(pressed, saveFilesFor === undefined ? {} : { saveFilesFor });
      const [file] = [redisplayed(result).visit.values.resume].flat();
      const id = typeof file === 'object' && file !== null && 'id' in file ? String(file.id) : '';
      expect((await uploads.read(id)) !== undefined).toBe(saveFilesFor !== undefined);
    }
  });
});

describe('the reference of an application', () => {
  it.each([
    [{ reference: 'K7MPRWXT' }, 'K7MPRWXT'],
    [{ reference: 42 }, '42'],
    [{ reference: null }, undefined],
    [{ reference: { id: 42 } }, undefined],
    [{}, undefined],
  ])('is what the API replies: %j [apply.submit] [upstream.claims]', async (more, reference) => {
    const { result } = await post({ ...applicant, ...firstRole, ...firstEnd }, { reply: { success: true, ...more } });
    expect(result).toMatchObject({ kind: 'accepted' });
    expect(Object(result).reference).toBe(reference);
  });
});

describe('the payload of an application', () => {
  it('has the end of a role unless it is the current one [apply.submit] [apply.experience]', async () => {
    const rows = {
      ...firstRole,
      ...firstEnd,
      ...Object.fromEntries(
        Object.entries({ ...firstRole, ...firstEnd }).map(([name, value]) => [name.replace('.0.', '.1.'), value]),
      ),
      'experience.1.isCurrentRole': 'on',
    };
    const start = { employer: 'Café', jobTitle: 'Host', fromMonth: 3, fromYear: 2020 };
    const { path, body, result } = await post({ ...applicant, ...rows });
    expect(result).toMatchObject({ kind: 'accepted', name: 'job-apply' });
    expect(path).toBe('http://api.test/api/jobs/application');
    expect(body).toEqual({
      firstName: 'Zoë',
      secondName: 'O’Neil',
      email: 'zoe@example.com',
      telephone: '01632 960 001',
      jobId: '902',
      experience: [
        { ...start, isCurrentRole: false, toMonth: 4, toYear: 2021 },
        { ...start, isCurrentRole: true },
      ],
    });
  });

  it('has all choices of a question with several, and one text of others [apply.submit] [apply.questions]', async () => {
    const answers = {
      'questions.0.id': 'days',
      'questions.0.answer': ['Saturday', 'Sunday'],
      'questions.1.id': 'why',
      'questions.1.answer': ['I like noodles'],
      'questions.2.id': 'car',
      'questions.2.answer': [],
    };
    const { body } = await post({ ...applicant, ...firstRole, ...firstEnd, ...answers });
    expect(body.questions).toEqual([
      { id: 'days', answer: ['Saturday', 'Sunday'] },
      { id: 'why', answer: 'I like noodles' },
    ]);
  });

  it('has the CV with its name, type and content [apply.submit] [apply.cv]', async () => {
    const content = makePdf();
    const resume = new File([new Uint8Array(content)], 'My CV.pdf', { type: 'application/pdf' });
    const { body } = await post({ ...applicant, ...firstRole, ...firstEnd, resume });
    expect(body.resume).toEqual({
      file: { name: 'My CV.pdf', type: 'application/pdf', content: content.toString('base64') },
    });
  });
});

describe('the payload of other forms', () => {
  it('names the reasons of an enquiry with their ids [contact.send] [contact.reasons]', async () => {
    const enquiry = {
      form: 'contact',
      firstName: 'Mai',
      lastName: 'Tran',
      email: 'mai@example.com',
      enquiryRestaurant: '1001',
      enquiryType: 'visit',
      contactReason: 'lost',
      contactSubReason: 'coat',
      message: 'It is green',
    };
    expect((await post(enquiry)).body).toMatchObject({
      contactReason: { id: 'lost', name: 'Something left behind' },
      contactSubReason: { id: 'coat', name: 'A coat' },
      message: 'It is green',
    });
  });

  it('has the id of the restaurant whose name was typed, where there are too many for a select [form.server] [scale.growth]', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      value: String(1000 + index),
      label: `High Street ${Math.floor(index / 2)}`,
      group: index % 2 === 0 ? 'Bath' : 'York',
    }));
    const setting = async () => ({
      context: { today: '2026-11-21', choices: { favouriteRestaurant: many } },
      values: {},
    });
    const signUp = { form: 'sign-up', firstName: 'Mai', emailAddress: 'mai@example.com', acceptTerms: 'on' };
    const sendName = (favouriteRestaurant: string) => post({ ...signUp, favouriteRestaurant }, { setting });
    expect((await sendName('high street 7, york')).body).toMatchObject({ favouriteRestaurant: '1015' });
    for (const name of ['High Street 7', 'Atlantis']) {
      const { result, body } = await sendName(name);
      expect(body).toBeNull();
      expect(redisplayed(result).visit).toMatchObject({
        values: { favouriteRestaurant: name },
        errors: [{ path: 'favouriteRestaurant', message: 'Choose a restaurant from the list' }],
      });
    }
  });

  it('has the birthday of a subscriber with the year 1904 unless another is given [signup.fields]', async () => {
    const signUp = { form: 'sign-up', firstName: 'Mai', emailAddress: 'mai@example.com', acceptTerms: 'on' };
    const leapDay = { 'birthday.day': '29', 'birthday.month': '2' };
    expect((await post({ ...signUp, ...leapDay })).body.birthday).toEqual({ day: 29, month: 2, year: 1904 });
    const { body } = await post({ ...signUp, ...leapDay, 'birthday.year': '2000' });
    expect(body.birthday).toEqual({ day: 29, month: 2, year: 2000 });
    expect((await post(signUp)).body).not.toHaveProperty('birthday');
  });

  it('has the offer of a voucher [offer.voucher]', async () => {
    const voucher = { form: 'voucher', emailAddress: 'mai@example.com', acceptTerms: 'on' };
    expect((await post(voucher)).body).toEqual({
      emailAddress: 'mai@example.com',
      acceptTerms: true,
      offerSlug: 'lunch',
    });
  });
});
