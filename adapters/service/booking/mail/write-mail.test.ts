import { describe, expect, it } from 'vitest';
import { writeMail } from './write-mail.ts';

const { text, html } = writeMail({
  title: 'Your table at Salt & Pepper',
  opening: ['Hello Ada,', ''],
  facts: [
    ['Day', 'Friday'],
    ['Requests', '<b>A high chair</b>\nBy the window'],
  ],
  closers: ['', 'See you soon.'],
  links: [
    { label: 'Change it', address: 'https://site.example/manage?a=1&b=2', isButton: true },
    { label: 'Directions', address: 'https://maps.example/bath' },
  ],
  brand: 'Salt & Pepper',
});

describe('a mail', () => {
  it('says the same as text, with every fact on a line and every link in full [diner.manage]', () => {
    expect(text.split('\n\n')).toEqual([
      'Hello Ada,',
      'Day: Friday\nRequests: <b>A high chair</b>\nBy the window',
      'See you soon.',
      'Change it: https://site.example/manage?a=1&b=2',
      'Directions: https://maps.example/bath',
      'Salt & Pepper',
    ]);
  });

  it('is a letter under the name of the brand, with its title as heading [diner.manage]', () => {
    expect(html).toMatch(/<td style="[^"]*">Salt &amp; Pepper<\/td>/);
    expect(html).toMatch(/<h1 style="[^"]*">Your table at Salt &amp; Pepper<\/h1>/);
    expect(html.match(/<p [^>]*><\/p>/)).toBeNull();
  });

  it('has the values of guests as text, line by line', () => {
    expect(html).toMatch(/<td [^>]*>&lt;b&gt;A high chair&lt;\/b&gt;<br>By the window<\/td>/);
  });

  it('has one button, and other links as links', () => {
    const styles = [...html.matchAll(/<a href="([^"]*)" style="([^"]*)"/g)].map(([, address, style]) => [
      address,
      style?.includes('padding'),
    ]);
    expect(styles).toEqual([
      ['https://site.example/manage?a=1&amp;b=2', true],
      ['https://maps.example/bath', false],
    ]);
  });

  it('has no empty table where there are no facts', () => {
    const { html: plain } = writeMail({ title: 'T', opening: ['Hello,'], facts: [], closers: [], brand: 'B' });
    expect(plain).not.toContain('<th');
  });
});
