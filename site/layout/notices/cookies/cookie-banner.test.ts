import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const css = await readFile(new URL('cookie-banner.module.css', import.meta.url), 'utf8');

it('takes the confirmation of a choice away after four seconds [cookie.banner]', () => {
  expect(/\.confirmation \{[^}]*\banimation: leave (\d+)s step-end forwards;/.exec(css)?.[1]).toBe('4');
});

it('shows the confirmation above a booking on a phone, not over it [cookie.banner]', () => {
  expect(css).toMatch(
    /@media \(max-width: 767\.98px\) \{\s*body:has\(\[data-journey\]\) \.confirmation \{\s*inset: 0 0 auto;/,
  );
});
