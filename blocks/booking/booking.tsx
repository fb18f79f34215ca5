/** @jsxImportSource #eager */

import type { Tile } from '#schemas/content/tile/tile.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { BlockProps } from '../_shared/block.ts';
import { Island } from '../_shared/islands/island.tsx';
import { innerHeadingLevel, TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { SplitLayout } from '../_shared/ui/split-layout/split-layout.tsx';
import styles from './booking.module.css';
// Imported here, because the server's HTML must be styled before the island's script loads, or without it.
import './calendar/date-field.module.css';
import './journey/booking-journey.module.css';
import './steps/time/times.module.css';
import './dialog/booking-start-form.module.css';
import { isClosedOn } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import { createJourneyRestaurant, findClosure, findNearbyRestaurants } from './journey/create-journey-restaurant.ts';
import { ChoosePlace } from './restaurant/choose-place.tsx';
import { ChooseRestaurant } from './restaurant/choose-restaurant.tsx';
import { ClosedRestaurant } from './restaurant/closed-restaurant.tsx';
import { ExternalBooking } from './restaurant/external-booking.tsx';
import { NoBookings } from './restaurant/no-bookings.tsx';
import { RestaurantContact } from './restaurant/restaurant-contact.tsx';
import { RestaurantPhones } from './restaurant/restaurant-phones.tsx';

export function Booking({ tile, data, placement, page }: BlockProps<'booking'>) {
  const all = data.restaurants ?? [];
  const { area } = page;
  const restaurant = area.kind === 'restaurant' ? all.find(({ slug }) => slug === area.slug) : undefined;
  const takesNoBookings = restaurant !== undefined && !restaurant.onlineBooking && !isBookedElsewhere(restaurant, data);
  const closure = restaurant?.onlineBooking ? findClosure(restaurant, page.now) : undefined;
  // The result of a booking is shown in its journey, even of a restaurant that has closed since.
  const isClosed =
    closure !== undefined && !page.booking?.outcome && (!page.booking || isClosedOn(closure, page.booking.choice.date));
  const headingLevel = innerHeadingLevel(tile, placement);
  const split = tile.layout === 'domino-left';
  // Under an arch the text is in the middle, where the arch is highest.
  const mirrored = split ? placement.alternation % 2 === 1 : tile.layout !== 'headstone';
  // The booking page is for the form: its image is narrow.
  const share = page.booking ? 'small' : 'half';
  const media = (
    <TileMedia
      {...(page.options.booking.media === 'image' || (page.booking && tile.image)
        ? stillImageOf(tile)
        : { tile, image: tile.image })}
      // Beside a form the image is higher than wide, so more of its width is needed than is shown.
      sizes={sizesFor(placement.span, share === 'small' ? 0.75 : 0.5)}
      eager={placement.first}
      className={share === 'small' ? undefined : styles.media}
    />
  );
  const copy = (
    <div className={styles.copy}>
      <TileHeading
        tile={tile}
        placement={placement}
        scale="display"
        className={styles.invitation}
        eyebrow={page.booking ? restaurant?.title : undefined}
      />
      {/* The text invites guests to choose a time, which is not possible here. */}
      {tile.text && !takesNoBookings && !isClosed && <p className={styles.text}>{tile.text}</p>}
      {restaurant && <ExternalBooking restaurant={restaurant} widget={data.thirdParties?.bookingWidget} />}
      {restaurant && page.booking && !isClosed && (
        <Island
          name="booking"
          props={{
            kind: 'journey',
            restaurant: createJourneyRestaurant(restaurant, page, headingLevel),
            nearby: findNearbyRestaurants(restaurant, all, page, headingLevel),
            visit: page.booking,
            facts: data.facts ?? {},
            isSaved: true,
            resultHeadingLevel: placement.headingLevel,
          }}
        />
      )}
      {restaurant?.onlineBooking && !page.booking && !isClosed && (
        <Island
          name="booking"
          props={{
            kind: 'start',
            restaurant: {
              ...createJourneyRestaurant(restaurant, page, headingLevel),
              path: `/booking/${restaurant.slug}`,
            },
            nearby: findNearbyRestaurants(restaurant, all, page, headingLevel),
          }}
        />
      )}
      {restaurant && isClosed && (
        <ClosedRestaurant
          restaurant={{
            ...createJourneyRestaurant(restaurant, page, headingLevel),
            path: `/booking/${restaurant.slug}`,
            phone: undefined,
          }}
          closure={closure}
          nearby={findNearbyRestaurants(restaurant, all, page, headingLevel)}
          choice={page.booking?.choice ?? {}}
        />
      )}
      {takesNoBookings && (
        <NoBookings
          restaurant={{ title: restaurant.title, phone: undefined }}
          message={bookingMessage(bookingCode.notOnline)}
          nearby={findNearbyRestaurants(restaurant, all, page, headingLevel)}
        />
      )}
      {restaurant && <RestaurantContact restaurant={restaurant} now={page.now} />}
      {!restaurant && page.booking && <ChoosePlace places={data.places} page={page} />}
      {!restaurant && !page.booking && <ChooseRestaurant restaurants={all} page={page} />}
      {!restaurant && all.length > 0 && <RestaurantPhones name={tile.key} restaurants={all} page={page} />}
      {all.length === 0 && <TileLinks links={[finderLink]} />}
    </div>
  );
  return <SplitLayout low notched={split} mirrored={mirrored} share={share} first={media} second={copy} />;
}

/** Returns whether another site takes the restaurant's bookings. */
const isBookedElsewhere = (restaurant: Restaurant, { thirdParties }: BlockProps<'booking'>['data']): boolean =>
  restaurant.bookATableWidgetId !== undefined && thirdParties?.bookingWidget !== undefined;

/** Returns a tile's image instead of its video. If there is no image, it is the video's poster. */
const stillImageOf = ({ key, image, videoDesktop, videoMobile }: Tile<'booking'>) => ({
  tile: { key },
  image: image ?? (videoDesktop ?? videoMobile)?.poster,
});

const finderLink = {
  linkText: 'Find a restaurant',
  linkUrl: '/find-us',
  openInNewTab: false,
  description: undefined,
  linkMedia: undefined,
  style: 'primary',
} as const;
