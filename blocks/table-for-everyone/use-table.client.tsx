'use client';

import { useEffect, useState } from 'react';
import { readEntryState, saveEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { readProfile } from '#blocks/_shared/menu-filter/saved-profile.ts';
import { formatGuests, parseGuests } from '#schemas/domain/menu/share-link.ts';
import type { Guest } from '#schemas/domain/menu/share-table.ts';
import type { DietaryOption } from './guest-form.client.tsx';

/** A guest on the page. The id identifies the form when another one is removed. */
interface Seat extends Guest {
  readonly id: number;
}

export interface Table {
  readonly seats: readonly Seat[];
  /** Whether the whole shared table could be parsed. */
  readonly isComplete: boolean;
  /** Whether the tile is hydrated. */
  readonly isHydrated: boolean;
  readonly add: () => void;
  readonly change: (id: number, guest: Guest) => void;
  readonly remove: (id: number) => void;
}

const seat = (id: number, guest?: Guest): Seat => ({ id, name: '', tags: [], avoids: [], ...guest });
const listSlugs = (needs: readonly DietaryOption[]): string[] => needs.map(({ slug }) => slug);

/** The needs of the visitor, who is the first guest. Only those that the form asks for, so that it shows all of them. */
function readOwnNeeds({
  tags,
  avoids,
}: {
  readonly tags: readonly string[];
  readonly avoids: readonly string[];
}): Guest {
  const { diet, avoid } = readProfile();
  return {
    name: '',
    tags: tags.filter((slug) => diet.includes(slug)),
    avoids: avoids.filter((slug) => avoid.includes(slug)),
  };
}

/**
 * Holds the guests at the table. They are saved in the current history entry: they survive a reload, end with the tab
 * and are never part of an address that is sent.
 */
export function useTable(tags: readonly DietaryOption[], allergens: readonly DietaryOption[]): Table {
  const [seats, setSeats] = useState<readonly Seat[]>([seat(1), seat(2)]);
  const [isComplete, setComplete] = useState(true);
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    setHydrated(true);
    const options = { tags: listSlugs(tags), avoids: listSlugs(allergens) };
    const saved = readEntryState('table');
    const shared = parseGuests(typeof saved === 'string' ? saved : '', options);
    setComplete(shared.isComplete);
    if (shared.guests.length > 0) setSeats(shared.guests.map((guest, index) => seat(index + 1, guest)));
    else if (saved === undefined) setSeats([seat(1, readOwnNeeds(options)), seat(2)]);
  }, [tags, allergens]);

  const updateSeats = (next: readonly Seat[]): void => {
    setSeats(next);
    saveEntryState('table', formatGuests(next));
  };
  return {
    seats,
    isComplete,
    isHydrated,
    add: () => updateSeats([...seats, seat(Math.max(0, ...seats.map(({ id }) => id)) + 1)]),
    change: (id, guest) => updateSeats(seats.map((each) => (each.id === id ? { ...each, ...guest } : each))),
    remove: (id) => updateSeats(seats.filter((each) => each.id !== id)),
  };
}
