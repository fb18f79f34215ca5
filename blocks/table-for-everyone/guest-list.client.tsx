'use client';

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
  return (
    <section className={styles.guests} aria-label="Who is at the table">
      {seats.map((each, index) => (
        <GuestForm
          key={each.id}
          number={index + 1}
          guest={each}
          tags={tags}
          allergens={allergens}
          onChange={(guest) => change(each.id, guest)}
          onRemove={seats.length > 1 ? () => remove(each.id) : undefined}
        />
      ))}
      <div className={styles.actions}>
        {seats.length < maxGuests && (
          <Button variant="secondary" size="small" onClick={add}>
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
