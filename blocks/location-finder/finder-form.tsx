/** @jsxImportSource #eager */
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import {
  listVisitDays,
  openNow,
  timesOfDay,
  type VisitTime,
  visitChoices,
  visitHours,
} from '#schemas/domain/restaurant/visit-time.ts';
import type { Weekday } from '#schemas/domain/restaurant/wall-time.ts';
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
  const isHour = visit?.time !== undefined && visitHours.includes(visit.time);
  const hasFilters = isHour || collect || amenities.length > 0;
  return (
    <search>
      <form className={styles.form} method="get" action={action}>
        <PlaceSearch
          label="Town, postcode or restaurant"
          query={text}
          placeholder={near !== '' && text === '' ? 'Near you' : undefined}
        >
          {filters && <WhenField open={open} visit={visit} now={now} />}
        </PlaceSearch>
        <div className={styles.more}>
          <NearMe deniedMessage="Your browser did not tell us where you are. Type a town or a postcode instead." />
          {filters && (
            <details className={styles.filters} open={hasFilters}>
              <summary className={buttonClass({ variant: 'link' })}>
                <Icon name="filter" /> What it must have
              </summary>
              <div className={styles.boxes}>
                <HourField hour={isHour ? visit.time : undefined} />
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

/** Now, or one of the next seven days with or without a time of day. */
function WhenField({ open, visit, now }: Pick<FinderQuery, 'open' | 'visit'> & { readonly now: Date }) {
  const days = listVisitDays(now);
  return (
    <LabelledControl label="Open">
      <Select
        name="when"
        data-applies=""
        className={styles.when}
        defaultValue={open ? openNow : chosenTime(visit, days[0]?.value)}
      >
        <option value="">Any time</option>
        <option value={openNow}>Now</option>
        {days.map(({ value, label, name }) => (
          <optgroup key={value} label={label}>
            <option value={value}>{name}, any time</option>
            {timesOfDay.map(({ slug, label: time, time: hour }) => (
              <option key={slug} value={`${value}.${slug}`}>
                {name} {time.toLowerCase()} ({hour})
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </LabelledControl>
  );
}

/** The value for a time. A time of day without a day, as in older addresses, is that of today. */
function chosenTime(visit: VisitTime | undefined, today: Weekday | undefined): string {
  const { day, time } = visit ?? {};
  const choices = [`${day ?? today}.${time}`, `${day}`];
  return choices.find((choice) => visitChoices.includes(choice)) ?? '';
}

/** An hour, for those who want to know more exactly. */
const HourField = ({ hour }: { readonly hour: string | undefined }) => (
  <LabelledControl label="Open at" className={styles.hour}>
    <Select isSmall name="at" defaultValue={hour ?? ''}>
      <option value="">Any hour</option>
      {visitHours.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Select>
  </LabelledControl>
);

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
