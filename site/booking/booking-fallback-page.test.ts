import { describe, expect, it } from 'vitest';
import { bookingFallbackPage } from './booking-fallback-page.ts';

const fields = new URLSearchParams([
  ['idempotencyKey', 'key-"1"'],
  ['firstName', 'Ada <b>'],
  ['specialRequest', 'A table\nby the window'],
]);
const page = (change: Partial<Parameters<typeof bookingFallbackPage>[0]> = {}) =>
  bookingFallbackPage({
    action: '/booking/soho?a=1&b=2',
    fields,
    message: 'The <table> is gone.',
    isOpen: true,
    phone: '020 7946 0018',
    ...change,
  });

describe('the answer to a booking whose page cannot be rendered', () => {
  it('says what happened, in its title and heading, and is not for search engines [booking.error] [form.nojs]', () => {
    const html = page();
    expect(html).toContain('<title>The &#60;table&#62; is gone.</title>');
    expect(html).toContain('<h1>The &#60;table&#62; is gone.</h1>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
  });

  it('has the form with everything that was typed, to send it again [booking.error] [form.nojs]', () => {
    const html = page();
    expect(html).toContain('<form method="post" action="/booking/soho?a=1&#38;b=2">');
    expect(html).toContain('<input type="hidden" name="idempotencyKey" value="key-&#34;1&#34;">');
    expect(html).toContain('<label>First name<br><input name="firstName" value="Ada &#60;b&#62;"></label>');
    expect(html).toContain(
      '<label>Anything we should know (optional)<br><textarea name="specialRequest" rows="3">\nA table\nby the window</textarea></label>',
    );
    expect(html).toContain('<button type="submit">Try again</button>');
  });

  it('has a sentence under the message, if there is one [booking.error] [form.nojs]', () => {
    expect(page({ detail: 'What was sent: 2 people <b>.' })).toContain('<p>What was sent: 2 people &#60;b&#62;.</p>');
    expect(page()).not.toContain('<p></p>');
  });

  it('labels each detail of the guest [form.nojs] [form.a11y]', () => {
    const details = ['firstName', 'lastName', 'email', 'phoneNumber', 'specialRequest'];
    const html = page({ fields: new URLSearchParams(details.map((name) => [name, 'x'])) });
    expect([...html.matchAll(/<label>([^<]+)<br>/g)].map(([, label]) => label)).toEqual([
      'First name',
      'Last name',
      'Email',
      'Phone number',
      'Anything we should know (optional)',
    ]);
  });

  it('has no form where it cannot be sent again, but a link to the homepage [booking.once] [route.error-page]', () => {
    const html = page({ isOpen: false });
    expect(html).not.toContain('<form');
    expect(html).not.toContain('Ada');
    expect(html).toContain('<a href="/">Return to homepage</a>');
    expect(page()).not.toContain('Return to homepage');
  });

  it('names the telephone number of the restaurant, if it has one [booking.error]', () => {
    expect(page()).toContain('<p>Ring the restaurant: 020 7946 0018</p>');
    expect(page({ phone: undefined })).not.toContain('Ring');
  });
});
