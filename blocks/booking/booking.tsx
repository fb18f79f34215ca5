/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { groupByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { Island } from '../_shared/islands/island.tsx';
import { phoneHref, restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { Domino } from '../_shared/ui/domino/domino.tsx';
import { innerRank, TileHeading } from '../_shared/ui/heading/heading.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import styles from './booking.module.css';
// What the island draws on the server is dressed by the page's own style sheet: its script comes later, or never.
import './calendar/date-field.module.css';
import './journey/journey.module.css';
import './dialog/start-journey.module.css';
import { journeyHouseOf, nearHousesOf } from './journey/journey-house-of.ts';
import { BookingElsewhere } from './restaurant/booking-elsewhere.tsx';
import { ChooseHouse } from './restaurant/choose-house.tsx';
import { ChoosePlace } from './restaurant/choose-place.tsx';
import { HouseContact } from './restaurant/house-contact.tsx';
import { NoBookings } from './restaurant/no-bookings.tsx';

export function Booking({ tile, data, place, page }: BlockProps<'booking'>) {
  const all = data.restaurants ?? [];
  const { area } = page;
  const house = area.kind === 'restaurant' ? all.find(({ slug }) => slug === area.slug) : undefined;
  const takesNoBookings = house !== undefined && !house.onlineBooking && !isBookedElsewhere(house, data);
  const rank = innerRank(tile, place);
  const domino = tile.layout === 'domino-left';
  // Under an arch the words begin in the middle, where it is highest.
  const mirrored = domino ? place.turn % 2 === 1 : tile.layout !== 'headstone';
  const media = (
    <TileMedia
      {...(page.options.booking.media === 'image' ? stillOf(tile) : { tile, image: tile.image })}
      sizes={sizesFor(place.span, 0.5)}
      eager={place.first}
      className={styles.media}
    />
  );
  const copy = (
    <div className={styles.copy}>
      <TileHeading tile={tile} place={place} scale="display" />
      {/* The text invites to choose a time, which cannot be done there. */}
      {tile.text && !takesNoBookings && <p className={styles.text}>{tile.text}</p>}
      {house && <BookingElsewhere restaurant={house} widget={data.thirdParties?.bookingWidget} />}
      {house && page.booking && (
        <Island
          name="booking"
          props={{
            kind: 'journey',
            house: journeyHouseOf(house, page, rank),
            nearby: nearHousesOf(house, all, page, rank),
            visit: page.booking,
            facts: data.facts ?? {},
            isSaved: true,
          }}
        />
      )}
      {house?.onlineBooking && !page.booking && (
        <Island
          name="booking"
          props={{
            kind: 'start',
            house: { ...journeyHouseOf(house, page, rank), path: `/booking/${house.slug}` },
            nearby: nearHousesOf(house, all, page, rank),
          }}
        />
      )}
      {takesNoBookings && (
        <NoBookings
          house={{ title: house.title, phone: undefined }}
          message={bookingMessage(bookingCode.notOnline)}
          nearby={nearHousesOf(house, all, page, rank)}
        />
      )}
      {house && <HouseContact restaurant={house} now={page.now} />}
      {!house && page.booking && <ChoosePlace places={data.places} page={page} />}
      {!house && !page.booking && <ChooseHouse restaurants={all} options={page.options.booking} />}
      {!house && all.length > 0 && <Houses restaurants={all} />}
      {all.length === 0 && <TileLinks links={[findRestaurant]} />}
    </div>
  );
  return <Domino notched={domino} mirrored={mirrored} share="half" first={media} second={copy} />;
}

/** Whether another site takes the restaurant’s bookings. */
const isBookedElsewhere = (house: Restaurant, { thirdParties }: BlockProps<'booking'>['data']): boolean =>
  house.bookATableWidgetId !== undefined && thirdParties?.bookingWidget !== undefined;

/** A tile’s picture in the place of its video; one without a picture shows the video’s poster. */
const stillOf = ({ key, image, videoDesktop, videoMobile }: Tile<'booking'>) => ({
  tile: { key },
  image: image ?? (videoDesktop ?? videoMobile)?.poster,
});

const findRestaurant = {
  linkText: 'Find a restaurant',
  linkUrl: '/find-us',
  openInNewTab: false,
  description: undefined,
  linkMedia: undefined,
  style: 'primary',
} as const;

/** Every house with its telephone: the list opens without script. */
function Houses({ restaurants }: { readonly restaurants: readonly Restaurant[] }) {
  return (
    <details className={styles.houses}>
      <summary className={styles.choose}>
        <span>Ring a restaurant</span>
        <span className={styles.end}>
          <Icon name="plus" className={styles.plus} />
        </span>
      </summary>
      <ul className={`plain-list ${styles.list}`}>
        {groupByCity(restaurants).flatMap(({ name, restaurants: members }) =>
          members.map((house) => (
            <li key={house.storeId} className={styles.house}>
              <a className={styles.name} href={`${restaurantPath(house)}#booking`}>
                {house.title}
                {house.title !== name && <span className={styles.city}> {name}</span>}
              </a>
              {house.phone && (
                <a className={styles.phone} href={phoneHref(house.phone)}>
                  <span className="visually-hidden">Ring {house.title}: </span>
                  {house.phone}
                </a>
              )}
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
