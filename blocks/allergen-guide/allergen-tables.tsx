/** @jsxImportSource #eager */
import { allergenNames, isUndeclared } from '#schemas/domain/menu/avoid-allergens.ts';
import { type AllergenLevel, allergens, type MenuItem, type MenuSection } from '#schemas/domain/menu/menu.ts';
import { Disclosure } from '../_shared/ui/disclosure/disclosure.tsx';
import styles from './allergen-tables.module.css';

interface AllergenTablesProps {
  readonly name: string;
  /** Rank of the sections' headings. */
  readonly headingLevel: number;
  readonly sections: readonly MenuSection[];
  /** Whether every section is unfolded on a phone, as after a search. */
  readonly open: boolean;
}

const levelWords = {
  contains: 'Contains',
  'may-contain': 'May contain',
  'none-declared': 'None declared',
  unknown: 'Unknown',
} as const satisfies Record<AllergenLevel, string>;

/** On narrow tiles the rows are laid out as cards, and browsers then forget that it is a table unless it is said. */
const says = (role: string) => ({ role });

/** Dishes by allergens, a table for each section: rows of tiles where there is room, else a card for each dish. */
export function AllergenTables({ name, headingLevel, sections, open }: AllergenTablesProps) {
  return (
    <div className={styles.tables}>
      {sections.map((section) => (
        <Disclosure
          key={section.id}
          title={section.name}
          headingLevel={headingLevel}
          note={section.items.length === 1 ? '1 dish' : `${section.items.length} dishes`}
          open={open || sections.length === 1}
          from="wide"
        >
          <SectionTable name={`${name}-${section.id}`} section={section} />
        </Disclosure>
      ))}
    </div>
  );
}

function SectionTable({ name, section }: { readonly name: string; readonly section: MenuSection }) {
  return (
    <section className={`table-box ${styles.box}`} aria-labelledby={name} {...scrollable}>
      <table className={styles.table} {...says('table')}>
        <caption id={name} className="visually-hidden">
          Allergens: {section.name}
        </caption>
        <thead className={styles.head} {...says('rowgroup')}>
          <tr {...says('row')}>
            <th scope="col" {...says('columnheader')}>
              Dish
            </th>
            {allergens.map((allergen) => (
              <th key={allergen} scope="col" {...says('columnheader')}>
                <span>{allergenNames[allergen]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...says('rowgroup')}>
          {section.items.map((dish) => (
            <DishRow key={dish.id} dish={dish} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A box that scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 } as const;

function DishRow({ dish }: { readonly dish: MenuItem }) {
  return (
    <tr className={styles.dish} data-undeclared={isUndeclared(dish)} {...says('row')}>
      <th scope="row" className={styles.name} {...says('rowheader')}>
        {dish.name}
        {isUndeclared(dish) && (
          <small className={styles.warning}>
            Unknown for all 14: nothing is declared for this dish yet. Please ask our team.
          </small>
        )}
        {dish.allergenNotes && <small>{dish.allergenNotes}</small>}
      </th>
      {allergens.map((allergen) => (
        <td key={allergen} className={styles.level} data-level={dish.allergens[allergen]} {...says('cell')}>
          <span className={styles.of}>{allergenNames[allergen]}</span>
          <span className={styles.word}>{levelWords[dish.allergens[allergen]]}</span>
        </td>
      ))}
      <Rest dish={dish} />
    </tr>
  );
}

/**
 * On a narrow tile, what is not declared folds into one line, so that what matters is found; the cells then give way
 * to it. Where the table is wide this cell is not there, neither for the eye nor for those who listen.
 */
function Rest({ dish }: { readonly dish: MenuItem }) {
  const names = allergens.filter((allergen) => dish.allergens[allergen] === 'none-declared');
  if (names.length === 0) return null;
  return (
    <td className={styles.rest} {...says('cell')}>
      <details>
        <summary>None declared: {names.length} of 14</summary>
        {names.map((allergen) => allergenNames[allergen]).join(', ')}
      </details>
    </td>
  );
}
