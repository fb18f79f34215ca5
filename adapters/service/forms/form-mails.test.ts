import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chainSignature, testLetterhead } from '#adapters/service/testing/test-letterhead.ts';
import { job } from '#schemas/domain/job/job.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defineForm } from '#schemas/forms/_shared/define-form.ts';
import { checkbox, choice, listed } from '#schemas/forms/_shared/fields/form-field.ts';
import { message } from '#schemas/forms/_shared/fields/message-field.ts';
import { emailAddress } from '#schemas/forms/_shared/fields/person-fields.ts';
import { voucherForm } from '#schemas/forms/voucher/voucher.form.ts';
import { applicationMail } from './application/application-mail.ts';
import { signUpMail } from './sign-up/sign-up-mail.ts';
import { submissionNotice, submissionReceipt } from './submission-mails.ts';
import { voucherMail } from './voucher/voucher-mail.ts';

const paragraphs = ({ text }: { readonly text: string }) => text.split('\n\n');

describe('the welcome mail of the mailing list', () => {
  const link = 'https://site.example/preferences/5f4dcc3b-5aa7-4a5d-8c55-0123456789ab';
  const mail = signUpMail({ email: 'ada@example.com', letterhead: { ...testLetterhead, brand: 'Pandan & Row' }, link });

  it('greets, thanks and gives the link to the preferences [preferences.load]', () => {
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'You are on the list of Pandan & Row' });
    expect(paragraphs(mail)).toEqual([
      'Hello,',
      'Thank you for joining. We write when there is something worth eating.',
      `Choose what you hear about: ${link}`,
      `Leave the list: ${link}#leave`,
      'The first link is yours alone: please do not pass it on.',
      'If you did not ask for this, leave the list by the second link: we then write no more.',
      chainSignature.replace('Pandan Row', 'Pandan & Row'),
      'You get this mail because this email address joined our mailing list.',
    ]);
    expect(mail.html).toContain('<title>You are on the list of Pandan &amp; Row</title>');
    expect(mail.html).toMatch(new RegExp(`<a href="${link}" style="[^"]*">Choose what you hear about</a>`));
  });

  it('has an id without personal data [preferences.privacy]', () => {
    expect(mail.id).toMatch(/^sign-up\/[A-Z0-9]+$/);
    expect(mail.id).not.toContain('5f4dcc3b');
  });
});

describe('the mail with a voucher code', () => {
  const pudding = { id: 'pudding', title: 'A pudding', description: 'x', termAndConditions: 'x', voucher: true };
  const write = (more: object) =>
    voucherMail({
      offer: offerSchema.parse({ ...pudding, ...more }),
      email: 'ada@example.com',
      code: 'K7MP-RWXT-2B9D-HJ4Q',
      letterhead: testLetterhead,
    });

  it('says what the code is for, how long it holds and how it is used [offer.voucher]', () => {
    const codeUse = 'Show it when you ask for the bill.';
    const mail = write({ validityText: 'Until Easter', codeUse });
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your code: A pudding' });
    expect(paragraphs(mail)).toEqual([
      'K7MP-RWXT-2B9D-HJ4Q',
      'Here is your code. Show it when you ask for the bill.',
      'Offer: A pudding\nHolds: Until Easter',
      'Book a table: https://site.example/booking/choose',
      'The offer and its terms: https://site.example/offer/pudding',
      chainSignature,
      'You get this mail because somebody asked for this code with this email address.',
    ]);
    expect(mail.html).toContain('<title>A pudding</title>');
    expect(mail.id).toMatch(/^voucher\/[A-Z0-9]+$/);
    expect(paragraphs(write({})).slice(1, 3)).toEqual(['Here is your code.', 'Offer: A pudding']);
  });

  it.each([
    ['/menu/main', 'https://site.example/menu/main'],
    ['#terms', 'https://site.example/offer/pudding#terms'],
    ['https://other.example/book', 'https://other.example/book'],
  ])('has the button of the form’s confirmation: %s leads to %s [offer.voucher]', (successButtonUrl, address) => {
    const mail = write({ successButtonText: 'Choose a pudding', successButtonUrl });
    expect(paragraphs(mail)).toContain(`Choose a pudding: ${address}`);
    expect(mail.html.match(/<a [^>]*style="[^"]*padding/g)).toHaveLength(1);
    expect(mail.text).not.toContain('Book a table');
  });

  it('promises no terms where the offer has none [offer.voucher] [upstream.claims]', () => {
    expect(paragraphs(write({ termAndConditions: undefined }))).toContain(
      'The offer’s page: https://site.example/offer/pudding',
    );
  });
});

it('the thanks of the form do not say how a code is used, which only the offer knows [offer.voucher] [upstream.claims]', () => {
  expect(voucherForm.texts.thanks?.text).toBe('Look for it in your email.');
});

