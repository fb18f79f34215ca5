'use client';

import { useEffect, useState } from 'react';
import { readTable, writeTable } from '#schemas/menu/share-link.ts';
import { type Guest, layTable, mostGuests, type TableSection } from '#schemas/menu/share-table.ts';
import { GuestForm, type Need } from './guest-form.client.tsx';
import { LaidTableView } from './laid-table.client.tsx';
import { ShareLink } from './share-link.client.tsx';
import styles from './table-for-everyone.module.css';

interface TableMenu {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly TableSection[];
}

interface TableForEveryoneProps {
  readonly label: string;
  readonly tags: readonly Need[];
  readonly allergens: readonly Need[];
  readonly menus: readonly TableMenu[];
}

/** A guest on the page; the id tells the forms apart when one is taken away. */
interface Seat extends Guest {
  readonly id: number;
}

const seat = (id: number, guest?: Guest): Seat => ({ id, name: '', tags: [], avoids: [], ...guest });
const slugs = (needs: readonly Need[]): string[] => needs.map(({ slug }) => slug);

/**
 * The guests, and the menu laid for them. They are kept with this entry of the browser's history: there after a reload,
 * gone with the tab, and never part of an address that is sent.
 */
export function TableForEveryoneIsland({ label, tags, allergens, menus }: TableForEveryoneProps) {
  const [seats, setSeats] = useState<readonly Seat[]>([seat(1), seat(2)]);
  const [menuId, setMenuId] = useState(menus[0]?.id);
  const [sharedOnly, setSharedOnly] = useState(false);
  const [whole, setWhole] = useState(true);
  const [awake, setAwake] = useState(false);

  useEffect(() => {
    setAwake(true);
    const known = { tags: slugs(tags), avoids: slugs(allergens) };
    const kept: unknown = history.state?.table;
    const shared = readTable(typeof kept === 'string' ? kept : '', known);
    setWhole(shared.whole);
    if (shared.guests.length > 0) setSeats(shared.guests.map((guest, index) => seat(index + 1, guest)));
  }, [tags, allergens]);

  const change = (next: readonly Seat[]): void => {
    setSeats(next);
    keepTable(next);
  };
  const add = (): void => change([...seats, seat(Math.max(0, ...seats.map(({ id }) => id)) + 1)]);
  const guests = seats.map((each, index) => ({ ...each, name: each.name.trim() || `Guest ${index + 1}` }));
  const menu = menus.find(({ id }) => id === menuId) ?? menus[0];
  if (!menu) return null;
  const laid = layTable(menu.sections, guests);
  return (
    // What is typed before the script is here would be lost, so nothing can be.
    <div className={styles.root} inert={!awake}>
      <section className={styles.guests} aria-label="Who is at the table">
        {seats.map((each, index) => (
          <GuestForm
            key={each.id}
            number={index + 1}
            guest={each}
            tags={tags}
            allergens={allergens}
            onChange={(guest) => change(seats.map((known) => (known.id === each.id ? { ...known, ...guest } : known)))}
            onRemove={seats.length > 1 ? () => change(seats.filter(({ id }) => id !== each.id)) : undefined}
          />
        ))}
        <div className={styles.actions}>
          {seats.length < mostGuests && (
            <button type="button" className={styles.add} onClick={add}>
              Add a guest
            </button>
          )}
          <ShareLink guests={seats} />
        </div>
      </section>
      <section className={styles.result} aria-label={`${label}: the dishes`}>
        <div className={styles.choices}>
          {menus.length > 1 && (
            <label className={styles.menu}>
              Menu
              <select value={menu.id} onChange={({ target }) => setMenuId(target.value)}>
                {menus.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className={styles.only}>
            <input type="checkbox" checked={sharedOnly} onChange={({ target }) => setSharedOnly(target.checked)} />
            Only what everyone can share
          </label>
        </div>
        {!whole && (
          <p role="alert" className={styles.lost}>
            This table came with more than we can read here. Please check each guest’s needs before you trust the
            answer.
          </p>
        )}
        <LaidTableView laid={laid} guests={guests} sharedOnly={sharedOnly} menu={menu.name} />
      </section>
    </div>
  );
}

function keepTable(guests: readonly Guest[]): void {
  history.replaceState({ ...history.state, table: writeTable(guests) }, '', location.pathname + location.search);
}
