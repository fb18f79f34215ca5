/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import { chooseDishes } from '#schemas/domain/menu/choose-dishes.ts';
import type { FilteredMenu } from '#schemas/domain/menu/filter-menu.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import { tagSlug } from '#schemas/domain/menu/tag-slug.ts';
import { tagsOf } from '#schemas/domain/menu/tags-of.ts';
import { choiceNames, guideLink, resultsId } from '../_shared/menu-filter/dish-choice.ts';
import { leftOut } from '../_shared/menu-filter/left-out.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { DietFilter } from './diet-filter.tsx';
import { menuAddress } from './menu-address.ts';
import { MenuCount } from './menu-count.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { MenuPart } from './menu-part.tsx';
import styles from './menu-section.module.css';
import { SectionNav } from './section-nav.tsx';

export function MenuSection({ tile, data, placement, page }: BlockProps<'menu-section'>) {
  const { menu, alone } = partOf(data.menu, tile.sectionIds);
  const selected = tile.filter ? (page.query.diet ?? []).map(tagSlug) : [];
  const words = page.options.menuSearch ? (page.query.q ?? []) : [];
  const avoided = tile.filter ? readAllergens(page.query.avoid ?? []) : [];
  const choice = { diet: selected, avoid: avoided };
  const { sections, shown, total } = chooseDishes(menu, choice, words);
  const tags = tagsOf(menu);
  const kcal = page.query.kcal?.includes('hide') !== true;
  const home = menuAddress(page.path, tile.key, { diet: [], avoid: [], words: [], kcal });
  const other = menuAddress(page.path, tile.key, { diet: selected, avoid: avoided, words, kcal: !kcal });
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.menu}>
        <TileHead
          tile={{ key: tile.key, heading: tile.heading ?? menu.name, text: menu.description }}
          placement={placement}
        >
          {menu.availability && (
            <p className={styles.availability}>
              <Icon name="clock" />
              {menu.availability}
            </p>
          )}
        </TileHead>
        <div className={styles.body} data-plain={sections.length < 2 && !tile.filter}>
          <div className={styles.rail}>
            {sections.length > 1 && (
              <SectionNav
                tile={{ ...tile, allergenUrl: guideLink(tile.allergenUrl, avoided) }}
                menu={{ ...menu, sections: [...sections] }}
              />
            )}
            {tile.filter && total > 0 && (
              <DietFilter
                action={`${page.path}#${resultsId(tile.key)}`}
                home={home}
                kcal={kcal}
                tags={tags}
                selected={selected}
                avoided={avoided}
                words={page.options.menuSearch ? words : undefined}
              />
            )}
          </div>
          <div className={styles.sections} id={resultsId(tile.key)}>
            {tile.filter && total > 0 && (
              <MenuCount
                shown={shown}
                total={total}
                left={leftOut(avoided)}
                kcal={kcal}
                other={statesEnergy(menu) ? other : undefined}
              />
            )}
            {total === 0 && (
              <p className={styles.message}>Nothing is on this menu just now. Please look in again soon.</p>
            )}
            {total > 0 && shown === 0 && <NothingFits home={home} names={choiceNames(choice, tags)} words={words} />}
            {sections.map((section, index) => (
              <MenuPart
                key={section.id}
                tile={tile}
                placement={placement}
                section={section}
                index={index}
                titled={!alone}
                pictures={tile.pictures}
                kcal={kcal}
              />
            ))}
            {shown > 0 && (
              <MenuFoot
                energy={kcal && statesEnergy({ sections })}
                note={menu.note}
                allergenUrl={guideLink(tile.allergenUrl, avoided)}
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

type Narrowed = Pick<Menu, 'name' | 'description' | 'availability' | 'note' | 'sections'>;

/** The whole menu, some sections of it, or one under the section's own name. Sections without a dish are left out. */
function partOf(menu: Menu, ids: readonly string[]): { readonly menu: Narrowed; readonly alone: boolean } {
  if (ids.length === 0) return { menu, alone: false };
  const sections = menu.sections.filter(({ id }) => ids.includes(id));
  const [section] = sections;
  if (ids.length > 1 || !section) return { menu: { ...menu, sections }, alone: ids.length === 1 };
  return { menu: { ...menu, name: section.name, description: section.description, sections: [section] }, alone: true };
}

interface NothingFitsProps {
  readonly home: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

function NothingFits({ home, names, words }: NothingFitsProps) {
  return (
    <div className={styles.message}>
      {names.length > 0 && <p>No dish on this menu is all of these at once: {names.join(', ')}.</p>}
      {words.length > 0 && <p>No dish fits the words “{words.join(' ')}”.</p>}
      <a href={home}>Show every dish</a>
    </div>
  );
}
