import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormContext } from '#schemas/forms/_shared/define-form.ts';
import { clearEntryState, flushEntryState } from '../../browser/entry-state.client.ts';
import { hydrate } from '../../testing/hydrate.ts';
import { island as ContactForm } from '../compiled/contact.generated.client.tsx';
import { island as JobForm } from '../compiled/job-apply.generated.client.tsx';
import { island as SignUpForm } from '../compiled/sign-up.generated.client.tsx';
import { formResetEvent } from '../submit/form-reset-event.ts';
import { fakeNetwork } from '../testing/fake-network.ts';
import type { FormIslandProps } from './form-island-props.ts';

const context: FormContext = {
  today: '2026-11-21',
  choices: {
    enquiryType: [
      { value: 'feedback', label: 'Feedback' },
      { value: 'question', label: 'A question' },
    ],
    contactReason: [
      { value: 'food', label: 'Food' },
      { value: 'service', label: 'Service' },
      { value: 'other', label: 'Something else' },
    ],
    contactSubReason: [
      { value: 'cold', label: 'It was cold', of: 'food', group: 'Food' },
      { value: 'slow', label: 'It was slow', of: 'service', group: 'Service' },
    ],
    enquiryRestaurant: [
      { value: 'bath', label: 'Bath', group: 'Somerset' },
      { value: 'soho', label: 'Soho', group: 'London' },
    ],
  },
  job: { cvRequired: false, experienceRequired: true, questions: [], hyphens: false, workYears: 40 },
};
const facts: FormIslandProps = {
  action: '/contact-us#form',
  context,
  values: {},
  errors: [],
  isAccepted: false,
  headingLevel: 2,
};
const complete = {
  enquiryType: 'feedback',
  contactReason: 'food',
  contactSubReason: 'cold',
  enquiryRestaurant: 'bath',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  message: 'The soup was cold.',
};

let requests = fakeNetwork();
beforeEach(() => {
  requests = fakeNetwork();
  document.title = 'Contact us';
});
afterEach(() => {
  for (const form of ['contact', 'job-apply', 'sign-up']) clearEntryState(`form.${form}`);
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const send = (name = 'Send the message') => user.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const lastRequest = () => {
  const request = requests.at(-1);
  if (!request) throw new Error('Nothing was sent.');
  return request;
};
const fileInput = () => screen.getByLabelText<HTMLInputElement>(/^(Files|Your CV)/);
function chooseFile(name: string, content = 'x'): void {
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name));
  fileInput().files = transfer.files;
  fireEvent.change(fileInput());
}
const focused = () => document.activeElement;
const showContact = (change: Partial<FormIslandProps> = {}) => render(<ContactForm {...facts} {...change} />);
const showComplete = (change: Partial<FormIslandProps> = {}) => showContact({ values: complete, ...change });

