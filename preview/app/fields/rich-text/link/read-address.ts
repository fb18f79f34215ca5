import { href } from '#schemas/content/link/href.ts';

const address = href('Address', 'The target of a link.');

const email = /^[^\s@/:]+@[^\s@/]+\.[^\s@/.]+$/;
const phone = /^\+?[\d\s().-]{6,}$/;
/** A host name without a scheme: `www.example.com/menu`. */
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

type ReadAddress = { readonly href: string } | { readonly error: string };

/** Reads what an editor types as the target of a link: an address, an email address or a phone number. */
export function readAddress(text: string): ReadAddress {
  const typed = text.trim();
  if (typed === '') return { error: 'Enter an address, or choose a page.' };
  const parsed = address.safeParse(withScheme(typed));
  if (parsed.success) return { href: parsed.data };
  return { error: `The address ${parsed.error.issues[0]?.message ?? 'is not allowed'}.` };
}

/** A number as a telephone dials it. The zero of `+44 (0)20` is for calls within the country. */
const dialled = (number: string): string => number.replace(/^(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '');

function withScheme(typed: string): string {
  if (email.test(typed)) return `mailto:${typed}`;
  if (phone.test(typed) && typed.replace(/\D/g, '').length >= 6) return `tel:${dialled(typed)}`;
  return host.test(typed) ? `https://${typed}` : typed;
}
