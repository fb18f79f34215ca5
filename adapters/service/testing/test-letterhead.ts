import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { defaultTheme } from '#schemas/content/theme/theme-colours.ts';

/** A letterhead for tests of mails. */
export const testLetterhead: Letterhead = {
  brand: 'Pandan Row',
  email: 'hello@chain.example',
  colours: defaultTheme,
  siteUrl: 'https://site.example',
};

/** The foot of a mail that names no restaurant. */
export const chainSignature = '-- \nPandan Row\nhello@chain.example\nhttps://site.example';
