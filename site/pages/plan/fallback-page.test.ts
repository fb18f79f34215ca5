import { expect, it } from 'vitest';
import { fallbackPage } from './fallback-page.ts';

it('shows status, message and a link home, with the message as its title [route.error-page]', () => {
  const html = fallbackPage(503, 'Busy & <b>late</b>');
  expect(html).toContain('<title>Busy &#38; &#60;b&#62;late&#60;/b&#62;</title>');
  expect(html).toContain('<p>503</p><h1>Busy &#38; &#60;b&#62;late&#60;/b&#62;</h1>');
  expect(html).toContain('<a href="/">Return to homepage</a>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
