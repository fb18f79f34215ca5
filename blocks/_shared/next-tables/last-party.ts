import { formatParty, lastPartyName, parseParty } from '#schemas/domain/booking/last-party.ts';

interface Party {
  readonly adults: number;
  readonly children: number;
}

/** Saves the party that a visitor has chosen, until the tab is closed. Storage that is blocked is ignored. */
export function saveLastParty(party: Party): void {
  try {
    sessionStorage.setItem(lastPartyName, formatParty(party));
  } catch {}
}

/** The party that was last chosen in this tab; undefined if there is none. */
export function readLastParty(): Party | undefined {
  try {
    return parseParty(sessionStorage.getItem(lastPartyName));
  } catch {
    return undefined;
  }
}
