import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeDocx } from '#adapters/uploads/corpus/make-docx.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { type FailingService, startFailingService } from '../product/failing-service.ts';
import { closePopup, siteUrl } from '../product/product.ts';
import { productToday } from '../product/product-time.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';

/** Requires a CV, work history, and one question of each type. */
const vacancy = '/careers/job/7012';
/** Requires neither CV nor work history. */
const easy = '/careers/job/7001';

const form = (page: Page): Locator => page.locator('[data-form="job-apply"]');
const dialog = (page: Page): Locator => page.locator('apply-dialog dialog:modal');
const errors = (page: Page): Locator => form(page).locator('[id="form.job-apply.errors"]').getByRole('link');
const send = (page: Page): Promise<void> => form(page).getByRole('button', { name: 'Send my application' }).click();
const row = (page: Page, number: number): Locator =>
  form(page).getByRole('group', { name: `Place of work ${number}`, exact: true });
const question = (page: Page, name: string): Locator => form(page).getByRole('group', { name });
const newAddress = (): string => `zoe.${crypto.randomUUID().slice(0, 8)}@example.com`;
const cv = (name = 'cv.pdf', buffer = makePdf()) => ({ name, mimeType: 'application/pdf', buffer });
const attach = (page: Page, file: ReturnType<typeof cv>): Promise<void> =>
  form(page).getByLabel('Your CV').setInputFiles(file);

async function open(page: Page, path: string, site = siteUrl()): Promise<void> {
  await chooseCookies(page.context(), site);
  await page.goto(site + path);
}

/** Opens the application over the page and waits until it is hydrated. */
async function openDialog(page: Page, path: string, site = siteUrl()): Promise<void> {
  await open(page, path, site);
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await page.getByRole('link', { name: 'Apply now' }).click({ timeout: 2000 });
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(form(page)).toHaveAttribute('data-ready');
  await send(page);
  await expect(form(page).getByRole('alert').first()).toBeFocused();
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('First name').fill('Zoë');
  await form(page).getByLabel('Second name').fill("O'Hara Ní Bhriain");
  await form(page).getByLabel('Email address').fill(email);
  await form(page).getByLabel('Telephone').fill('+44 1632 960 001');
}

async function fillStart(at: Locator, employer: string, month: string, year: string): Promise<void> {
  await at.getByLabel('Employer').fill(employer);
  await at.getByLabel('Job title').fill('Waiter');
  await at.getByLabel('Start month').selectOption(month);
  await at.getByLabel('Start year').selectOption(year);
}

async function answerAll(page: Page): Promise<void> {
  await question(page, 'Are you 18 or over?').getByLabel('Yes').check();
  await question(page, 'How soon could you start?').getByLabel('Within a month').check();
  for (const shift of ['Saturdays', 'Sundays'])
    await question(page, 'Which shifts can you work?').getByLabel(shift).check();
  await form(page).getByLabel('Tell us of an evening that went wrong').fill('The river came in. We served upstairs.');
}

async function fillAll(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
  await attach(page, cv());
  await fillStart(row(page, 1), 'Kopi & Sons', 'June', '2021');
  await row(page, 1).getByLabel('I still work here').check();
  await answerAll(page);
}

const personal = [
  'Enter your first name',
  'Enter your second name',
  'Enter your email address',
  'Enter your telephone number',
];
const person = {
  firstName: 'Zoë',
  secondName: "O'Hara Ní Bhriain",
  telephone: '+44 1632 960 001',
};

