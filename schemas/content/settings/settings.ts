import { z } from 'zod';
import { flag, isoDate, list, optional, optionalText, text } from '../field/field.ts';
import { withReading } from '../field/repair/readings.ts';
import { isSafeHref } from '../link/href.ts';
import { footerItem, iconLink, link, mastheadItem, plainLink } from '../link/link.ts';
import { media } from '../media/media.ts';
import { headerVariants, headerVariantTitles } from '../page/header-variant.ts';

/** “our-story” and “https://example.com/our-story” are `/our-story`, on whatever host the page was. */
function readOldPath(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  const path = text.replace(/^https?:\/\/[^/?#]+/i, '').replace(/^\/+/, '');
  return path === '' || /[?#\s]|^[a-z]+:/i.test(path) ? undefined : `/${path}`;
}

/** A redirect maintained by editors. `from` is a path without host; matching ignores case and a trailing slash. */
export const redirectRule = z
  .object({
    from: withReading(
      z
        .string()
        .trim()
        .max(512)
        .regex(/^\/[^?#]+$/, 'must be a path such as /old-page')
        .meta({ title: 'Old address', description: 'The path that no longer has a page, such as /old-page.' }),
      { read: readOldPath },
    ),
    to: z
      .string()
      .trim()
      .max(2048)
      .refine(
        (to) => /^(\/|#|https?:\/\/)/i.test(to) && isSafeHref(to),
        'must be a path such as /new-page, or an address such as https://example.com',
      )
      .meta({
        title: 'New address',
        description: 'The path that visitors are led to, such as /new-page, or an address of another site.',
        format: 'uri-reference',
      }),
    prefix: flag('With all addresses below', 'Whether all addresses below the old one are redirected as well.'),
  })
  .meta({ title: 'Redirect', description: 'An old address and where it leads now.' });

const days = {
  startDate: optional(isoDate('First day', 'Shown from this day. If empty, at once.')),
  endDate: optional(isoDate('Last day', 'Shown to the end of this day. If empty, until you remove it.')),
};

export const globalBanner = z
  .object({
    text: text('Text', 'One sentence.', 200),
    link: optional(plainLink),
    ...days,
  })
  .meta({ title: 'Banner', description: 'A line above the header of every page.' });

export const globalPopup = z
  .object({
    heading: text('Heading', 'What it is about.', 100),
    body: text('Text', 'Rich text.', 2000).meta({ format: 'html' }),
    image: optional(media),
    link: optional(link),
    ...days,
  })
  .meta({
    title: 'Global popup',
    description:
      'A dialog shown once to each visitor, on a page reached from another page of the site, after scrolling.',
  });

export const cookieBanner = z
  .object({
    heading: text('Heading', 'The heading above the choices.', 60),
    text: text('Text', 'A sentence or two before the buttons.', 240),
  })
  .meta({ title: 'Cookie choices', description: 'The heading and text above the cookie choices.' });

export const bookingTexts = z
  .object({
    booked: optionalText(
      'After a booking',
      'What happens next. It need not mention the confirmation by email: the page says whether one is on its way.',
      300,
    ),
    requested: optionalText('After a request', 'What happens next, for example when the restaurant answers.', 300),
  })
  .meta({ title: 'Booking texts', description: 'What guests read when they have booked or asked for a table.' });

/** A shared field with a title of its own, because several settings are images or links. */
const titled = <Schema extends z.ZodType>(field: Schema, title: string, description: string): Schema =>
  field.meta({ ...field.meta(), title, description });

/** The settings that apply to every page of the brand. */
export const settings = z
  .object({
    siteName: text('Site name', 'Shown in the browser’s tab after the title of each page, and in the footer.', 80),
    tagline: optionalText('Tagline', 'One line, shown next to the site’s name.', 120),
    logo: titled(optional(media), 'Logo', 'The logo in the header.'),
    icon: titled(optional(media), 'Icon', 'The icon of browser tabs and home screens.'),
    defaultDescription: optionalText('Description', 'The description of pages that have none.', 320),
    defaultImage: titled(optional(media), 'Picture of shared links', 'The picture of pages that have none.'),
    headerVariant: optional(
      z.enum(headerVariants).meta({
        title: 'Header',
        description: 'Applies to every page without a header of its own.',
        optionTitles: { '': 'As configured', ...headerVariantTitles },
      }),
    ),
    mastheadItems: list(
      'Navigation',
      'Shown in the header, in this order. A group opens as a dropdown.',
      mastheadItem,
      12,
    ),
    clickCollectLink: titled(optional(plainLink), 'Click and collect', 'The link to order for collection.'),
    footerItems: list('Footer links', 'Shown on every page, in this order.', footerItem, 40),
    socialMediaItems: list('Social networks', 'Shown in the footer with the icon of the network.', iconLink, 12),
    copyrightLine: optionalText('Copyright', 'The text after © and the year.', 160),
    groupLine: optionalText('Group', 'The company that owns the brand, shown in the footer.', 300),
    siteLink: titled(optional(plainLink), 'Group’s site', 'The link to the site of the owner.'),
    email: optionalText('Email', 'Shown in the footer, such as hello@example.com.', 254),
    backToTopIcon: titled(optional(media), 'Back-to-top icon', 'The icon of the button that leads to the top.'),
    banner: optional(globalBanner),
    popup: optional(globalPopup),
    cookieBanner: optional(cookieBanner),
    bookingTexts: optional(bookingTexts),
    redirects: list('Redirects', 'Old addresses and where they lead now.', redirectRule, 2000),
  })
  .meta({ title: 'Settings', description: 'The settings that apply to every page.' });

export type Settings = z.output<typeof settings>;
export type GlobalBanner = z.output<typeof globalBanner>;
export type CookieBannerText = z.output<typeof cookieBanner>;
export type GlobalPopup = z.output<typeof globalPopup>;
export type RedirectRule = z.output<typeof redirectRule>;
