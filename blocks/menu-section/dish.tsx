/** @jsxImportSource #eager */
import { createElement } from 'react';
import type { MenuItem } from '#schemas/menu/menu.ts';
import { compareTags } from '#schemas/menu/tag-order.ts';
import { tagSlug } from '#schemas/menu/tag-slug.ts';
import { MissingMedia } from '../_shared/media/tile-media.tsx';
import { Picture } from '../_shared/picture/picture.tsx';
import { priceText } from '../_shared/price.ts';
import styles from './dish.module.css';

interface DishProps {
  readonly dish: MenuItem;
  readonly rank: number;
  /** Whether the dish is shown; one without a picture then gets a motif, so that the column stays whole. */
  readonly pictured: boolean;
  /** Whether energy is shown. */
  readonly kcal: boolean;
  readonly sizes: string;
}

/** One line of a menu. */
export function Dish({ dish, rank, pictured, kcal, sizes }: DishProps) {
  const facts = [dish.portion, kcal && dish.kcal !== undefined ? `${dish.kcal} kcal` : undefined]
    .filter(Boolean)
    .join(', ');
  return (
    <li className={styles.dish} data-pictured={pictured}>
      {pictured && (
        <div className={styles.picture}>
          {dish.image ? <Picture media={{ ...dish.image, alt: '' }} sizes={sizes} /> : <MissingMedia seed={dish.id} />}
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.line}>
          {createElement(
            `h${rank}`,
            { className: styles.name },
            dish.name,
            dish.origin && <span className={styles.origin}> {dish.origin}</span>,
          )}
          {dish.pricePence !== undefined && <p className={styles.price}>{priceText(dish.pricePence)}</p>}
        </div>
        {dish.description && <p className={styles.what}>{dish.description}</p>}
        {(facts || dish.dietaryTags.length > 0) && (
          <div className={styles.notes}>
            {facts && <p className={styles.facts}>{facts}</p>}
            {dish.dietaryTags.length > 0 && (
              <ul className={`plain-list ${styles.tags}`}>
                {inOrder(dish.dietaryTags).map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** As the filter names them. */
const inOrder = (tags: MenuItem['dietaryTags']): MenuItem['dietaryTags'] =>
  tags.toSorted((one, other) => compareTags(tagSlug(one.name), tagSlug(other.name)));
