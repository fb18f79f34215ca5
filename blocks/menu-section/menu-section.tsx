/** @jsxImportSource #eager */

import { readAllergens } from '#schemas/domain/menu/allergens.ts';
import { chooseDishes } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { buildGuideUrl, describeChoice, resultsId } from '#schemas/domain/menu/filter/dish-choice.ts';
import type { FilteredMenu } from '#schemas/domain/menu/filter-menu.ts';
import { dishParameter, dishSheetId, findCompanions, findDish } from '#schemas/domain/menu/find-dish.ts';
import type { Menu, MenuItem, MenuSection as MenuSectionData } from '#schemas/domain/menu/menu.ts';
import { getMenuTags } from '#schemas/domain/menu/menu-tags.ts';
import { maxMenuDishes, selectShownSections } from '#schemas/domain/menu/shown-sections.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import type { BlockProps } from '../_shared/block.ts';
import { buildMenuUrl } from '../_shared/menu-filter/build-menu-url.ts';
import { DishFilter } from '../_shared/menu-filter/dish-filter.tsx';
import { FilterFoot } from '../_shared/menu-filter/filter-foot.tsx';
import { FilterResult } from '../_shared/menu-filter/filter-result.tsx';

import { ButtonLink } from '../_shared/ui/button/button.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { dishAnchor } from './dish.tsx';
import { DishSheet } from './dish-sheet.tsx';
import { EnergyToggle } from './energy-toggle.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MenuImprint } from './menu-imprint.tsx';
import { MenuPart } from './menu-part.tsx';
import { MenuRestaurant } from './menu-restaurant.tsx';
import styles from './menu-section.module.css';
import { NoResults } from './no-results.tsx';
import { SectionNav } from './section-nav.tsx';

