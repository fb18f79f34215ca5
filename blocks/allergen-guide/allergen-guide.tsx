/** @jsxImportSource #eager */

import { readAllergens } from '#schemas/domain/menu/allergens.ts';
import { chooseDishes } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { resultsId } from '#schemas/domain/menu/filter/dish-choice.ts';
import type { MenuSection } from '#schemas/domain/menu/menu.ts';
import { getMenuTags } from '#schemas/domain/menu/menu-tags.ts';
import { maxGuideDishes, selectShownSections } from '#schemas/domain/menu/shown-sections.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import type { BlockProps } from '../_shared/block.ts';
import { buildMenuUrl } from '../_shared/menu-filter/build-menu-url.ts';
import { DishFilter } from '../_shared/menu-filter/dish-filter.tsx';
import { FilterResult } from '../_shared/menu-filter/filter-result.tsx';
import { type LegendEntry, SignLegend } from '../_shared/menu-signs/sign-legend.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './allergen-guide.module.css';
import { AllergenTables } from './allergen-tables.tsx';
import { OtherSections } from './other-sections.tsx';

export function AllergenGuide({ tile, data, placement, page }: BlockProps<'allergen-guide'>) {
  const { menu } = data;
  const avoided = readAllergens(page.query.avoid ?? []);
  const searchTerms = page.query.q ?? [];
  const selected = (page.query.diet ?? []).map(tagSlug);
  const result = chooseDishes(menu, { diet: selected, avoid: avoided }, searchTerms);
  const { sections, shown, total } = result;
  const noun = menu.lists === 'drinks' ? 'drink' : 'dish';
  const filterState = { tags: getMenuTags(menu), selected, avoided, result, noun } as const;
  const part = selectShownSections(sections, page.query.section?.[0], maxGuideDishes);
  const kcal = page.query.kcal?.includes('hide') !== true;
  const sectionUrl = (section: MenuSection): string =>
    buildMenuUrl(page.path, resultsId(tile.key), {
      diet: selected,
      avoid: avoided,
      searchTerms,
      kcal,
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
            <DishFilter
              name={tile.key}
              action={resetUrl}
              resetUrl={resetUrl}
              kcal={kcal}
              searchTerms={searchTerms}
              {...filterState}
            />
            <FilterResult
              id={resultsId(tile.key)}
              resetUrl={resetUrl}
              searchTerms={searchTerms}
              isAlwaysPrinted
              {...filterState}
            />
            <NoResults resetUrl={resetUrl} isHidden={shown > 0} />
            {shown > 0 && (
              <AllergenTables
                name={`${tile.key}-table`}
                headingLevel={placement.headingLevel + 1}
                sections={part.sections}
                noun={noun}
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
      <p className={styles.tell} data-surface="primary">
        <Icon name="warning" className={styles.icon} />
        <span>{text}</span>
      </p>
      <SignLegend form="tiles" entries={legendEntries} />
    </div>
  );
}

const defaultAdvice = 'Tell our team about allergies before you order, each time you come.';

const legendEntries = [
  { level: 'contains', label: 'Contains', meaning: 'It is in the recipe.' },
  { level: 'may-contain', label: 'May contain', meaning: 'Traces can reach the dish.' },
  { level: 'none-declared', label: 'None declared', meaning: 'It is not among the allergens declared for the dish.' },
  { level: 'unknown', label: 'Unknown', meaning: 'We cannot say. Please do not rely on it.' },
] as const satisfies readonly LegendEntry[];

function NoResults({ resetUrl, isHidden }: { readonly resetUrl: string; readonly isHidden: boolean }) {
  return (
    <div className={styles.message} data-filter-part="none" hidden={isHidden}>
      <p>No dish fits. Please ask our team what the kitchen can do.</p>
      <a href={resetUrl} data-filter-part="clear" rel="nofollow">
        Show every dish
      </a>
    </div>
  );
}
