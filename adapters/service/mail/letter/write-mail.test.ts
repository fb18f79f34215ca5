import { describe, expect, it } from 'vitest';
import { testLetterhead } from '#adapters/service/testing/test-letterhead.ts';
import { contrast } from '#schemas/content/tile/colour.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { MailContent } from './mail-content.ts';
import { writeMail } from './write-mail.ts';

const content: MailContent = {
  letterhead: { ...testLetterhead, brand: 'Salt & Pepper', colours: { primary: '#3b0f2e', secondary: '#00005a' } },
  title: 'Your table at Salt & Pepper',
  headline: ['Friday 4 December 2026', '19:00'],
  opening: ['Hello Ada,', ''],
  restaurant: restaurant.parse({
    ...{ storeId: '1', slug: 'bath', city: 'bath', title: 'Bath', address: ['1 Milsom Street'], postcode: 'BA1 1AA' },
    ...{ phone: '01225 496 000', mapUrl: 'https://maps.example/bath' },
  }),
  facts: [
    ['Party', '2 people'],
    ['Requests', '<b>A high chair</b>\nBy the window'],
  ],
  links: [
    { label: 'Change it', address: 'https://site.example/manage?a=1&b=2', isButton: true },
    { label: 'For friends', address: 'https://site.example/shared' },
  ],
  closers: ['', 'If it cannot wait, ring 01225 496 000.'],
  reason: 'You booked.',
};
const { text, html } = writeMail(content);
const plain = { letterhead: testLetterhead, title: 'T', opening: ['Hello,'], reason: 'R' };
const body = (mail: string) => mail.slice(mail.indexOf('<table'));
const textOf = (mail: string) => body(mail).replaceAll(/<[^>]*>/g, '');

describe('a mail', () => {
  it('says the same as text, led by day and time, with every link in full [diner.manage]', () => {
    expect(text.split('\n\n')).toEqual([
      'Friday 4 December 2026, 19:00',
      'Hello Ada,',
      'Salt & Pepper Bath\n1 Milsom Street, BA1 1AA\nTelephone: 01225 496 000\nDirections: https://maps.example/bath',
      'Party: 2 people\nRequests: <b>A high chair</b>\nBy the window',
      'Change it: https://site.example/manage?a=1&b=2',
      'For friends: https://site.example/shared',
      'If it cannot wait, ring 01225 496 000.',
      '-- \nSalt & Pepper Bath\n1 Milsom Street, BA1 1AA\nhttps://site.example',
      'You booked.',
    ]);
  });

  it('has the day and the time as its heading, above the restaurant, the facts and the links [diner.manage]', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*><span[^>]*>Friday 4 December 2026<\/span> <span[^>]*>19:00<\/span><\/h1>/);
    const order = ['19:00', 'Salt &amp; Pepper Bath', '2 people', 'Change it', 'For friends', 'You booked.'];
    const places = order.map((part) => textOf(html).indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('has its title as heading where it is about no day [preferences.load]', () => {
    expect(writeMail(plain).html).toMatch(/<h1[^>]*>T<\/h1>/);
  });

  it('is a letter under the mark and name of the brand, in the colours of its theme [theme.tokens]', () => {
    const band = /<tr><td style="[^"]*background:#3b0f2e[^"]*">.*?<\/tr><\/table>/s.exec(html)?.[0] ?? '';
    expect(textOf(band)).toBe('SSalt &amp; Pepper');
    expect(html).toContain('color:#00005a');
    expect(html).not.toMatch(/<img|url\(|src=/);
  });

  it('stays legible in dark mode: what lies on the card changes with it', () => {
    const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*?)<\/style>/.exec(html) ?? [];
    const colourOf = (name: string) =>
      new RegExp(`\\.${name}\\{[a-z-]*:(#[0-9a-f]{6})!important`).exec(dark)?.[1] ?? '';
    for (const ink of ['ink', 'soft']) expect(contrast(colourOf(ink), colourOf('card'))).toBeGreaterThan(7);
    const inherited = [...body(html).matchAll(/<(\w+)(?: [^>]*)?style="[^"]*(?<![a-z-])color:#[^"]*"/g)];
    const unchanged = inherited.filter(([tag]) => !/class="|background:/.test(tag)).map(([tag]) => tag);
    // The name of the brand lies on its own colour.
    expect(unchanged.filter((tag) => !tag.includes('padding-left:14px'))).toEqual([]);
  });

  it('calls the restaurant with both telephone numbers, with its address and in the text, and leads there [diner.manage]', () => {
    expect(html.match(/<a [^>]*href="tel:01225496000"[^>]*>01225\u00a0496\u00a0000<\/a>/g)).toHaveLength(2);
    expect(html).toMatch(/ring <a [^>]*href="tel:/);
    expect(html).toMatch(/<a [^>]*href="https:\/\/maps\.example\/bath"[^>]*>Directions<\/a>/);
  });

  it('strikes out the day of a cancelled table with a thin line, and does not lead there [diner.manage]', () => {
    const cancelled = writeMail({ ...content, isCancelled: true });
    expect(cancelled.html.match(/text-decoration:line-through 1px #/g)).toHaveLength(2);
    expect(cancelled.html + cancelled.text).not.toContain('Directions');
    expect(html).not.toContain('line-through');
  });

  it('ends with the restaurant and why it was sent, or with the chain [diner.manage]', () => {
    expect(textOf(html)).toMatch(/1 Milsom Street, BA1\u00a01AAsite\.example\s+You booked\.\s*$/);
    expect(textOf(writeMail(plain).html)).toMatch(/Pandan Rowhello@chain\.examplesite\.example\s+R\s*$/);
  });

  it('has the values of guests as text, line by line', () => {
    expect(html).toMatch(/<td [^>]*>&lt;b&gt;A high chair&lt;\/b&gt;<br>By the window<\/td>/);
  });

  it('breaks words that are too long for the card, but not the names of the facts [diner.manage]', () => {
    expect(html).toMatch(/<table [^>]*class="card ink"[^>]*;overflow-wrap:anywhere;word-break:break-word"/);
    expect(html.match(/<th [^>]*style="overflow-wrap:normal;word-break:normal;/g)).toHaveLength(2);
  });

  it('has one button, and other links as links', () => {
    const links = [...html.matchAll(/<a [^>]*href="(https:\/\/site[^"]*\/[^"]*)" style="([^"]*)"/g)];
    expect(links.map(([, address, style]) => [address, style?.includes('padding')])).toEqual([
      ['https://site.example/manage?a=1&amp;b=2', true],
      ['https://site.example/shared', false],
    ]);
  });

  it('has no empty part where there are no facts and no links', () => {
    expect(writeMail(plain).html).not.toMatch(/<th|<p [^>]*><\/p>/);
  });
});
