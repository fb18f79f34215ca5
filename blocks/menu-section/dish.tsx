/** @jsxImportSource #eager */
import { createElement } from 'react';
import { allergenNames, isUndeclared } from '#schemas/domain/menu/avoid-allergens.ts';
import { reliableTags } from '#schemas/domain/menu/dietary-claims.ts';
import type { MenuItem } from '#schemas/domain/menu/menu.ts';
import { compareTags } from '#schemas/domain/menu/tag-order.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import { priceText } from '../_shared/format/price.ts';
import { MissingMedia } from '../_shared/ui/media/tile-media.tsx';
import { Picture } from '../_shared/ui/picture/picture.tsx';
import styles from './dish.module.css';

interface DishProps {
  readonly dish: MenuItem;
  readonly headingLevel: number;
  /** Whether the dish is shown; one without a picture then gets a motif, so that the column stays whole. */
  readonly pictured: boolean;
  /** Whether energy is shown. */
  readonly kcal: boolean;
  readonly sizes: string;
}

/** One line of a menu. */
export function Dish({ dish, headingLevel, pictured, kcal, sizes }: DishProps) {
  const facts = [dish.portion, kcal && dish.kcal !== undefined ? `${dish.kcal} kcal` : undefined]
    .filter(Boolean)
    .join(', ');
  const tags = reliableTags(dish);
  const warnings = warningsOf(dish);
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
            `h${headingLevel}`,
            { className: styles.name },
            dish.name,
            dish.origin && <span className={styles.origin}> {dish.origin}</span>,
          )}
          {dish.pricePence !== undefined && <p className={styles.price}>{priceText(dish.pricePence)}</p>}
        </div>
        {dish.description && <p className={styles.what}>{dish.description}</p>}
        {(facts || tags.length + warnings.length > 0) && (
          <div className={styles.notes}>
            {facts && <p className={styles.facts}>{facts}</p>}
            {warnings.length > 0 && <p className={styles.warnings}>{warnings.join('. ')}</p>}
            {tags.length > 0 && (
              <ul className={`plain-list ${styles.tags}`}>
                {inOrder(tags).map(({ name }) => (
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

/** What the kitchen declares of the two allergens that diners ask for most, and that it has declared nothing. */
function warningsOf(dish: MenuItem): readonly string[] {
  if (isUndeclared(dish)) return ['Allergens not declared: please ask'];
  const contained = (['peanuts', 'nuts'] as const).filter((name) => dish.allergens[name] === 'contains');
  return contained.length > 0
    ? [`Contains ${contained.map((name) => allergenNames[name].toLowerCase()).join(' and ')}`]
    : [];
}

/** As the filter names them. */
const inOrder = (tags: MenuItem['dietaryTags']): MenuItem['dietaryTags'] =>
  tags.toSorted((one, other) => compareTags(tagSlug(one.name), tagSlug(other.name)));
