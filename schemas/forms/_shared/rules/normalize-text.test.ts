import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

it.each(['👨‍👩‍👧', '🏃🏽‍♀️', '🏳️‍🌈'])('keeps the joiners of %s [booking.step3]', (emoji) => {
  expect(normalizeText(`For ${emoji}`)).toBe(`For ${emoji}`);
});

it('keeps line breaks and angle brackets [booking.step3]', () => {
  expect(normalizeText('By the <b>wall</b>\r\n2 < 3')).toBe('By the <b>wall</b>\n2 < 3');
});

it('removes joiners elsewhere, direction marks and surrounding spaces [booking.step3]', () => {
  expect(normalizeText(' a\u200Db\u202Ec\u200B\uFEFF👨\u200D ')).toBe('abc👨');
});