export function MenuSection({ tile, data, placement, page }: BlockProps<'menu-section'>) {
  const restaurant = 'restaurant' in data ? data.restaurant : undefined;
  const { menu, isSingleSection } = selectSections(data.menu, tile.sectionIds);
  const selected = tile.filter ? (page.query.diet ?? []).map(tagSlug) : [];
  const searchTerms = page.options.menuSearch ? (page.query.q ?? []) : [];
  const avoided = tile.filter ? readAllergens(page.query.avoid ?? []) : [];
  const choice = { diet: selected, avoid: avoided };
  const result = chooseDishes(menu, choice, searchTerms);
  const { sections, shown, total } = result;
  const part = selectShownSections(sections, page.query.section?.[0], maxMenuDishes);
  const tags = getMenuTags(menu);
  const kcal = page.query.kcal?.includes('hide') !== true;
  const noun = menu.lists === 'drinks' ? 'drink' : 'dish';
  const filterState = { tags, selected, avoided, result, noun } as const;
  const resetUrl = buildMenuUrl(page.path, tile.key, { diet: [], avoid: [], searchTerms: [], kcal });
  const filters = { diet: selected, avoid: avoided, searchTerms, kcal };
  const isFurther = (section: MenuSectionData): boolean => part.further.includes(section);
  const [first] = part.sections;
  const section = first && isFurther(first) ? first.id : undefined;
  const energyToggleUrl = buildMenuUrl(page.path, tile.key, { ...filters, kcal: !kcal, section });
  const dishUrl = ({ id }: MenuItem): string => buildMenuUrl(page.path, dishSheetId, { ...filters, section, dish: id });
  const dishId = page.query[dishParameter]?.[0];
  const dish = dishId !== undefined && page.dishTile === tile.key ? findDish(menu, dishId) : undefined;
  const sectionUrl = (each: MenuSectionData): string =>
    part.sections.includes(each)
      ? `#${tile.key}-${each.id}`
      : buildMenuUrl(page.path, `${tile.key}-${each.id}`, {
          ...filters,
          section: isFurther(each) ? each.id : undefined,
        });
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.menu}>
        <TileHead
          tile={{ key: tile.key, heading: tile.heading ?? menu.name, text: menu.description }}
          placement={placement}
          above={restaurant && placement.headingLevel === 1 && <MenuRestaurant restaurant={restaurant} />}
        >
          {menu.availability && (
            <p className={styles.availability}>
              <Icon name="clock" />
              {menu.availability}
            </p>
          )}
          <MenuImprint restaurant={restaurant} updatedAt={data.menu.updatedAt} />
        </TileHead>
        <dish-sheet className={styles.sheet}>
          {dish && (
            <DishSheet
              dish={dish}
              companions={findCompanions(menu, dish)}
              dishUrl={dishUrl}
              closeUrl={buildMenuUrl(page.path, dishAnchor(tile.key, dish), { ...filters, section })}
              allergenUrl={buildGuideUrl(tile.allergenUrl, avoided)}
              kcal={kcal}
            />
          )}
        </dish-sheet>
        {dishId !== undefined && !page.dishTile && (
          <p className={styles.message} role="status">
            That dish is not on this menu. Here is what is.
          </p>
        )}
        <div className={styles.body} data-plain={sections.length < 2 && !tile.filter}>
          <div className={`screen-only ${styles.rail}`}>
            <div className={styles.choices}>
              {sections.length > 1 && (
                <SectionNav
                  tile={{ ...tile, allergenUrl: buildGuideUrl(tile.allergenUrl, avoided) }}
                  menu={{ ...menu, sections: [...sections] }}
                  sectionUrl={sectionUrl}
                />
              )}
              {tile.filter && total > 0 && (
                <DishFilter
                  name={tile.key}
                  action={`${page.path}#${resultsId(tile.key)}`}
                  resetUrl={resetUrl}
                  kcal={kcal}
                  searchTerms={page.options.menuSearch ? searchTerms : undefined}
                  {...filterState}
                />
              )}
            </div>
            {tile.filter && total > 0 && (
              <FilterFoot className={styles.foot} resetUrl={resetUrl} searchTerms={searchTerms} {...filterState} />
            )}
          </div>
          <div className={styles.sections} id={resultsId(tile.key)}>
            {tile.filter && total > 0 && (
              <FilterResult resetUrl={resetUrl} searchTerms={searchTerms} {...filterState}>
                {noun === 'dish' && statesEnergy(menu) && <EnergyToggle kcal={kcal} url={energyToggleUrl} />}
              </FilterResult>
            )}
            {total === 0 && (
              <p className={styles.message}>Nothing is on this menu just now. Please look in again soon.</p>
            )}
            {total > 0 && (
              <NoResults
                resetUrl={resetUrl}
                names={describeChoice(choice, tags)}
                searchTerms={searchTerms}
                isHidden={shown > 0}
              />
            )}
            {part.sections.map((section) => (
              <MenuPart
                key={section.id}
                tile={tile}
                placement={placement}
                section={section}
                isTitled={!isSingleSection}
                pictures={tile.pictures}
                kcal={kcal}
                dishUrl={dishUrl}
              />
            ))}
            {part.next && (
              <div className="screen-only">
                <ButtonLink size="small" variant="secondary" href={sectionUrl(part.next)}>
                  Next: {part.next.name}
                </ButtonLink>
              </div>
            )}
            {shown > 0 && (
              <MenuFooter
                energy={kcal && statesEnergy({ sections })}
                note={menu.note}
                sections={part.sections}
                allergenUrl={buildGuideUrl(tile.allergenUrl, avoided)}
              />
            )}
          </div>
        </div>
      </div>
    </WithPanel>
  );
}

const statesEnergy = ({ sections }: Pick<FilteredMenu, 'sections'>): boolean =>
  sections.some(({ items }) => items.some(({ kcal }) => kcal !== undefined));

type SelectedMenu = Pick<Menu, 'name' | 'description' | 'availability' | 'note' | 'lists' | 'sections'>;

/** Returns the whole menu, some of its sections, or a single section under its own name. */
function selectSections(
  menu: Menu,
  ids: readonly string[],
): { readonly menu: SelectedMenu; readonly isSingleSection: boolean } {
  if (ids.length === 0) return { menu, isSingleSection: false };
  const sections = menu.sections.filter(({ id }) => ids.includes(id));
  const [section] = sections;
  if (ids.length > 1 || !section) return { menu: { ...menu, sections }, isSingleSection: ids.length === 1 };
  return {
    menu: { ...menu, name: section.name, description: section.description, sections: [section] },
    isSingleSection: true,
  };
}