describe('the mail that confirms an application', () => {
  const vacancy = { job_id: '900', name: 'Head chef', position_unique_name: 'head-chef', category: 'x', questions: [] };
  const write = (more: object, firstName = 'Ada') =>
    applicationMail({
      reference: 'K7MPR',
      email: 'ada@example.com',
      firstName,
      vacancy: job.parse({ ...vacancy, ...more }),
      letterhead: testLetterhead,
    });

  it('names the job and its place, leads to vacancies, and says how long the application is kept [apply.submit]', () => {
    const mail = write({ location: 'Soho' });
    expect(mail).toMatchObject({
      id: 'application/K7MPR',
      to: 'ada@example.com',
      subject: 'Your application: Head chef, Soho, K7MPR',
    });
    expect(paragraphs(mail)).toEqual([
      'Hello Ada,',
      'Thank you for applying. The restaurant reads it and answers you by email.',
      'Job: Head chef\nWhere: Soho\nReference: K7MPR',
      'All vacancies: https://site.example/careers/job-search',
      'The vacancy that you applied for: https://site.example/careers/job/900',
      'We keep your application for six months and delete it then.',
      chainSignature,
      'You get this mail because somebody applied for this job with this email address.',
    ]);
    expect(mail.html).toContain('<title>Your application: Head chef, Soho</title>');
    expect(write({}).subject).toBe('Your application: Head chef, K7MPR');
    expect(paragraphs(write({}))[2]).toBe('Job: Head chef\nReference: K7MPR');
  });

  it('greets nobody by a text that is not a name [apply.submit] [form.abuse]', () => {
    const mail = write({}, 'Win at spam.example');
    expect(paragraphs(mail)[0]).toBe('Hello,');
    expect(mail.text + mail.html).not.toContain('spam.example');
  });
});

describe('the mails of a form without its own endpoint', () => {
  const form = defineForm({
    name: 'guest-book',
    title: 'Guest book',
    submitChannel: 'shared-call',
    fields: z.object({
      emailAddress: emailAddress.optional(),
      restaurant: listed({ title: 'Restaurant', required: 'Choose one', from: 'restaurants' }).optional(),
      visit: choice({ title: 'When?', required: 'Choose', options: { today: 'Today', earlier: 'Earlier' } }),
      news: checkbox({ title: 'News' }),
      message: message({ title: 'Your message (optional)', required: 'Enter it', longest: 100 }),
    }),
    rules: [],
    texts: { submit: 'Send', sending: 'Sending', failed: 'Not sent.' },
  });
  const soho = restaurant.parse({
    storeId: '1',
    slug: 'soho',
    city: 'london',
    title: 'Soho',
    address: ['1 High Street'],
    phone: '020 7946 0000',
  });
  const to = { restaurant: soho, letterhead: testLetterhead, email: 'soho@chain.example' };

  it('tell the sender the reference and the restaurant’s telephone number [form.server]', () => {
    const mail = submissionReceipt(form, 'K7MPR', 'ada@example.com', to);
    expect(mail).toMatchObject({
      id: 'submission/K7MPR',
      to: 'ada@example.com',
      subject: 'Guest book: we have it, K7MPR',
    });
    expect(paragraphs(mail)).toEqual([
      'Hello,',
      'We have what you sent to Pandan Row Soho. A person reads it and answers you by email.',
      'Pandan Row Soho\n1 High Street\nTelephone: 020 7946 0000\nDirections: https://www.google.com/maps/dir/?api=1&destination=Soho%2C%201%20High%20Street',
      'Reference: K7MPR',
      'If it cannot wait, ring 020 7946 0000.',
      '-- \nPandan Row Soho\n1 High Street\nhttps://site.example',
      'You get this mail because this email address was given in our form.',
    ]);
    expect(mail.html).toContain('<title>Guest book: we have it</title>');
    const fromChain = submissionReceipt(form, 'K7MPR', 'ada@example.com', { ...to, restaurant: undefined });
    expect(paragraphs(fromChain)[3]).toBe(chainSignature);
  });

  const tell = (values: Readonly<Record<string, unknown>>) =>
    submissionNotice(
      { form, reference: 'K7MPR', values, choices: { restaurant: [{ value: '1', label: 'Soho' }] }, to },
      'soho@chain.example',
    );

  it('tell the restaurant all values by their labels, in the order of the form [ops.restaurant]', () => {
    const mail = tell({
      message: 'Hello',
      news: false,
      visit: 'earlier',
      restaurant: '1',
      emailAddress: 'a@b.example',
    });
    expect(mail).toMatchObject({
      id: 'submission-notice/K7MPR',
      to: 'soho@chain.example',
      subject: 'Guest book for Pandan Row Soho, K7MPR',
    });
    const [opening, facts, ...rest] = paragraphs(mail);
    expect(opening).toBe('Somebody has filled in the form “Guest book”.');
    expect(facts?.split('\n').map((line) => line.replace(/^E-?mail[^:]*/i, 'Email'))).toEqual([
      'Email: a@b.example',
      'Restaurant: Soho',
      'When?: Earlier',
      'News: No',
      'Your message: Hello',
      'Reference: K7MPR',
    ]);
    expect(rest[0]).toBe(chainSignature);
    expect(mail.html).toContain('<title>Guest book for Pandan Row Soho</title>');
  });

  it('leave out what was not filled in, and join the parts of a value [ops.restaurant]', () => {
    expect(paragraphs(tell({ visit: ['today', 'earlier'], message: { day: 1, month: null } }))[1]).toBe(
      'When?: Today, Earlier\nYour message: 1 \nReference: K7MPR',
    );
  });
});
