/** @jsxImportSource #eager */

import { avoidAllergens, readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import { resultsId } from '#schemas/domain/menu/dish-choice.ts';
import type { Allergen, MenuSection } from '#schemas/domain/menu/menu.ts';
import { maxGuideDishes, selectShownSections } from '#schemas/domain/menu/shown-sections.ts';
import type { BlockProps } from '../_shared/block.ts';
import { buildMenuUrl } from '../_shared/menu-filter/build-menu-url.ts';
import { describeExcludedDishes } from '../_shared/menu-filter/describe-excluded-dishes.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './allergen-guide.module.css';
import { AllergenSearch } from './allergen-search.tsx';
import { AllergenTables } from './allergen-tables.tsx';
import { OtherSections } from './other-sections.tsx';

export function AllergenGuide({ tile, data, placement, page }: BlockProps<'allergen-guide'>) {
  const { menu } = data;
  const avoided = readAllergens(page.query.avoid ?? []);
  const searchTerms = page.query.q ?? [];
  const { sections, shown, total } = avoidAllergens(menu, avoided, searchTerms);
  const part = selectShownSections(sections, page.query.section?.[0], maxGuideDishes);
  const { diet = [], kcal = [] } = page.query;
  const sectionUrl = (section: MenuSection): string =>
    buildMenuUrl(page.path, resultsId(tile.key), {
      diet,
      avoid: avoided,
      searchTerms,
      kcal: !kcal.includes('hide'),
      section: part.further.includes(section) ? section.id : undefined,
    });
  const resetUrl = `${page.path}#${resultsId(tile.key)}`;
  const heading = tile.heading ?? `Allergens: ${menu.name}`;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.guide}>
        <TileHead tile={{ key: tile.key, heading, text: tile.text }} placement={placement} />
        <Advice text={tile.advice} />
        {total === 0 ? (
          <p className={styles.message}>There are no dishes on this menu, so there is nothing to declare.</p>
        ) : (
          <>
            <AllergenSearch action={resetUrl} searchTerms={searchTerms} avoided={avoided} diet={diet} kcal={kcal} />
            <Count id={resultsId(tile.key)} shown={shown} total={total} avoided={avoided} />
            {shown === 0 && <NoResults resetUrl={resetUrl} />}
            {shown > 0 && (
              <AllergenTables
                name={`${tile.key}-table`}
                headingLevel={placement.headingLevel + 1}
                sections={part.sections}
                open={shown < total}
              />
            )}
            <OtherSections
              sections={sections.filter((each) => !part.sections.includes(each))}
              sectionUrl={sectionUrl}
            />
          </>
        )}
      </div>
    </WithPanel>
  );
}

/** Advice for every allergen table, and a legend of its symbols. */
function Advice({ text = defaultAdvice }: { readonly text?: string | undefined }) {
  return (
    <div className={styles.advice}>
      <p className={styles.tell} data-surface="accent">
        <Icon name="warning" className={styles.icon} />
        <span>{text}</span>
      </p>
      <dl className={styles.signs}>
        {legendEntries.map(({ level, label, meaning }) => (
          <div key={level} className={styles.sign} data-level={level}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const defaultAdvice = 'Tell our team about allergies before you order, each time you come.';

const legendEntries = [
  { level: 'contains', label: 'Contains', meaning: 'It is in the recipe.' },
  { level: 'may-contain', label: 'May contain', meaning: 'Traces can reach the dish.' },
  { level: 'none-declared', label: 'None declared', meaning: 'It is not among the allergens declared for the dish.' },
  { level: 'unknown', label: 'Unknown', meaning: 'We cannot say. Please do not rely on it.' },
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
      {avoided.length > 0 && ` ${describeExcludedDishes(avoided)}`}
    </p>
  );
}

function NoResults({ resetUrl }: { readonly resetUrl: string }) {
  return (
    <div className={styles.message}>
      <p>No dish fits. Please ask our team what the kitchen can do.</p>
      <a href={resetUrl}>Show every dish</a>
    </div>
  );
}
