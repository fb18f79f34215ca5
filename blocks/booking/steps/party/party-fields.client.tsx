'use client';

import { groupBookingPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { occasionsFor } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { CoversField } from './covers-field.client.tsx';
import { formatCovers } from './format-covers.ts';
import type { PartyChoice } from './use-party-choice.client.ts';

interface PartyFieldsProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly party: PartyChoice;
  readonly occasion: Occasion;
}

/** The numbers of adults and children, and what to do if they do not suit the occasion. */
export function PartyFields({ restaurant, choice, party, occasion }: PartyFieldsProps) {
  const { covers, error, resetTo, isLimitReached, reachLimit, changeCovers } = party;
  const { maxCovers, showChildren } = restaurant.options;
  const total = covers.adults + covers.children;
  const largest = Math.min(maxCovers, occasion.maximumCovers);
  const groupPath = groupBookingPath({
    guests: Math.max(total, largest + 1),
    restaurant: restaurant.storeId,
    date: choice.date,
  });
  return (
    <>
      <CoversField
        name="adults"
        label={showChildren ? 'Adults' : 'How many'}
        value={covers.adults}
        min={1}
        max={Math.max(maxCovers, occasion.maximumCovers)}
        stepLimit={largest - covers.children}
        error={error}
        onLimit={reachLimit}
        onChange={(adults) => changeCovers({ adults, children: covers.children })}
      />
      {showChildren && (
        <CoversField
          name="children"
          label="Children"
          value={covers.children}
          min={0}
          max={maxCovers}
          stepLimit={largest - covers.adults}
          onLimit={reachLimit}
          onChange={(children) => changeCovers({ adults: covers.adults, children })}
        />
      )}
      {resetTo && (
        <p className={styles.aside} role="status">
          {resetTo.name} is for {resetTo.minimumCovers} or more: the number of people is now {resetTo.minimumCovers}.
        </p>
      )}
      {error && <OtherOccasions party={party} />}
      {(total > largest || isLimitReached) && (
        <p className={styles.aside} role={isLimitReached ? 'status' : undefined}>
          For a larger party, <a href={groupPath}>ask us for a table</a>.
        </p>
      )}
    </>
  );
}

/** Other occasions that take the party. */
function OtherOccasions({ party: { availableOccasions, covers, moveParty } }: Pick<PartyFieldsProps, 'party'>) {
  const occasions = occasionsFor(availableOccasions, covers);
  if (occasions.length === 0) return null;
  return (
    <p className={`${styles.aside} ${styles.scripted}`}>
      For {formatCovers(covers.adults, covers.children)}:{' '}
      {occasions.map((each) => (
        <Button key={each.id} variant="secondary" size="small" onClick={() => moveParty(each)}>
          {each.name}
        </Button>
      ))}
    </p>
  );
}
