'use client';

import { useEffect, useState } from 'react';
import { readEntryState, saveEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { readTable, writeTable } from '#schemas/domain/menu/share-link.ts';
import type { Guest } from '#schemas/domain/menu/share-table.ts';
import type { Need } from './guest-form.client.tsx';

/** A guest on the page; the id tells the forms apart when one is taken away. */
interface Seat extends Guest {
  readonly id: number;
}

export interface Table {
  readonly seats: readonly Seat[];
  /** Whether all of a shared table could be read. */
  readonly whole: boolean;
  /** Whether the page takes what is typed. */
  readonly awake: boolean;
  readonly add: () => void;
  readonly change: (id: number, guest: Guest) => void;
  readonly remove: (id: number) => void;
}

const seat = (id: number, guest?: Guest): Seat => ({ id, name: '', tags: [], avoids: [], ...guest });
const slugs = (needs: readonly Need[]): string[] => needs.map(({ slug }) => slug);

/**
 * The guests at the table. They are kept with this entry of the browser's history: there after a reload, gone with the
 * tab, and never part of an address that is sent.
 */
export function useTable(tags: readonly Need[], allergens: readonly Need[]): Table {
  const [seats, setSeats] = useState<readonly Seat[]>([seat(1), seat(2)]);
  const [whole, setWhole] = useState(true);
  const [awake, setAwake] = useState(false);

  useEffect(() => {
    setAwake(true);
    const known = { tags: slugs(tags), avoids: slugs(allergens) };
    const saved = readEntryState('table');
    const shared = readTable(typeof saved === 'string' ? saved : '', known);
    setWhole(shared.whole);
    if (shared.guests.length > 0) setSeats(shared.guests.map((guest, index) => seat(index + 1, guest)));
  }, [tags, allergens]);

  const lay = (next: readonly Seat[]): void => {
    setSeats(next);
    saveEntryState('table', writeTable(next));
  };
  return {
    seats,
    whole,
    awake,
    add: () => lay([...seats, seat(Math.max(0, ...seats.map(({ id }) => id)) + 1)]),
    change: (id, guest) => lay(seats.map((known) => (known.id === id ? { ...known, ...guest } : known))),
    remove: (id) => lay(seats.filter((known) => known.id !== id)),
  };
}
