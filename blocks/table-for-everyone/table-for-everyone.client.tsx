'use client';

import { useState } from 'react';
import { planTable, type TableSection } from '#schemas/domain/menu/share-table.ts';
import type { DietaryOption } from './guest-form.client.tsx';
import { GuestList } from './guest-list.client.tsx';
import { LaidTableView } from './laid-table.client.tsx';
import { MenuChoice } from './menu-choice.client.tsx';
import styles from './table-for-everyone.module.css';
import { useTable } from './use-table.client.tsx';

interface TableMenu {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly TableSection[];
}

interface TableForEveryoneProps {
  readonly label: string;
  readonly tags: readonly DietaryOption[];
  readonly allergens: readonly DietaryOption[];
  readonly menus: readonly TableMenu[];
}

/** The guests, and a menu filtered for them. */
export function TableForEveryoneIsland({ label, tags, allergens, menus }: TableForEveryoneProps) {
  const table = useTable(tags, allergens);
  const [menuId, setMenuId] = useState(menus[0]?.id);
  const menu = menus.find(({ id }) => id === menuId) ?? menus[0];
  if (!menu) return null;
  const guests = table.seats.map((each, index) => ({ ...each, name: each.name.trim() || `Guest ${index + 1}` }));
  return (
    // Inert until hydration, because typed text would be lost.
    <div className={styles.root} inert={!table.isHydrated}>
      <GuestList table={table} tags={tags} allergens={allergens} />
      <section className={styles.result} aria-label={`${label}: the dishes`}>
        <MenuChoice menus={menus} menuId={menu.id} onMenu={setMenuId} />
        {!table.isComplete && <IncompleteTableNotice />}
        <LaidTableView laid={planTable(menu.sections, guests)} guests={guests} menu={menu.name} />
      </section>
    </div>
  );
}

function IncompleteTableNotice() {
  return (
    <p role="alert" className={styles.incomplete}>
      This table came with more than we can read here. Please check each guest’s needs before you trust the answer.
    </p>
  );
}
