/** @jsxImportSource #eager */
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listVisitDays, timesOfDay, type VisitTime, visitHours } from '#schemas/domain/restaurant/visit-time.ts';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { NearMe } from '../_shared/place-search/near-me.tsx';
import { PlaceSearch } from '../_shared/place-search/place-search.tsx';
import { Button } from '../_shared/ui/button/button.tsx';
import { buttonClass } from '../_shared/ui/button/button-class.ts';
import { LabelledControl } from '../_shared/ui/field/field.tsx';
import { Select } from '../_shared/ui/field/input.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import type { FinderQuery } from './find-restaurants.ts';
import styles from './finder-form.module.css';

interface FinderFormProps {
  readonly action: string;
  readonly finderQuery: FinderQuery;
  readonly restaurants: readonly Restaurant[];
  readonly filters: boolean;
  readonly now: Date;
}

/** The search form. Its values are part of the address, so a search can be shared and works without script. */
export function FinderForm({ action, finderQuery, restaurants, filters, now }: FinderFormProps) {
  const { near, text, open, visit, collect, amenities } = finderQuery;
  const hasFilters = open || visit !== undefined || collect || amenities.length > 0;
  return (
    <search>
      <form className={styles.form} method="get" action={action} data-finder-form="">
        <PlaceSearch
          label="Town, postcode or restaurant"
          query={text}
          placeholder={near !== '' && text === '' ? 'Near you' : undefined}
        />
        <div className={styles.more}>
          <NearMe deniedMessage="Your browser did not tell us where you are. Type a town or a postcode instead." />
          {filters && (
            <details className={styles.filters} open={hasFilters}>
              <summary className={buttonClass({ variant: 'link' })}>
                <Icon name="filter" /> When, and what it must have
              </summary>
              <div className={styles.boxes}>
                <FilterChoices
                  name="open"
                  legend="Now"
                  choices={[{ value: '1', label: 'Open now' }]}
                  chosen={open ? ['1'] : []}
                />
                <WhenFields visit={visit} now={now} />
                <FilterChoices
                  name="collect"
                  legend="To take away"
                  choices={[{ value: '1', label: 'Click and collect' }]}
                  chosen={collect ? ['1'] : []}
                />
                <FilterChoices name="has" legend="In the house" choices={amenitiesOf(restaurants)} chosen={amenities} />
                <Button type="submit" size="small">
                  Show restaurants
                </Button>
              </div>
            </details>
          )}
        </div>
      </form>
    </search>
  );
}

/** A day of the next seven and a time of day, each optional. */
function WhenFields({ visit, now }: { readonly visit: VisitTime | undefined; readonly now: Date }) {
  return (
    <>
      <LabelledControl label="Open on" className={styles.when}>
        <Select isSmall name="day" defaultValue={visit?.day ?? ''}>
          <option value="">Any day</option>
          {listVisitDays(now).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </LabelledControl>
      <LabelledControl label="Open at" className={styles.when}>
        <Select isSmall name="at" defaultValue={visit?.time ?? ''}>
          <option value="">Any time</option>
          {timesOfDay.map(({ slug, label, time }) => (
            <option key={slug} value={slug}>
              {label} ({time})
            </option>
          ))}
          {visitHours.map((hour) => (
            <option key={hour} value={hour}>
              {hour}
            </option>
          ))}
        </Select>
      </LabelledControl>
    </>
  );
}

const byLabel = new Intl.Collator('en-GB').compare;

/** Returns the amenities that some restaurants have and others do not, by name. */
function amenitiesOf(restaurants: readonly Restaurant[]): { value: string; label: string }[] {
  const byIcon = Map.groupBy(
    restaurants.flatMap(({ amenities }) => amenities),
    ({ icon }) => icon,
  );
  return [...byIcon]
    .flatMap(([value, [first, ...more]]) =>
      first && more.length + 1 < restaurants.length ? [{ value, label: first.name }] : [],
    )
    .sort((one, other) => byLabel(one.label, other.label));
}
