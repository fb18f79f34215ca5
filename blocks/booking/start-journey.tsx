/** @jsxImportSource #eager */
import type { PageContext } from '#renderer/block.ts';
import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import styles from './start-journey.module.css';

interface StartJourneyProps {
  readonly house: Restaurant;
  readonly page: PageContext;
}

/** The first two questions of the journey, on pages that are the same for everyone. The rest comes on the journey's own. */
export function StartJourney({ house, page }: StartJourneyProps) {
  const { maxCovers, defaultCovers } = page.options.booking;
  return (
    <form className={styles.start} method="get" action={`/booking/${house.slug}`}>
      <label className={styles.field}>
        Day
        <input type="date" name="date" required />
      </label>
      <label className={styles.field}>
        How many
        <input
          type="number"
          name="adults"
          inputMode="numeric"
          min={1}
          max={maxCovers}
          defaultValue={defaultCovers}
          required
        />
      </label>
      <button type="submit" className={styles.find}>
        Find a table
      </button>
    </form>
  );
}
