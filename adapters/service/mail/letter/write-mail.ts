import { directionsHref, formatAddress } from '#schemas/domain/restaurant/contact-links.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { MailContent, MailPlace } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** Formats a mail as plain text and as HTML that every mail program can display. Pure. */
export function writeMail(content: MailContent): { text: string; html: string } {
  const place = toPlace(content);
  return { text: writeText(content, place), html: renderMail(content, place) };
}

function toPlace({ letterhead: { brand }, restaurant }: MailContent): MailPlace | undefined {
  if (restaurant === undefined) return undefined;
  return {
    name: formatRestaurantName({ brand, restaurant }),
    address: formatAddress(restaurant),
    phone: restaurant.phone,
    directions: directionsHref(restaurant),
  };
}

function writeText(content: MailContent, place: MailPlace | undefined): string {
  const { letterhead, headline = [], isCancelled, opening, facts = [], links = [], closers = [], reason } = content;
  const way = place && !isCancelled && `Directions: ${place.directions}`;
  return [
    headline.join(', '),
    ...opening,
    joinLines([place?.name, place?.address, place?.phone && `Telephone: ${place.phone}`, way]),
    joinLines(facts.map(([name, value]) => `${name}: ${value}`)),
    ...links.map(({ label, address }) => `${label}: ${address}`),
    ...closers,
    // A mail program folds or greys what follows this line.
    joinLines(['-- ', place?.name ?? letterhead.brand, place ? place.address : letterhead.email, letterhead.siteUrl]),
    reason,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const joinLines = (lines: readonly (string | undefined | false)[]): string => lines.filter(Boolean).join('\n');
