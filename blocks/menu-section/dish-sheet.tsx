/** @jsxImportSource #eager */
import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { isUndeclared } from '#schemas/domain/menu/avoid-allergens.ts';
import { reliableTags } from '#schemas/domain/menu/dietary-claims.ts';
import { formatDishFacts } from '#schemas/domain/menu/filter/format-dish-facts.ts';
import { dishSheetId } from '#schemas/domain/menu/find-dish.ts';
import type { AllergenLevel, MenuItem } from '#schemas/domain/menu/menu.ts';
import { formatPrice } from '../_shared/format/format-price.ts';
import { AllergyNote } from '../_shared/menu-filter/allergy-note.tsx';
import { buttonClass } from '../_shared/ui/button/button-class.ts';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { MediaPlaceholder } from '../_shared/ui/media/tile-media.tsx';
import { Picture } from '../_shared/ui/picture/picture.tsx';
import dishStyles from './dish.module.css';
import styles from './dish-sheet.module.css';

interface DishSheetProps {
  readonly dish: MenuItem;
  /** Other dishes of the same menu that go well with it. */
  readonly companions: readonly MenuItem[];
  readonly dishUrl: (dish: MenuItem) => string;
  /** The address of the menu, at the dish. */
  readonly closeUrl: string;
  readonly allergenUrl: string;
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
}

/**
 * All about one dish. Without script it is a part of the page at the dish's own address; with script it is a dialog,
 * which Back closes.
 */
export function DishSheet({ dish, companions, dishUrl, closeUrl, allergenUrl, kcal }: DishSheetProps) {
  const facts = [dish.portion, kcal && dish.kcal !== undefined && `${dish.kcal} kcal`].filter(Boolean);
  const tags = reliableTags(dish);
  return (
    <dialog
      className={`ui-dialog ${styles.sheet}`}
      id={dishSheetId}
      aria-labelledby={titleId}
      data-dish-id={dish.id}
      open
    >
      <a
        className={buttonClass({ variant: 'plain', size: 'icon', className: `screen-only ${styles.close}` })}
        href={closeUrl}
        data-close=""
      >
        <Icon name="close" label="Back to the menu" />
      </a>
      <div className={styles.picture}>
        <DishPicture dish={dish} />
      </div>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {dish.name}
          {dish.origin && <span className={styles.origin}> {dish.origin}</span>}
        </h2>
        <p className={styles.facts}>
          {dish.pricePence !== undefined && <span className={styles.price}>{formatPrice(dish.pricePence)}</span>}
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
        {dish.description && <p className={styles.what}>{dish.description}</p>}
        <p className={styles.unsuitable} data-unsuitable={formatDishFacts(dish)} hidden>
          <Icon name="warning" />
          <span>This dish is among those that you leave out.</span>
        </p>
        {tags.length > 0 && (
          <div className={dishStyles.notes}>
            <ul className={`plain-list ${dishStyles.tags}`}>
              {tags.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        <Allergens dish={dish} />
        <AllergyNote allergenUrl={allergenUrl} />
        {companions.length > 0 && (
          <section className={styles.goesWith} data-dishes="">
            <h3 className={styles.subtitle}>Goes with</h3>
            <ul className={`plain-list ${styles.companions}`}>
              {companions.map((other) => (
                <li key={other.id} data-dish={formatDishFacts(other)}>
                  <a href={dishUrl(other)} data-dish-link={other.id}>
                    <span className={styles.plate}>
                      <DishPicture dish={other} isPlate />
                    </span>
                    {other.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </dialog>
  );
}

/** The dish's picture, or a motif. A small plate beside its name needs no words. */
function DishPicture({ dish, isPlate = false }: { readonly dish: MenuItem; readonly isPlate?: boolean }) {
  if (!dish.image) return <MediaPlaceholder seed={dish.id} />;
  return isPlate ? (
    <Picture media={{ ...dish.image, alt: '' }} sizes="4rem" />
  ) : (
    <Picture media={dish.image} sizes="(min-width: 48rem) 38rem, 100vw" eager />
  );
}

const titleId = 'dish.name';

const levels = [
  ['contains', 'Contains'],
  ['may-contain', 'May contain'],
  ['unknown', 'Unknown, please ask'],
] as const satisfies readonly (readonly [AllergenLevel, string])[];

/** What is declared of the 14 allergens, in words: nothing is left to be taken for safe. */
function Allergens({ dish }: { readonly dish: MenuItem }) {
  const groups = levels
    .map(([level, label]) => ({ level, label, names: allergens.filter((name) => dish.allergens[name] === level) }))
    .filter(({ names }) => names.length > 0);
  return (
    <section className={styles.allergens}>
      <h3 className={styles.subtitle}>Allergens</h3>
      {isUndeclared(dish) ? (
        <p>
          <strong>Allergens are not declared for this dish: please ask our team before you order.</strong>
        </p>
      ) : (
        <dl className={styles.levels}>
          {groups.map(({ level, label, names }) => (
            <div key={level} className={styles.level} data-level={level}>
              <dt>{label}</dt>
              <dd>{names.map((name) => allergenNames[name]).join(', ')}</dd>
            </div>
          ))}
          {groups.length === 0 && (
            <div className={styles.level}>
              <dt>None declared</dt>
              <dd>None of the 14 allergens is declared for this dish.</dd>
            </div>
          )}
        </dl>
      )}
      {dish.allergenNotes && <p>{dish.allergenNotes}</p>}
    </section>
  );
}
