/** @jsxImportSource #eager */
import { formatPlace } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatDay } from '../_shared/format/format-day.ts';

interface MenuImprintProps {
  /** The restaurant that the page is about. */
  readonly restaurant: Restaurant | undefined;
  /** When the menu was last checked. */
  readonly updatedAt: string | undefined;
}

/** The restaurant, its address and the date of a menu on paper. The header above prints the chain's name. */
export function MenuImprint({ restaurant, updatedAt }: MenuImprintProps) {
  const place = restaurant && [formatPlace(restaurant), restaurant.phone];
  const parts = [place?.filter(Boolean).join(', '), updatedAt && `Menu of ${formatDay(updatedAt)}`].filter(Boolean);
  return parts.length > 0 && <p className="print-only">{parts.join('. ')}</p>;
}