test.describe('with script', () => {
  test.beforeEach(({ page }) => closePopup(page));

  test('“Apply now” opens the form over the page and focuses its heading; closing returns it to the page with all that was typed, and there is only one', async ({
    page,
  }) => {
    await openDialog(page, vacancy);
    expect(await findPageErrors(page)).toEqual([]);
    await form(page).getByLabel('First name').fill('Zoë');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Apply now' })).toBeFocused();
    await expect(form(page)).toHaveCount(1);
    await expect(form(page)).toBeVisible();
    await expect(form(page).getByLabel('First name')).toHaveValue('Zoë');
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    await page.getByRole('link', { name: 'Apply now' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Apply for this job' })).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('careers@example.com');
  });

  test('work history, answers and text typed before the script loads are kept after a reload', async ({ page }) => {
    await openDialog(page, vacancy);
    await fillStart(row(page, 1), 'Kopi', 'June', '2021');
    await row(page, 1).getByLabel('I still work here').check();
    await answerAll(page);
    await page.reload();
    await row(page, 1).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('data-ready');
    await expect(row(page, 1).getByLabel('Employer')).toHaveValue('Kopi');
    await expect(row(page, 1).getByLabel('I still work here')).toBeChecked();
    await expect(question(page, 'How soon could you start?').getByLabel('Within a month')).toBeChecked();
    await expect(question(page, 'Which shifts can you work?').getByLabel('Sundays')).toBeChecked();

    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, easy);
    await form(page).getByLabel('First name').fill('Zoë');
    await question(page, 'Are you 18 or over?').getByLabel('Yes').check();
    release();
    await expect(form(page)).toHaveAttribute('data-ready');
    await expect(form(page).getByLabel('First name')).toHaveValue('Zoë');
    await expect(question(page, 'Are you 18 or over?').getByLabel('Yes')).toBeChecked();
  });

  test('names, address and telephone are validated, each with its own message [apply.fields]', async ({ page }) => {
    await openDialog(page, easy);
    await expect(errors(page).first()).toHaveText('Enter your first name');
    expect((await errors(page).allTextContents()).slice(0, 4)).toEqual(personal);
    const [letters, address, telephone] = [
      (which: string) => `Your ${which} name must only include letters, spaces and apostrophes`,
      'Enter an email address in the correct format, like name@example.com',
      'Enter a telephone number of 7 to 17 digits, like 01632 960 001',
    ];
    const wrong: readonly (readonly [label: string, values: readonly string[], message: string])[] = [
      ['First name', ['Zoë2', 'Zoë-Ann', 'Zoë!', '’'], letters('first')],
      ['Second name', ['O_Hara', 'Smith-Jones', "'"], letters('second')],
      ['Email address', ['zoe', 'zoe@', 'zoe@example', 'z oe@example.com'], address],
      ['Telephone', ['123456', '01632-960001', '+', '1 2 3 4 5 6', '123456789012345678', '0x1632960'], telephone],
    ];
    for (const [label, values, message] of wrong) {
      const field = form(page).getByLabel(label, { exact: true });
      for (const value of values) {
        await field.fill(value);
        await send(page);
        await expect(field, `${label}: ${value}`).toHaveAccessibleDescription(message);
      }
    }
    for (const [label, values] of [
      ['First name', ['Zoë', 'Mary Ann', 'D’Arcy', 'Łukasz']],
      ['Second name', ["O'Hara", 'de la Cruz', 'Nguyễn']],
      ['Email address', ['zoe@example.com']],
      ['Telephone', ['+441632960001', '1234567', '01632.960.001', '01632 960 001']],
    ] as const) {
      const field = form(page).getByLabel(label, { exact: true });
      for (const value of values) {
        await field.fill(value);
        await send(page);
        await expect(field, `${label}: ${value}`).not.toHaveAttribute('aria-invalid');
      }
    }
  });

  test('a CV is requested only where the job requires one, and must be a PDF or DOCX by name and by content [apply.cv]', async ({
    page,
  }) => {
    await openDialog(page, vacancy);
    await expect(form(page).getByText('A PDF or DOCX, up to 5 MB.')).toBeVisible();
    await expect(errors(page).filter({ hasText: 'CV' })).toHaveText('Choose your CV, a PDF or DOCX');
    await fillAll(page, newAddress());
    for (const file of [cv('cv.pdf', Buffer.from('no PDF at all')), cv('cv.docx')]) {
      await attach(page, file);
      await send(page);
      await expect(errors(page), file.name).toHaveText([
        /cannot be sent: .* is not a valid (PDF|DOCX)\. It must be a PDF or DOCX/,
      ]);
    }
    await attach(page, cv('cv.txt'));
    await expect(form(page).getByText('cv.txt cannot be sent: the selected file must be a PDF or DOCX')).toBeVisible();
    await attach(page, cv('cv.pdf', Buffer.alloc(5_000_001)));
    await expect(form(page).getByText('cv.pdf cannot be sent: the selected file is larger than 5 MB')).toBeVisible();
    await attach(page, cv('cv.docx', makeDocx()));
    await send(page);
    await expect(dialog(page).getByRole('heading', { name: 'Your application is sent' })).toBeVisible();
    await openDialog(page, easy);
    await expect(errors(page).filter({ hasText: 'CV' })).toHaveCount(0);
    await expect(form(page).getByLabel('Your CV (optional)')).toBeVisible();
    await expect(form(page).getByText('Work experience')).toHaveCount(0);
  });

  test('work history has rows, at least one; the end date is enabled once there is a start date and empty while the role is current [apply.experience]', async ({
    page,
  }) => {
    await openDialog(page, vacancy);
    const work = ['Enter the employer', 'Enter your job title', 'Choose the start month', 'Choose the start year'];
    for (const message of work) await expect(errors(page).filter({ hasText: message })).toHaveCount(1);
    const [first, second] = [row(page, 1), row(page, 2)];
    await form(page).getByLabel('First name').press('Enter');
    await expect(second).toHaveCount(0);
    await expect(first.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    const year = Number(productToday().slice(0, 4));
    const years = await first.getByLabel('Start year').locator('option').allTextContents();
    expect(years).toEqual(['Choose', ...Array.from({ length: 40 }, (_, back) => String(year - back))]);

    const ends = ['End month', 'End year'].map((label) => first.getByLabel(label));
    for (const end of ends) await expect(end).toBeDisabled();
    await first.getByLabel('Start month').selectOption('June');
    for (const end of ends) await expect(end).toBeDisabled();
    await fillStart(first, 'Kopi', 'June', '2021');
    for (const end of ends) await expect(end).toBeEnabled();

    await fillPerson(page, newAddress());
    await attach(page, cv());
    await answerAll(page);
    await send(page);
    await expect(errors(page)).toHaveText(['Choose the end month']);
    await first.getByLabel('End month').selectOption('May');
    await send(page);
    await expect(errors(page)).toHaveText(['Choose the end year']);
    await first.getByLabel('End year').selectOption('2021');
    await send(page);
    await expect(errors(page)).toHaveText(['The start must be before the end']);

    await first.getByLabel('I still work here').check();
    for (const end of ends) {
      await expect(end).toBeDisabled();
      await expect(end).toHaveValue('');
    }
    await first.getByLabel('I still work here').uncheck();
    for (const end of ends) {
      await expect(end).toBeEnabled();
      await expect(end).toHaveValue('');
    }

    await form(page).getByRole('button', { name: 'Add another place of work' }).click();
    await fillStart(second, 'Laksa House', 'May', '2019');
    await first.getByRole('button', { name: 'Remove' }).click();
    await expect(second).toHaveCount(0);
    await expect(first.getByLabel('Employer')).toHaveValue('Laksa House');
    await expect(first.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  });

  test('questions of all four types are shown, and required ones must be answered; whitespace is not an answer [apply.questions]', async ({
    page,
  }) => {
    await openDialog(page, vacancy);
    await expect(question(page, 'Are you 18 or over?').getByRole('radio')).toHaveCount(2);
    await expect(question(page, 'How soon could you start?').getByRole('radio')).toHaveCount(4);
    await expect(question(page, 'Which shifts can you work?').getByRole('checkbox')).toHaveCount(4);
    const answerBox = form(page).getByLabel('Tell us of an evening that went wrong');
    await fillPerson(page, newAddress());
    await attach(page, cv());
    await fillStart(row(page, 1), 'Kopi', 'June', '2021');
    await row(page, 1).getByLabel('I still work here').check();
    await answerBox.fill('   ');
    await send(page);
    await expect(errors(page)).toHaveText([
      'Choose an answer to “Are you 18 or over? The law asks it of people who serve alcohol.”',
      'Choose an answer to “How soon could you start?”',
      'Choose an answer to “Which shifts can you work?”',
      'Enter an answer to “Tell us of an evening that went wrong, and what you did.”',
    ]);
    await expect(answerBox).toHaveAccessibleDescription(/Enter an answer/);
    await answerAll(page);
    await answerBox.fill(' ');
    await send(page);
    await expect(errors(page)).toHaveText([/^Enter an answer to “Tell us/]);
    await openDialog(page, '/careers/job/7007');
    await expect(form(page).getByLabel('Which dish would you cook for us, and why that one? (optional)')).toBeVisible();
    await expect(errors(page).filter({ hasText: 'Enter an answer' })).toHaveCount(0);
  });
});

test.describe('sending', () => {
  let service: FailingService;
  let site: OwnSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    service = await startFailingService();
    site = await startSite({ API_URL: service.url });
  });
  test.afterAll(async () => {
    await site.stop();
    await service.stop();
  });

  test('shows each server error at its field, then sends the specified payload once, shows thanks, and can start again [apply.submit]', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await closePopup(page);
    const email = newAddress();
    const call = /^\/api\/jobs\/application$/;
    const problem = page.getByRole('alertdialog');
    await openDialog(page, vacancy, site.url);
    await fillAll(page, email);

    service.answer(call, { success: false, errorCode: 15, message: 'Submit failed, err=15' });
    await send(page);
    await expect(form(page).locator('[id="form.job-apply.failed"]')).toHaveText(
      'One (or more) of the fields you submitted were invalid, please correct any errors and try again.',
    );
    await expect(problem).toHaveCount(0);

    service.answer(call, { success: false, message: 'The kitchen printer is on fire.' });
    await send(page);
    await expect(problem).toContainText('The kitchen printer is on fire.');
    expect(await findPageErrors(page)).toEqual([]);
    await problem.getByRole('button', { name: 'Close' }).click();
    await expect(problem).toHaveCount(0);
    await expect(form(page).getByLabel('First name')).toHaveValue('Zoë');

    service.answer(/^$/, {});
    await send(page);
    await expect(dialog(page).getByRole('heading', { name: 'Your application is sent' })).toBeVisible();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Your application is sent' })).toBeFocused();
    await expect(dialog(page).getByText(/^Your reference is [2-9A-Z]{8}\.$/)).toBeVisible();
    const sent: unknown = JSON.parse(service.posted.filter(({ path }) => call.test(path)).at(-1)?.body ?? '');
    expect(sent).toEqual({
      ...person,
      email,
      jobId: '7012',
      resume: { file: { name: 'cv.pdf', type: 'application/pdf', content: makePdf().toString('base64') } },
      experience: [{ employer: 'Kopi & Sons', jobTitle: 'Waiter', fromMonth: 6, fromYear: 2021, isCurrentRole: true }],
      questions: [
        { id: 'adult', answer: 'Yes' },
        { id: 'notice', answer: 'Within a month' },
        { id: 'shifts', answer: ['Saturdays', 'Sundays'] },
        { id: 'hard-evening', answer: 'The river came in. We served upstairs.' },
      ],
    });

    await dialog(page).getByRole('button', { name: 'Start again' }).click();
    await expect(form(page).getByLabel('First name')).toHaveValue('');
    await fillAll(page, email);
    await send(page);
    await expect(problem).toContainText('You have already submitted an application for this job.');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is on the page, “Apply now” links to it, rows are added and removed, and it reaches its thanks page [form.nojs]', async ({
    page,
  }) => {
    const email = newAddress();
    await open(page, vacancy);
    await page.getByRole('link', { name: 'Apply now' }).click();
    await expect(page).toHaveURL(/#job-apply$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(form(page)).toHaveCount(1);
    await form(page).getByLabel('First name').press('Enter');
    await expect(errors(page).filter({ hasText: 'Enter your first name' })).toHaveCount(1);
    await expect(row(page, 2)).toHaveCount(0);
    await send(page);
    await expect(errors(page).filter({ hasText: 'CV' })).toHaveText('Choose your CV, a PDF or DOCX');
    expect((await errors(page).allTextContents()).slice(0, 4)).toEqual(personal);

    await fillPerson(page, email);
    await attach(page, cv());
    await fillStart(row(page, 1), 'Kopi', 'June', '2021');
    await form(page).getByRole('button', { name: 'Add another place of work' }).click();
    await fillStart(row(page, 2), 'Laksa House', 'May', '2019');
    await row(page, 1).getByRole('button', { name: 'Remove' }).click();
    await expect(row(page, 1).getByLabel('Employer')).toHaveValue('Laksa House');
    await row(page, 1).getByLabel('End month').selectOption('April');
    await row(page, 1).getByLabel('End year').selectOption('2019');
    await answerAll(page);
    await send(page);
    await expect(errors(page)).toHaveText(['The start must be before the end']);
    await expect(form(page).getByText('cv.pdf')).toBeVisible();
    await row(page, 1).getByLabel('End year').selectOption('2020');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Your application is sent' })).toBeVisible();
    await expect(page.getByText(/^Your reference is [2-9A-Z]{8}\.$/)).toBeVisible();
  });

  test('a person who has already applied gets a message, with all that was typed still there', async ({ page }) => {
    const email = newAddress();
    for (const heading of [true, false]) {
      await open(page, easy);
      await fillPerson(page, email);
      await question(page, 'Are you 18 or over?').getByLabel('Yes').check();
      await question(page, 'Do you have the right to work').getByLabel('Yes').check();
      await question(page, 'Which shifts can you work?').getByLabel('Sundays').check();
      await send(page);
      await expect(page.getByRole('heading', { name: 'Your application is sent' })).toBeVisible({ visible: heading });
    }
    await expect(form(page).getByRole('alert')).toHaveText('You have already submitted an application for this job.');
    await expect(form(page).getByLabel('Email address')).toHaveValue(email);
  });
});
