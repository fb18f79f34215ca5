/** @jsxImportSource #eager */
import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { isUndeclared } from '#schemas/domain/menu/avoid-allergens.ts';
import { type DishNoun, formatDishes } from '#schemas/domain/menu/filter/describe-filter.ts';
import { formatDishFacts } from '#schemas/domain/menu/filter/format-dish-facts.ts';
import type { AllergenLevel, MenuItem, MenuSection } from '#schemas/domain/menu/menu.ts';
import { Disclosure } from '../_shared/ui/disclosure/disclosure.tsx';
import styles from './allergen-tables.module.css';

interface AllergenTablesProps {
  readonly name: string;
  /** The level of the sections' headings. */
  readonly headingLevel: number;
  readonly sections: readonly MenuSection[];
  readonly noun: DishNoun;
  /** Whether every section is open on a phone, for example after a search. */
  readonly open: boolean;
}

const levelTexts = {
  contains: 'Contains',
  'may-contain': 'May contain',
  'none-declared': 'None declared',
  unknown: 'Unknown',
} as const satisfies Record<AllergenLevel, string>;

/** On narrow tiles rows are laid out as cards. Browsers then drop the table semantics unless the roles are explicit. */
const ariaRole = (role: string) => ({ role });

/** A table of dishes by allergens for each section: rows on wide tiles, cards on narrow ones. */
export function AllergenTables({ name, headingLevel, sections, noun, open }: AllergenTablesProps) {
  return (
    <div className={styles.tables}>
      {sections.map((section) => (
        <div key={section.id} data-dishes="">
          <Disclosure
            title={section.name}
            headingLevel={headingLevel}
            note={<span data-dish-count={noun}>{formatDishes(section.items.length, noun)}</span>}
            open={open || sections.length === 1}
            openFrom="wide"
          >
            <SectionTable name={`${name}-${section.id}`} section={section} />
          </Disclosure>
        </div>
      ))}
    </div>
  );
}

function SectionTable({ name, section }: { readonly name: string; readonly section: MenuSection }) {
  return (
    <section className={`table-box ${styles.box}`} aria-labelledby={name} {...scrollable}>
      <table className={styles.table} {...ariaRole('table')}>
        <caption id={name} className="visually-hidden">
          Allergens: {section.name}
        </caption>
        <thead className={`visually-hidden ${styles.head}`} {...ariaRole('rowgroup')}>
          <tr {...ariaRole('row')}>
            <th scope="col" {...ariaRole('columnheader')}>
              Dish
            </th>
            {allergens.map((allergen) => (
              <th key={allergen} scope="col" {...ariaRole('columnheader')}>
                <span>{allergenNames[allergen]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ariaRole('rowgroup')}>
          {section.items.map((dish) => (
            <DishRow key={dish.id} dish={dish} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A scrollable region must be reachable by keyboard. */
const scrollable = { tabIndex: 0 } as const;

function DishRow({ dish }: { readonly dish: MenuItem }) {
  return (
    <tr
      className={styles.dish}
      data-undeclared={isUndeclared(dish)}
      data-dish={formatDishFacts(dish)}
      {...ariaRole('row')}
    >
      <th scope="row" className={styles.name} {...ariaRole('rowheader')}>
        {dish.name}
        {isUndeclared(dish) && (
          <small className={styles.warning}>
            Unknown for all 14: {dish.allergenNotes ? 'there is only a note' : 'nothing is declared for this dish yet'}.
            Please ask our team.
          </small>
        )}
        {dish.allergenNotes && <small>{dish.allergenNotes}</small>}
      </th>
      {allergens.map((allergen) => (
        <td key={allergen} className={styles.level} data-level={dish.allergens[allergen]} {...ariaRole('cell')}>
          <span className={styles.of}>{allergenNames[allergen]}</span>
          <span className={dish.allergens[allergen] === 'none-declared' ? 'visually-hidden' : styles.levelText}>
            {levelTexts[dish.allergens[allergen]]}
          </span>
        </td>
      ))}
      <UndeclaredAllergens dish={dish} />
    </tr>
  );
}

/**
 * On a narrow tile the allergens that are not in the recipe collapse into one line, and their own cells are hidden. On
 * a wide tile this cell is hidden, also from screen readers.
 */
function UndeclaredAllergens({ dish }: { readonly dish: MenuItem }) {
  const names = allergens.filter((allergen) => dish.allergens[allergen] === 'none-declared');
  if (names.length === 0) return null;
  return (
    <td className={styles.undeclared} {...ariaRole('cell')}>
      <details>
        <summary>None declared: {names.length} of 14</summary>
        {names.map((allergen) => allergenNames[allergen]).join(', ')}
      </details>
    </td>
  );
}
