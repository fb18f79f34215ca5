/** @jsxImportSource #eager */

import { createElement } from 'react';
import { formatAllergenCodes } from '#schemas/domain/menu/allergen-codes.ts';
import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { isUndeclared } from '#schemas/domain/menu/avoid-allergens.ts';
import { reliableTags } from '#schemas/domain/menu/dietary-claims.ts';
import { formatDishFacts } from '#schemas/domain/menu/filter/format-dish-facts.ts';
import type { AllergenLevel, MenuItem } from '#schemas/domain/menu/menu.ts';
import { compareTags } from '#schemas/domain/menu/tag-order.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import { formatPrice } from '../_shared/format/format-price.ts';
import { MediaPlaceholder } from '../_shared/ui/media/tile-media.tsx';
import { Picture } from '../_shared/ui/picture/picture.tsx';
import styles from './dish.module.css';

/** The id of a dish's element. No tile key or section contains a dot. */
export const dishAnchor = (key: string, { id }: Pick<MenuItem, 'id'>): string => `${key}.${id}`;

interface DishProps {
  readonly dish: MenuItem;
  readonly id: string;
  /** The address of the dish's sheet. */
  readonly url: string;
  readonly headingLevel: number;
  /** Whether images are shown. A dish without one then has a motif, so that the column is complete. */
  readonly hasPicture: boolean;
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
  readonly sizes: string;
}

/** A dish of a menu. */
export function Dish({ dish, id, url, headingLevel, hasPicture, kcal, sizes }: DishProps) {
  const facts = [dish.origin, dish.portion, kcal && dish.kcal !== undefined && `${dish.kcal} kcal`].filter(Boolean);
  return (
    <li id={id} className={styles.dish} data-pictured={hasPicture} data-dish={formatDishFacts(dish)}>
      {hasPicture && (
        <div className={styles.picture}>
          {dish.image ? (
            <Picture media={{ ...dish.image, alt: '' }} sizes={sizes} />
          ) : (
            <MediaPlaceholder seed={dish.id} />
          )}
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.line}>
          {createElement(
            `h${headingLevel}`,
            { className: styles.name },
            <a className={styles.link} href={url} data-dish-link={dish.id}>
              {dish.name}
            </a>,
          )}
          {dish.pricePence !== undefined && <p className={styles.price}>{formatPrice(dish.pricePence)}</p>}
        </div>
        {dish.description && <p className={styles.what}>{dish.description}</p>}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
      <DishNotes dish={dish} />
    </li>
  );
}

/** Diets and allergens of a dish, as one paragraph. */
function DishNotes({ dish }: { readonly dish: MenuItem }) {
  const tags = reliableTags(dish);
  const { declared, missing } = describeAllergens(dish);
  const codes = formatAllergenCodes(dish);
  const isPrintOnly = tags.length === 0 && !declared && !missing;
  return (
    <div className={isPrintOnly ? `print-only ${styles.notes}` : styles.notes}>
      {codes && <p className="print-only">{codes}</p>}
      {tags.length > 0 && (
        <ul className={`plain-list ${styles.tags}`}>
          {sortTags(tags).map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {/* On paper the codes of the dish say the same. */}
      {(declared || missing) && (
        <p className={codes ? `screen-only ${styles.warnings}` : styles.warnings}>
          {declared}
          {declared && missing && '. '}
          {missing && <strong>{missing}</strong>}
        </p>
      )}
    </div>
  );
}

interface AllergenText {
  readonly declared: string;
  /** That something is not declared. */
  readonly missing: string;
}

/** Names all that is declared, because a part of it would read as complete. */
function describeAllergens(dish: MenuItem): AllergenText {
  if (isUndeclared(dish)) return { declared: '', missing: 'Allergens not declared: please ask' };
  const namesOf = (level: AllergenLevel): readonly string[] =>
    allergens.filter((name) => dish.allergens[name] === level).map((name) => allergenNames[name].toLowerCase());
  const declared = [['contains', namesOf('contains')] as const, ['may contain', namesOf('may-contain')] as const]
    .flatMap(([label, names]) => (names.length > 0 ? [`${label} ${joinNames(names)}`] : []))
    .join('; ')
    .replace(/^./, (letter) => letter.toUpperCase());
  const isComplete = namesOf('unknown').length === 0;
  return {
    declared,
    missing: isComplete ? '' : `${declared === '' ? 'Some' : 'Other'} allergens are not declared: please ask`,
  };
}

const joinNames = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** Sorts tags in the order of the filter. */
const sortTags = (tags: MenuItem['dietaryTags']): MenuItem['dietaryTags'] =>
  tags.toSorted((one, other) => compareTags(tagSlug(one.name), tagSlug(other.name)));
