/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { avoidAllergens, readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import type { Allergen } from '#schemas/domain/menu/menu.ts';
import { resultsId } from '../_shared/menu-filter/dish-choice.ts';
import { leftOut } from '../_shared/menu-filter/left-out.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './allergen-guide.module.css';
import { AllergenSearch } from './allergen-search.tsx';
import { AllergenTables } from './allergen-tables.tsx';

export function AllergenGuide({ tile, data, placement, page }: BlockProps<'allergen-guide'>) {
  const { menu } = data;
  const avoided = readAllergens(page.query.avoid ?? []);
  const words = page.query.q ?? [];
  const { sections, shown, total } = avoidAllergens(menu, avoided, words);
  const home = `${page.path}#${resultsId(tile.key)}`;
  const heading = tile.heading ?? `Allergens: ${menu.name}`;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.guide}>
        <TileHead tile={{ key: tile.key, heading, text: tile.text }} placement={placement} />
        <Advice />
        {total === 0 ? (
          <p className={styles.message}>There are no dishes on this menu, so there is nothing to declare.</p>
        ) : (
          <>
            <AllergenSearch
              action={home}
              words={words}
              avoided={avoided}
              diet={page.query.diet ?? []}
              kcal={page.query.kcal ?? []}
            />
            <Count id={resultsId(tile.key)} shown={shown} total={total} avoided={avoided} />
            {shown === 0 && <Nothing home={home} />}
            {shown > 0 && (
              <AllergenTables
                name={`${tile.key}-table`}
                headingLevel={placement.headingLevel + 1}
                sections={sections}
                open={shown < total}
              />
            )}
          </>
        )}
      </div>
    </WithPanel>
  );
}

/** What must be said beside every table of allergens, and what its signs mean. */
function Advice() {
  return (
    <div className={styles.advice}>
      <p className={styles.tell} data-surface="accent">
        <Icon name="warning" className={styles.icon} />
        <span>
          Tell our team about allergies before you order, each time you come. Recipes change, and all 14 allergens are
          used in our kitchens, so no dish can be promised to be free from any of them.
        </span>
      </p>
      <dl className={styles.signs}>
        {signs.map(({ level, word, meaning }) => (
          <div key={level} className={styles.sign} data-level={level}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const signs = [
  { level: 'contains', word: 'Contains', meaning: 'It is in the recipe.' },
  { level: 'may-contain', word: 'May contain', meaning: 'Traces can reach the dish.' },
  { level: 'none-declared', word: 'None declared', meaning: 'The recipe holds none of it.' },
  { level: 'unknown', word: 'Unknown', meaning: 'We cannot say. Please do not rely on it.' },
] as const;

function Count({
  id,
  shown,
  total,
  avoided,
}: {
  readonly id: string;
  readonly shown: number;
  readonly total: number;
  readonly avoided: readonly Allergen[];
}) {
  const dishes = total === 1 ? 'dish' : 'dishes';
  return (
    <p className={styles.count} id={id} role="status">
      {shown === total ? `${total} ${dishes}.` : `${shown} of ${total} ${dishes}.`}
      {avoided.length > 0 && ` ${leftOut(avoided)}`}
    </p>
  );
}

function Nothing({ home }: { readonly home: string }) {
  return (
    <div className={styles.message}>
      <p>No dish fits. Please ask our team what the kitchen can do.</p>
      <a href={home}>Show every dish</a>
    </div>
  );
}
