/** @jsxImportSource #eager */

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { TileLink } from '#blocks/_shared/ui/link/tile-link.tsx';
import { categoryTexts } from '#schemas/domain/consent/consent-category.ts';
import type { ThirdPartyFacts } from '#schemas/domain/consent/third-party-facts.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import styles from './external-booking.module.css';

interface ExternalBookingProps {
  readonly restaurant: Restaurant;
  readonly widget: ThirdPartyFacts['bookingWidget'] | undefined;
}

const link = { openInNewTab: true, description: undefined, linkMedia: undefined, style: 'primary' } as const;

/**
 * For a restaurant that takes bookings on another site: a plain link, which always works, and a container for that
 * site's widget. Nothing is loaded from the other site without consent.
 */
export function ExternalBooking({ restaurant, widget }: ExternalBookingProps) {
  const { bookATableWidgetId: id, onlineBooking, title } = restaurant;
  if (!id || onlineBooking || !widget) return null;
  const page = widget.page.replaceAll('{id}', encodeURIComponent(id));
  const host = URL.parse(page)?.hostname.replace(/^www\./, '') ?? 'another site';
  return (
    <div className={styles.externalBooking}>
      <p>
        {title} keeps its tables with {host}.
      </p>
      <TileLink link={{ ...link, linkText: `Book on ${host}`, linkUrl: page }} />
      {widget.embedded && (
        <div className={styles.widget} data-booking-widget={id}>
          <form action="/cookies" className={styles.choice}>
            <p>Its booking form shows here once you allow “{categoryTexts.embeds.name}” in your cookie choices.</p>
            <Button type="submit" variant="link" data-cookie-settings="">
              Open cookie choices
            </Button>
          </form>
        </div>
      )}
    </div>
  );
}
