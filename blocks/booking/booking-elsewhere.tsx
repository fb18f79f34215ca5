/** @jsxImportSource #eager */
import { categoryWords } from '#schemas/consent/consent-category.ts';
import type { ThirdPartyFacts } from '#schemas/consent/third-party-facts.ts';
import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import { TileLink } from '../_shared/link/tile-link.tsx';
import styles from './booking-elsewhere.module.css';

interface BookingElsewhereProps {
  readonly restaurant: Restaurant;
  readonly widget: ThirdPartyFacts['bookingWidget'] | undefined;
}

const link = { openInNewTab: true, description: undefined, linkMedia: undefined, style: 'primary' } as const;

/**
 * For a restaurant whose tables are kept by another site: a plain link, which always works, and the place where that
 * site's own form comes once it is allowed. Nothing of the other site is asked for before.
 */
export function BookingElsewhere({ restaurant, widget }: BookingElsewhereProps) {
  const { bookATableWidgetId: id, onlineBooking, title } = restaurant;
  if (!id || onlineBooking || !widget) return null;
  const page = widget.page.replaceAll('{id}', encodeURIComponent(id));
  const host = URL.parse(page)?.hostname.replace(/^www\./, '') ?? 'another site';
  return (
    <div className={styles.elsewhere}>
      <p>
        {title} keeps its tables with {host}.
      </p>
      <TileLink link={{ ...link, linkText: `Book on ${host}`, linkUrl: page }} />
      {widget.embedded && (
        <div className={styles.widget} data-booking-widget={id}>
          <form action="/cookies" className={styles.choice}>
            <p>Its booking form shows here once you allow “{categoryWords.embeds.name}” in your cookie choices.</p>
            <button type="submit" className={styles.open} data-cookie-settings="">
              Open cookie choices
            </button>
          </form>
        </div>
      )}
    </div>
  );
}
