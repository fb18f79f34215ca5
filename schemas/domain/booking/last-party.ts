import type { Covers } from './journey/choose-occasion.ts';

/** The name of the last party in session storage. */
export const lastPartyName = 'last-party';

/** `2+1`: two adults and a child. */
export const formatParty = ({ adults, children }: Covers): string => `${adults}+${children}`;

/** Parses a formatted party; undefined for anything else. */
export function parseParty(text: string | null): Covers | undefined {
  const [, adults, children] = /^([1-9]\d{0,2})\+(\d{1,3})$/.exec(text ?? '') ?? [];
  return adults === undefined ? undefined : { adults: Number(adults), children: Number(children) };
}
