/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { findByText, groupByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import { innerHeadingLevel } from '../_shared/ui/heading/heading.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { LocationGroups } from './location-groups.tsx';
import { LocationIndex } from './location-index.tsx';
import styles from './location-list.module.css';
import { LocationNames } from './location-names.tsx';
import { LocationSearch } from './location-search.tsx';

/** Where the search of a short index is answered, since the index itself shows all. */
const finder = '/find-us#find-us';

export function LocationList({ tile, data, placement, page }: BlockProps<'location-list'>) {
  const short = tile.form === 'index';
  const words = tile.near && !short ? (page.query.near ?? []) : [];
  const found = findByText(data.restaurants, words);
  const groups = groupByCity(found);
  const home = short ? finder : `${page.path}#${tile.key}`;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.list}>
        <div className={styles.top}>
          <TileHead tile={tile} placement={placement} />
          {tile.near && <LocationSearch action={home} words={words} count={found.length} />}
        </div>
        {found.length === 0 && <Nobody home={home} words={words} />}
        {short ? (
          <LocationNames groups={groups} headingLevel={innerHeadingLevel(tile, placement)} now={page.now} />
        ) : (
          <>
            {groups.length > 3 && <LocationIndex name={tile.key} groups={groups} />}
            <LocationGroups tile={tile} placement={placement} page={page} groups={groups} open={words.length > 0} />
          </>
        )}
      </div>
    </WithPanel>
  );
}

function Nobody({ home, words }: { readonly home: string; readonly words: readonly string[] }) {
  if (words.length === 0) return <p className={styles.message}>There is no restaurant here yet.</p>;
  return (
    <div className={styles.message}>
      <p>We have no restaurant by the name, town or postcode “{words.join(' ')}”.</p>
      <a href={home}>Show every restaurant</a>
    </div>
  );
}
