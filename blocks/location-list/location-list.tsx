/** @jsxImportSource #eager */

import { buildShowUrl, selectShownEntries } from '#schemas/content/page/shown-entries.ts';
import { findRestaurantsByText, groupRestaurantsByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { BlockProps } from '../_shared/block.ts';

import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { ShowMore } from '../_shared/ui/link/show-more.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { LocationGroups } from './location-groups.tsx';
import { LocationIndex } from './location-index.tsx';
import styles from './location-list.module.css';
import { LocationNames } from './location-names.tsx';
import { LocationSearch } from './location-search.tsx';
import { LocationStreet } from './location-street.tsx';
import { orderAsListed, selectGroups } from './select-groups.ts';

/** Where the search of a short index or a street leads, since they show all restaurants themselves. */
const finder = '/find-us#find-us';

export function LocationList({ tile, data, placement, page }: BlockProps<'location-list'>) {
  const isIndex = tile.form === 'index';
  const isStreet = tile.form === 'street';
  const searchTerms = tile.near && tile.form === 'full' ? (page.query.near ?? []) : [];
  const matching = findRestaurantsByText(data.restaurants, searchTerms);
  const allGroups = groupRestaurantsByCity(matching);
  const ordered = orderAsListed(allGroups);
  const shown = selectShownEntries(ordered, page.query);
  const groups = selectGroups(allGroups, shown.entries);
  const resetUrl = isIndex || isStreet ? finder : `${page.path}#${tile.key}`;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.list}>
        <div className={styles.top}>
          <TileHead tile={tile} placement={placement} />
          {tile.near && <LocationSearch action={resetUrl} searchTerms={searchTerms} count={matching.length} />}
        </div>
        {matching.length === 0 && <NoResults resetUrl={resetUrl} searchTerms={searchTerms} />}
        {isStreet ? (
          <LocationStreet tile={tile} placement={placement} page={page} restaurants={shown.entries} />
        ) : isIndex ? (
          <LocationNames
            name={tile.key}
            groups={groups}
            headingLevel={innerHeadingLevel(tile, placement)}
            now={page.now}
          />
        ) : (
          <>
            {groups.length > 3 && <LocationIndex name={tile.key} groups={groups} />}
            <LocationGroups
              tile={tile}
              placement={placement}
              page={page}
              groups={groups}
              isSingleCity={allGroups.length === 1}
              open={searchTerms.length > 0}
            />
          </>
        )}
        <ShowMore
          shown={shown}
          noun="restaurants"
          buildUrl={(count, target) => {
            const next = target === 'next' ? ordered[shown.before + shown.entries.length] : undefined;
            return buildShowUrl(page, ['near'], count, next ? `${tile.key}-${next.slug}` : tile.key);
          }}
        />
      </div>
    </WithPanel>
  );
}

function NoResults({ resetUrl, searchTerms }: { readonly resetUrl: string; readonly searchTerms: readonly string[] }) {
  if (searchTerms.length === 0) return <p className={styles.message}>There is no restaurant here yet.</p>;
  return (
    <div className={styles.message}>
      <p>We have no restaurant by the name, town or postcode “{searchTerms.join(' ')}”.</p>
      <a href={resetUrl}>Show every restaurant</a>
    </div>
  );
}
