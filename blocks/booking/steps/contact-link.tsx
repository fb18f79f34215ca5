import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';

export type ContactableRestaurant = Pick<JourneyRestaurant, 'title' | 'phone' | 'email' | 'pagePath'>;

/** Offers the telephone to a guest who has lost a table twice. */
export function CallRestaurant({ restaurant }: { readonly restaurant: ContactableRestaurant }) {
  if (!restaurant.phone) return null;
  return (
    <p className={styles.aside}>
      You can also ask by telephone. <PhoneLink restaurant={restaurant} />
    </p>
  );
}

/** A link that rings the restaurant. Nothing without a telephone number. */
const PhoneLink = ({ restaurant: { title, phone } }: { readonly restaurant: ContactableRestaurant }) =>
  phone && (
    <a href={phoneHref(phone)}>
      Ring {title}: {phone}
    </a>
  );

/** How to reach the restaurant: by telephone, else by email, else a link to its page. */
export function ContactLink({ restaurant }: { readonly restaurant: ContactableRestaurant }) {
  const { title, phone, email, pagePath } = restaurant;
  if (phone) return <PhoneLink restaurant={restaurant} />;
  if (email)
    return (
      <a href={`mailto:${email}`}>
        Write to {title}: {email}
      </a>
    );
  return pagePath && <a href={pagePath}>See the page of {title}</a>;
}