it('a form that is submitted twice before it is rendered again is sent once', async () => {
  showComplete();
  const form = screen.getByRole('button', { name: 'Send the message' }).closest('form');
  await act(async () => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(requests).toHaveLength(1);
});

describe('a form with errors', () => {
  it('is not sent, and its error summary gets the focus [form.a11y]', async () => {
    showContact();
    await send();
    expect(requests).toEqual([]);
    const summary = screen.getByRole('alert');
    expect(focused()).toBe(summary);
    expect(summary.textContent).toContain('There is a problem');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Choose what kind of enquiry it is',
      'Choose a reason',
      'Choose a restaurant from the list',
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
      'Enter your message',
    ]);
    expect(document.title).toBe('Error: Contact us');
  });

  it('lists links that move the focus to the invalid field, without a new history entry [form.a11y]', async () => {
    showContact();
    await send();
    const entries = history.length;
    await user.click(screen.getByRole('link', { name: 'Enter your last name' }));
    expect(focused()).toBe(field('Last name'));
    expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
    expect([history.length, location.hash]).toEqual([entries, '']);
    await user.click(screen.getByRole('link', { name: 'Choose what kind of enquiry it is' }));
    expect(focused()).toBe(screen.getByRole('group', { name: 'What kind of enquiry is it?' }));
  });

  it('loses its errors and the prefix of the title once they are corrected [form.a11y]', async () => {
    showContact({ values: { ...complete, lastName: '' } });
    await send();
    expect(document.title).toBe('Error: Contact us');
    await user.type(field('Last name'), 'Byron');
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Contact us');
    expect(requests).toHaveLength(1);
  });

  it('from a submission without script shows them at the fields, and in the title [form.nojs] [form.a11y]', () => {
    showComplete({ errors: [{ path: 'firstName', message: 'Enter your first name' }] });
    expect(screen.getByRole('link', { name: 'Enter your first name' })).toBeTruthy();
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toBe('Error: Contact us');
    expect(focused()).toBe(screen.getByRole('alert'));
  });

  it('from a submission without script leave the focus where the visitor has moved it [form.nojs] [form.a11y]', () => {
    document.body.append(Object.assign(document.createElement('button'), { id: 'menu' }));
    document.querySelector<HTMLElement>('#menu')?.focus();
    showComplete({ errors: [{ path: 'firstName', message: 'Enter your first name' }] });
    expect(focused()?.id).toBe('menu');
    document.querySelector('#menu')?.remove();
  });
});

