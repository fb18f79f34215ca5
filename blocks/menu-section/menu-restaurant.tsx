/** @jsxImportSource #eager */
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './menu-restaurant.module.css';

interface MenuRestaurantProps {
  readonly restaurant: Restaurant;
}

/** The restaurant whose menu the page shows, above the menu's name. On paper it is below it, with its address. */
export const MenuRestaurant = ({ restaurant }: MenuRestaurantProps) => (
  <p className={`screen-only ${styles.restaurant}`}>
    <Icon name="pin" />
    <a href={restaurantPath(restaurant)}>{restaurant.title}</a>
  </p>
);
