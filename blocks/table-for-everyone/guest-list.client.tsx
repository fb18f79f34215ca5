'use client';

import { useLayoutEffect, useRef } from 'react';
import { maxGuests } from '#schemas/domain/menu/share-table.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { type DietaryOption, GuestForm } from './guest-form.client.tsx';
import { ShareLink } from './share-link.client.tsx';
import styles from './table-for-everyone.module.css';
import type { Table } from './use-table.client.tsx';

interface GuestListProps {
  readonly table: Table;
  readonly tags: readonly DietaryOption[];
  readonly allergens: readonly DietaryOption[];
}

/** Where larger parties ask for a table. */
const groupPath = '/group-booking';

/** The guests at the table and what each of them eats. */
export function GuestList({ table: { seats, add, change, remove }, tags, allergens }: GuestListProps) {
  const list = useRef<HTMLElement>(null);
  /** What to focus once the guests have changed: the name of the new one, or the row that is now at a position. */
  const next = useRef<'new' | number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the guests have changed.
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll('details') ?? [])];
    const last = rows.at(-1);
    if (next.current === 'new' && last) {
      last.open = true;
      last.querySelector('input')?.focus();
    } else if (typeof next.current === 'number') {
      const row = rows[next.current] ?? last;
      row?.querySelector('summary')?.focus();
    }
    next.current = undefined;
  }, [seats]);
  const addAndOpen = (): void => {
    next.current = 'new';
    add();
  };
  const removeAt = (index: number, id: number): void => {
    next.current = index;
    remove(id);
  };
  return (
    <section ref={list} className={styles.guests} aria-label="Who is at the table">
      {seats.map((each, index) => (
        <GuestForm
          key={each.id}
          number={index + 1}
          guest={each}
          tags={tags}
          allergens={allergens}
          onChange={(guest) => change(each.id, guest)}
          onRemove={seats.length > 1 ? () => removeAt(index, each.id) : undefined}
        />
      ))}
      <div className={styles.actions}>
        {seats.length < maxGuests && (
          <Button variant="secondary" size="small" onClick={addAndOpen}>
            Add a guest
          </Button>
        )}
        <p role="status" className={styles.full}>
          {seats.length >= maxGuests && (
            <>
              Eight guests at most. For a larger party, <a href={groupPath}>ask us for a table</a>.
            </>
          )}
        </p>
        <ShareLink guests={seats} />
      </div>
    </section>
  );
}
