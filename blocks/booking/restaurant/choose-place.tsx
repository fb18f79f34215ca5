/** @jsxImportSource #eager */

import { PlaceSearch } from '#blocks/_shared/place-search/place-search.tsx';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { journeyAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';

import type { TablePlaces } from '#schemas/domain/booking/availability/table-places.ts';
import { describeFarRestaurant, formatMiles } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { PartySizeField } from '../party-size-field.tsx';
import styles from './choose-place.module.css';

interface ChoosePlaceProps {
  readonly places: TablePlaces | undefined;
  readonly page: PageContext;
}

/** The step before the booking journey: the nearest restaurants, and which of them have a table for the party. */
export function ChoosePlace({ places, page }: ChoosePlaceProps) {
  const { date = '', adults } = page.booking?.choice ?? {};
  const near = page.query.near?.join(' ') ?? '';
  return (
    <div className={styles.choose}>
      {page.booking?.notOffered !== undefined && <p role="alert">{page.booking.notOffered}</p>}
      <form className={styles.form} method="get" action={page.path}>
        <PlaceSearch label="Town, postcode or restaurant" query={near} submit="Find a table" />
        <LabelledControl label="Day">
          <Input type="date" name="date" required defaultValue={date} />
        </LabelledControl>
        <PartySizeField options={page.options.booking} adults={adults} />
      </form>
      {near !== '' && <Places places={places} near={near} page={page} />}
    </div>
  );
}

function Places({ places, near, page }: ChoosePlaceProps & { readonly near: string }) {
  if (!places) return <p role="status">The restaurants cannot be looked up at the moment. Please try again.</p>;
  const { label, restaurants, tables } = places;
  if (restaurants.length === 0)
    return (
      <p role="status">
        {label === undefined ? `We know no place called “${near}”.` : `No restaurant near ${label} can be booked here.`}{' '}
        <a href="/restaurants">See all restaurants</a>
      </p>
    );
  const far = describeFarRestaurant(restaurants[0], { subject: 'The nearest restaurant to book', from: label ?? near });
  const hasTable = (storeId: string): boolean =>
    tables?.ok === true && tables.value.some((each) => each.storeId === storeId && each.available);
  return (
    <>
      <p role="status">{tables?.ok === false ? tables.message : (far ?? `Near ${label}, the nearest first.`)}</p>
      <ul className={`plain-list ${styles.places}`}>
        {restaurants.map(({ storeId, slug, title, distance }) => (
          <li key={storeId} data-free={hasTable(storeId)}>
            <a href={journeyAddress(slug, page.booking?.choice ?? {})}>{title}</a>
            <span>{formatMiles(distance.milesValue)}</span>
            {tables?.ok && <b>{hasTable(storeId) ? 'Has a table' : 'No table'}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}