describe('the fields of a form', () => {
  it('depend on the reason: only sub-reasons of the chosen reason are offered [contact.reasons]', async () => {
    showContact({ values: { ...complete, contactReason: '', contactSubReason: '' } });
    const options = () =>
      within(screen.getByRole('combobox', { name: 'What is it about?' }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(screen.queryByRole('combobox', { name: 'What is it about?' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Service');
    expect(options().slice(1)).toEqual(['It was slow']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Food');
    expect(options().slice(1)).toEqual(['It was cold']);
  });

  it('forget the sub-reason of another reason [contact.reasons]', async () => {
    showComplete();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Something else');
    await send();
    expect(lastRequest().fields).toContainEqual(['contactReason', 'other']);
    expect(screen.queryByRole('alert')).toBeNull();
    await lastRequest().answer({ kind: 'failed', message: 'No.' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Service');
    await send();
    expect(screen.getByRole('link', { name: 'Choose what it is about' })).toBeTruthy();
  });

  it('are all offered before hydration, with sub-reasons grouped by reason [form.nojs]', () => {
    const html = renderToString(<ContactForm {...facts} values={{ ...complete, contactReason: '' }} />);
    expect(html).toContain('It was cold');
    expect(html).toContain('It was slow');
    for (const group of ['Somerset', 'Food', 'Service']) expect(html).toContain(`<optgroup label="${group}">`);
  });

  it('keep what was typed before hydration [form.a11y]', async () => {
    const values = { ...complete, message: '' };
    hydrate(<ContactForm {...facts} values={values} />, () => {
      fireEvent.input(field('Your message'), { target: { value: 'Early.' } });
      screen.getByRole<HTMLInputElement>('radio', { name: 'A question' }).checked = true;
    });
    expect(field('Your message')).toHaveProperty('value', 'Early.');
    expect(screen.getByRole('radio', { name: 'A question' })).toHaveProperty('checked', true);
    expect(field('First name')).toHaveProperty('value', 'Ada');
    await send();
    expect(Object.fromEntries(lastRequest().fields)).toMatchObject({ message: 'Early.', enquiryType: 'question' });
  });

  it('keep what was typed after a reload [form.a11y]', async () => {
    showContact();
    await user.type(field('First name'), 'Grace');
    flushEntryState();
    document.body.replaceChildren();
    showContact();
    expect(field('First name')).toHaveProperty('value', 'Grace');
    expect(history.state).toMatchObject({ 'form.contact': { firstName: 'Grace' } });
  });

  it('save nothing that the visitor did not type [form.a11y]', () => {
    hydrate(<ContactForm {...facts} values={{ firstName: 'Ada', enquiryType: 'feedback' }} />);
    flushEntryState();
    expect(history.state?.['form.contact']).toBeUndefined();
  });
});

describe('sending a form', () => {
  it('posts its values and shows the thank-you message, which gets the focus [contact.send]', async () => {
    showComplete({ next: [{ text: 'To the menu', url: '/menu' }] });
    await user.type(field('Your message'), ' Twice.');
    await send();
    expect(Object.fromEntries(lastRequest().fields)).toMatchObject({
      ...complete,
      message: 'The soup was cold. Twice.',
      form: 'contact',
      website: '',
    });
    expect(Number(lastRequest().fields.get('renderedFor'))).toBeGreaterThan(0);
    await lastRequest().answer({ kind: 'accepted' });
    const thanks = screen.getByRole('status');
    expect(focused()).toBe(thanks);
    expect(within(thanks).getByRole('heading', { level: 2 }).textContent).toBe('Your message is sent');
    expect(within(thanks).getByRole('link', { name: 'To the menu' }).getAttribute('href')).toBe('/menu');
    flushEntryState();
    expect(history.state?.['form.contact']).toBeUndefined();
  });

  it('shows the reference of what was sent, where the API gave one [apply.submit]', async () => {
    showComplete();
    await send();
    await lastRequest().answer({ kind: 'accepted', reference: 'K7MPRWXT' });
    expect(screen.getByRole('status').textContent).toBe('Your message is sentYour reference is K7MPRWXT.');
  });

  it('describes what happens next only in the words of its tile [upstream.claims]', async () => {
    const { unmount } = showComplete();
    await send();
    await lastRequest().answer({ kind: 'accepted' });
    expect(screen.getByRole('status').textContent).toBe('Your message is sent');
    unmount();
    showComplete({ thanksText: 'We answer within two days.' });
    await send();
    await lastRequest().answer({ kind: 'accepted' });
    expect(screen.getByRole('status').textContent).toBe('Your message is sentWe answer within two days.');
  });

  it('shows that it is being sent, and sends once however often it is pressed [form.abuse]', async () => {
    showComplete();
    await send();
    await send('Sending your message');
    expect(requests).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Sending your message' }).getAttribute('aria-disabled')).toBe('true');
    await lastRequest().answer({ kind: 'failed', message: 'Not now.' });
    expect(screen.getByRole('button', { name: 'Send the message' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('shows the server’s errors in the same summary, which gets the focus [form.server]', async () => {
    showComplete();
    await send();
    await lastRequest().answer({ kind: 'invalid', errors: [{ path: 'email', message: 'Enter another address' }] });
    expect(focused()).toBe(screen.getByRole('alert'));
    await user.click(screen.getByRole('link', { name: 'Enter another address' }));
    expect(focused()).toBe(field('Email address'));
    expect(field('Email address')).toHaveProperty('value', 'ada@example.com');
  });

  it('forgets the server’s errors when the browser finds others, and when it is sent again [form.server]', async () => {
    showComplete();
    await send();
    await lastRequest().answer({ kind: 'invalid', errors: [{ path: 'email', message: 'Enter another address' }] });
    await user.clear(field('First name'));
    await send();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Enter your first name']);
    await user.type(field('First name'), 'Ada');
    await send();
    expect(requests).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows why it failed and keeps everything that was typed [contact.send]', async () => {
    showComplete();
    await send();
    await lastRequest().answer({ kind: 'failed', message: 'The restaurant cannot be reached.' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('The restaurant cannot be reached.');
    expect(focused()).toBe(alert);
    expect(field('Your message')).toHaveProperty('value', 'The soup was cold.');
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    await lastRequest().answer({ kind: 'accepted' });
    expect(screen.getByRole('heading', { name: 'Your message is sent' })).toBeTruthy();
  });

  it('forgets why it failed when the browser finds errors in the next attempt [form.server]', async () => {
    showComplete();
    await send();
    await lastRequest().answer({ kind: 'failed', message: 'Please try again tomorrow.' });
    await user.clear(field('Your message'));
    await send();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'There is a problemEnter your message',
    ]);
  });

  it('follows the address of the thank-you page, and sends nothing meanwhile [signup.thanks]', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    showComplete();
    await send();
    await lastRequest().answer({ kind: 'accepted', location: '/signup-thanks' });
    expect(assign).toHaveBeenCalledWith('/signup-thanks');
    await send('Sending your message');
    expect(requests).toHaveLength(1);
  });

  it('is possible again when the browser restores the page [form.a11y]', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    showComplete();
    await send();
    await lastRequest().answer({ kind: 'accepted', location: '/signup-thanks' });
    const pageshow = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    pageshow(false);
    expect(screen.queryByRole('button', { name: 'Send the message' })).toBeNull();
    pageshow(true);
    expect(screen.getByRole('button', { name: 'Send the message' })).toBeTruthy();
  });

  it('with files asks first, then shows the progress of the upload, which can be stopped [contact.send]', async () => {
    showComplete();
    chooseFile('soup.jpg');
    await send();
    expect([...lastRequest().fields.keys()].sort()).toEqual(['askingAhead', 'form', 'renderedFor']);
    await lastRequest().answer({ kind: 'ready' });
    expect(requests).toHaveLength(2);
    expect(lastRequest().fields.get('uploadedFiles')).toHaveProperty('name', 'soup.jpg');
    await lastRequest().report(50, 100);
    expect(screen.getByRole('progressbar', { name: 'Files sent' })).toHaveProperty('value', 50);
    await user.click(screen.getByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Send the message' })));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('starts anew when the page resets it, without errors and typed values [booking.modal]', async () => {
    showComplete({ failureMessage: 'It failed.', errors: [{ path: 'email', message: 'Enter another address' }] });
    await user.type(field('First name'), ' Augusta');
    const part = document.querySelector('[data-form-part="contact"]');
    fireEvent(part ?? document, new Event(formResetEvent));
    expect(field('First name')).toHaveProperty('value', 'Ada');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the thank-you message of a submission without script, and does not move the focus [form.nojs]', () => {
    showContact({ isAccepted: true, headingLevel: 3 });
    expect(screen.getByRole('heading', { name: 'Your message is sent', level: 3 })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(focused()).toBe(document.body);
  });
});

describe('a failure that concerns no field', () => {
  const message = 'You have already applied for this job.';
  const row = { employer: 'Café', jobTitle: 'Chef', fromMonth: 1, fromYear: 2020, isCurrentRole: true };
  const values = {
    firstName: 'Ada',
    secondName: 'Byron',
    email: 'ada@example.com',
    telephone: '01632 960 001',
    experience: [row],
  };

  it('is shown in a modal, and closing it keeps the form [apply.submit]', async () => {
    render(<JobForm {...facts} values={values} />);
    await send('Send my application');
    await lastRequest().answer({ kind: 'failed', message });
    const dialog = screen.getByRole('alertdialog', { name: 'There is a problem' });
    expect(dialog).toHaveProperty('open', true);
    expect(within(dialog).getByText(message)).toBeTruthy();
    // A close event that arrives late, when the dialog is open again.
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('First name')).toHaveProperty('value', 'Ada');
  });

  it.each([
    ['is refused', { kind: 'failed', message }],
    ['may have arrived, because the reply cannot be read', null],
  ] as const)(
    'keeps everything typed and the chosen CV, which go with the next attempt: it %s [apply.submit]',
    async (_, answer) => {
      const job = { cvRequired: true, experienceRequired: true, questions: [], hyphens: false, workYears: 40 };
      render(<JobForm {...facts} context={{ ...context, job }} values={values} />);
      await user.type(field('Telephone'), '9');
      chooseFile('cv.pdf');
      /** Sends the form, which asks first whether it can be sent. */
      const sendAll = async () => {
        await send('Send my application');
        await lastRequest().answer({ kind: 'ready' });
        return lastRequest();
      };
      const first = await sendAll();
      await first.answer(answer);
      const dialog = screen.getByRole('alertdialog', { name: 'There is a problem' });
      const text = answer?.message ?? /^We do not know whether your application arrived\. Nothing you typed is lost/;
      expect(within(dialog).getByText(text)).toBeTruthy();
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      expect(screen.getAllByText(/cv\.pdf/)).not.toEqual([]);
      const { fields } = await sendAll();
      expect(fields.get('telephone')).toBe('01632 960 0019');
      expect(fields.get('experience.0.employer')).toBe('Café');
      expect(fields.get('resume')).toHaveProperty('name', 'cv.pdf');
      expect([...fields.keys()]).toEqual([...first.fields.keys()]);
    },
  );

  it('is shown at the form if fields were invalid [apply.submit]', async () => {
    const invalid = 'One (or more) of the fields you submitted were invalid, please correct any errors and try again.';
    render(<JobForm {...facts} values={values} />);
    await send('Send my application');
    await lastRequest().answer({ kind: 'failed', message: invalid });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(focused()).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('alert').textContent).toBe(invalid);
  });

  it('of a submission without script is in a modal after hydration [form.nojs] [apply.submit]', async () => {
    hydrate(<JobForm {...facts} values={values} failureMessage={message} />, () =>
      expect(screen.getByRole('alert').textContent).toBe(message),
    );
    expect(screen.getByRole('alertdialog')).toHaveProperty('open', true);
  });
});

describe('work experience', () => {
  const row = { employer: 'Café', jobTitle: 'Chef', fromMonth: 1, fromYear: 2020, toMonth: 2, toYear: 2021 };
  const list = (name: string) => screen.getByRole('group', { name });
  const showRows = (rows: readonly object[]) => render(<JobForm {...facts} values={{ experience: rows }} />);

  it('has a row that cannot be removed, and more rows that can [apply.experience]', async () => {
    showRows([row]);
    expect(
      within(list('Work experience')).getByText('Your latest place of work first.', { selector: 'p' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add another place of work' }));
    expect(within(list('Place of work 2')).getByRole('textbox', { name: 'Employer' })).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Remove place of work 1' }));
    expect(screen.queryByRole('group', { name: 'Place of work 2' })).toBeNull();
    expect(field('Employer')).toHaveProperty('value', '');
    expect(requests).toEqual([]);
  });

  it('has an end that is cleared and disabled while it is the current role [apply.experience]', async () => {
    showRows([row]);
    const endYear = () => screen.getByRole('combobox', { name: 'End year' });
    expect(endYear()).toHaveProperty('value', '2021');
    await user.click(screen.getByRole('checkbox', { name: 'I still work here' }));
    expect([endYear()]).toMatchObject([{ disabled: true, value: '' }]);
    await user.click(screen.getByRole('checkbox', { name: 'I still work here' }));
    expect([endYear()]).toMatchObject([{ disabled: false, value: '' }]);
  });

  it('has an end that is enabled once the start is chosen [apply.experience]', async () => {
    showRows([{ employer: 'Café' }]);
    const end = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'End month' });
    expect(end().disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start month' }), 'March');
    expect(end().disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start year' }), '1990');
    expect(end().disabled).toBe(false);
    const years = within(screen.getByRole('combobox', { name: 'Start year' })).getAllByRole('option');
    expect([years.length, years[1]?.textContent, years.at(-1)?.textContent]).toEqual([41, '2026', '1987']);
  });

  it('shows the errors of a row at the row’s fields [apply.experience]', async () => {
    showRows([{ ...row, employer: '' }]);
    await send('Send my application');
    await user.click(screen.getByRole('link', { name: 'Enter the employer' }));
    expect(focused()).toBe(field('Employer'));
  });

  it('is not shown if the job does not require it [apply.experience]', () => {
    render(
      <JobForm {...facts} context={{ ...context, hiddenFields: ['experience'] }} values={{ experience: [row] }} />,
    );
    expect(screen.queryByRole('group', { name: 'Work experience' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add another/ })).toBeNull();
  });
});

describe('the questions of a job', () => {
  const question = (id: string, type: 'TEXT' | 'YES_NO' | 'MULTIPLE_CHOICE', options: string[] = []) => ({
    id,
    text: `Question ${id}`,
    type,
    is_mandatory: true,
    answer: { options, text: undefined },
  });
  const questions = [question('a', 'YES_NO'), question('b', 'MULTIPLE_CHOICE', ['Mon', 'Tue']), question('c', 'TEXT')];
  const job = { cvRequired: true, experienceRequired: false, questions, hyphens: false, workYears: 40 };

  it('must be answered, and each answer keeps the others [apply.questions]', async () => {
    render(<JobForm {...facts} context={{ ...context, job, hiddenFields: ['experience'] }} />);
    await send('Send my application');
    const problems = within(screen.getByRole('alert'));
    const [ofA, ofB, ofC] = [
      'Choose an answer to “Question a”',
      'Choose an answer to “Question b”',
      'Enter an answer to “Question c”',
    ];
    for (const name of [ofA, ofB, ofC]) expect(problems.getByRole('link', { name })).toBeTruthy();
    expect(problems.getByRole('link', { name: 'Choose your CV, a PDF or DOCX' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tue' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
    await user.type(field('Question c'), 'Because.');
    const form = document.querySelector('form') ?? undefined;
    const values = new FormData(form);
    expect([0, 1, 2].map((at) => [values.get(`questions.${at}.id`), values.getAll(`questions.${at}.answer`)])).toEqual([
      ['a', ['No']],
      ['b', ['Tue']],
      ['c', ['Because.']],
    ]);
  });
});

describe('the files of a form', () => {
  const rows = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.textContent);

  it('are listed, announced, merged with earlier ones, and can be removed [contact.send]', async () => {
    showComplete();
    chooseFile('soup.jpg');
    chooseFile('rice.pdf');
    expect(rows()).toEqual(['Remove soup.jpg', 'Remove rice.pdf']);
    expect(screen.getByText('Files (optional): soup.jpg, rice.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove soup.jpg' }));
    expect(rows()).toEqual(['Remove rice.pdf']);
    expect([...(fileInput().files ?? [])].map(({ name }) => name)).toEqual(['rice.pdf']);
    expect(focused()).toBe(fileInput());
  });

  it('that are too large are refused at once [contact.send]', async () => {
    showComplete();
    chooseFile('big.jpg', 'x'.repeat(5_000_001));
    expect(screen.getByText('big.jpg cannot be sent: the selected file is larger than 5 MB')).toBeTruthy();
    expect(rows()).toEqual(['Remove big.jpg']);
    chooseFile('small.jpg');
    expect(screen.queryByText('big.jpg cannot be sent: the selected file is larger than 5 MB')).toBeNull();
  });

  it('may be as large as the limit [contact.send]', () => {
    showComplete();
    chooseFile('big.jpg', 'x'.repeat(5_000_000));
    expect(rows()).toEqual(['Remove big.jpg']);
  });

  it('replace each other in a field for one [apply.cv]', async () => {
    render(<JobForm {...facts} />);
    chooseFile('first.pdf');
    chooseFile('second.docx');
    expect(rows()).toEqual(['Remove second.docx']);
  });

  it('are replaced in a field for one when a file is chosen that is refused, and kept when none is [apply.cv]', () => {
    render(<JobForm {...facts} />);
    chooseFile('first.pdf');
    fireEvent.change(fileInput(), { target: { files: new DataTransfer().files } });
    expect(rows()).toEqual(['Remove first.pdf']);
    chooseFile('big.pdf', 'x'.repeat(5_000_001));
    expect(rows()).toEqual(['Remove big.pdf']);
    expect(fileInput().files).toHaveLength(0);
  });

  it('that are refused stop the form once it is sent, until they are removed [contact.send]', async () => {
    showComplete();
    chooseFile('menu.exe');
    await send();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'menu.exe cannot be sent: the selected file must be a JPG, PNG, WEBP, HEIC or PDF',
    ]);
    expect(requests).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove menu.exe' }));
    await send();
    expect(requests).toHaveLength(1);
  });

  it('that are refused are listed in the order of the fields, instead of a missing file [apply.cv]', async () => {
    const questions = [{ id: 'a', type: 'TEXT' as const, text: 'Why?', is_mandatory: true, answer: undefined }];
    const job = { cvRequired: true, experienceRequired: false, questions, hyphens: false, workYears: 40 };
    render(<JobForm {...facts} context={{ ...context, job, hiddenFields: ['experience'] }} />);
    chooseFile('cv.exe');
    await send('Send my application');
    const messages = within(screen.getByRole('alert')).getAllByRole('link');
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      'Enter your first name',
      'Enter your second name',
      'Enter your email address',
      'Enter your telephone number',
      'cv.exe cannot be sent: the selected file must be a PDF or DOCX',
      'Enter an answer to “Why?”',
    ]);
  });

  it('from an earlier attempt need not be chosen again, and can be removed [form.nojs]', async () => {
    const uploadedFiles = [{ id: 'a'.repeat(22), name: 'soup.jpg', size: 2_500_000 }];
    showComplete({ values: { ...complete, uploadedFiles } });
    expect(screen.getByText('2.5 MB')).toBeTruthy();
    const hidden = () => new FormData(document.querySelector('form') ?? undefined);
    expect(hidden().get('uploadedFiles.0.id')).toBe('a'.repeat(22));
    await user.click(screen.getByRole('button', { name: 'Remove soup.jpg' }));
    expect(hidden().get('uploadedFiles.0.id')).toBeNull();
    expect(rows()).toEqual([]);
  });

  it('are added to those of an earlier attempt [form.nojs] [contact.send]', () => {
    const uploadedFiles = [{ id: 'a'.repeat(22), name: 'soup.jpg', size: 2_500_000 }];
    showComplete({ values: { ...complete, uploadedFiles } });
    chooseFile('rice.pdf');
    expect(rows()).toEqual(['Remove soup.jpg', 'Remove rice.pdf']);
  });

  it('count as the answer of a required field once they are chosen [apply.cv]', async () => {
    const job = { cvRequired: true, experienceRequired: false, questions: [], hyphens: false, workYears: 40 };
    render(<JobForm {...facts} context={{ ...context, job, hiddenFields: ['experience'] }} />);
    const error = () => screen.queryByRole('link', { name: 'Choose your CV, a PDF or DOCX' });
    await send('Send my application');
    expect(error()).toBeTruthy();
    chooseFile('cv.pdf');
    await send('Send my application');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(error()).toBeNull();
  });

  it('that the browser did not restore are dropped from restored values [contact.send]', async () => {
    showComplete();
    chooseFile('soup.jpg');
    flushEntryState();
    document.body.replaceChildren();
    showComplete();
    expect(rows()).toEqual([]);
    await send();
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});

describe('a birthday', () => {
  it('is typed in parts, and its error names the group [signup.fields]', async () => {
    render(<SignUpForm {...facts} values={{ birthday: { day: '31', month: '2', year: '' } }} />);
    await user.type(field('Year (optional)'), '1999');
    expect([field('Day'), field('Month'), field('Year (optional)')].map((part) => Reflect.get(part, 'value'))).toEqual([
      '31',
      '2',
      '1999',
    ]);
    const [button] = screen.getAllByRole('button').slice(-1);
    if (button) await user.click(button);
    const group = screen.getByRole('group', { name: /birthday/i });
    expect(group.getAttribute('aria-describedby')).toContain('-error');
    expect(requests).toEqual([]);
  });
});

it('a hint from the configuration describes its field [form.a11y]', () => {
  const hints = { email: 'We only use it to answer you.' };
  render(<ContactForm {...facts} context={{ ...context, hints }} />);
  expect(document.getElementById(field('Email address').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    hints.email,
  );
});
