/** @jsxImportSource #eager */

import { buildShowUrl, isPartOfList, selectShownEntries } from '#schemas/content/page/shown-entries.ts';
import { positionOf } from '#schemas/domain/restaurant/distance.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { BlockProps } from '../_shared/block.ts';
import { Island } from '../_shared/islands/island.tsx';
import { Button } from '../_shared/ui/button/button.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { ShowMore } from '../_shared/ui/link/show-more.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { type FinderQuery, findRestaurants, readFinderQuery } from './find-restaurants.ts';
import { FinderCard } from './finder-card.tsx';
import { FinderForm } from './finder-form.tsx';
import { FinderPanel, FinderSwitch } from './finder-panel.tsx';
import type { MapMarker } from './google/map-marker.ts';
import styles from './location-finder.module.css';
import { writeUnlistedPins } from './map/unlisted-pins.ts';
import { ChosenCard, MapPanel } from './map-panel.tsx';

/**
 * Search, list and map of the restaurants. Search and list work without script. With script there is a map: in tabs
 * where there is room, otherwise in an accordion whose headers are above both.
 */
export function LocationFinder({ tile, data, placement, page }: BlockProps<'location-finder'>) {
  const finderQuery = readFinderQuery(page.query);
  const nearby = 'nearby' in data ? data.nearby : undefined;
  const result = findRestaurants(data.restaurants, nearby, finderQuery, page.now);
  const { restaurants, ranked, message, failed } = result;
  const resetUrl = `${page.path}#${tile.key}`;
  const isEvery = !ranked && restaurants.length === data.restaurants.length;
  const canShowAll = hasFilters(finderQuery) || (finderQuery.near !== '' && !isEvery);
  const headingLevel = innerHeadingLevel(tile, placement);
  const shown = selectShownEntries(restaurants, page.query);
  const listed = new Set(shown.entries);
  const unlistedPins = isPartOfList(shown)
    ? writeUnlistedPins(restaurants.filter((each) => !listed.has(each)))
    : undefined;
  const list = (
    <FinderPanel id={`${tile.key}-list`} name="list" open>
      <ol className={`plain-list ${styles.list}`}>
        {shown.entries.map((restaurant, index) => (
          <FinderCard
            key={restaurant.storeId}
            name={tile.key}
            restaurant={restaurant}
            number={ranked ? index + 1 : undefined}
            headingLevel={headingLevel}
            visit={result.visit ?? finderQuery.visit}
            open={ranked && index < openCards}
            page={page}
          />
        ))}
      </ol>
      <ShowMore
        shown={shown}
        noun="restaurants"
        buildUrl={(count, target) => {
          const next = target === 'next' ? restaurants[shown.before + shown.entries.length] : undefined;
          return buildShowUrl(page, finderParameters, count, next ? `${tile.key}-${next.slug}` : `${tile.key}-list`);
        }}
      />
    </FinderPanel>
  );
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.finder}>
        <div className={styles.top}>
          <TileHead tile={tile} placement={placement} />
          <FinderForm
            action={resetUrl}
            finderQuery={finderQuery}
            restaurants={data.restaurants}
            filters={tile.filters}
            now={page.now}
          />
        </div>
        <p className={styles.message} role="status" data-failed={failed || undefined}>
          {message} {canShowAll && <a href={resetUrl}>Show all</a>}
        </p>
        <restaurant-finder className={styles.views} data-view="both" data-has-map={tile.map || undefined}>
          {tile.map && <Tabs name={tile.key} />}
          {tile.map && <FinderSwitch name={tile.key} />}
          {tile.map ? (
            <div id={`${tile.key}-views`} className={styles.panels} role="tabpanel" aria-label="List and map">
              {list}
              <FinderPanel id={`${tile.key}-map`} name="map">
                {page.options.googleMaps && (
                  <Island
                    name="location-finder"
                    props={{
                      mapsKey: page.options.googleMaps.key,
                      maxZoom: page.options.googleMaps.maxZoom,
                      markers: createMarkers(shown.entries, ranked),
                      unlistedPins,
                      here: nearby?.place && { lat: nearby.place.lat, lng: nearby.place.lng },
                    }}
                  />
                )}
                <MapPanel
                  place={nearby?.place}
                  unlistedPins={unlistedPins}
                  around={restaurants.length === 0 ? data.restaurants : []}
                />
                <ChosenCard />
              </FinderPanel>
            </div>
          ) : (
            list
          )}
        </restaurant-finder>
      </div>
    </WithPanel>
  );
}

/** The nearest restaurants whose rows are open on a narrow finder. */
const openCards = 3;

const hasFilters = ({ open, visit, collect, amenities }: FinderQuery): boolean =>
  open || visit !== undefined || collect || amenities.length > 0;

/** The parameters of a search, which “Show more” keeps. */
const finderParameters = ['near', 'when', 'open', 'day', 'at', 'collect', 'has'];

const createMarkers = (restaurants: readonly Restaurant[], ranked: boolean): MapMarker[] =>
  restaurants.flatMap((restaurant, index) => {
    const position = positionOf(restaurant);
    const { slug, title } = restaurant;
    return position ? [{ place: slug, title, ...position, number: ranked ? index + 1 : undefined }] : [];
  });

const views = [
  { view: 'both', label: 'List and map' },
  { view: 'list', label: 'List' },
  { view: 'map', label: 'Map' },
] as const;

/** The tabs that choose the view on a wide finder. Hidden without script. */
function Tabs({ name }: { readonly name: string }) {
  return (
    <div className={styles.tabs} role="tablist" aria-label="Show">
      {views.map(({ view, label }, index) => (
        <Button
          key={view}
          variant="plain"
          size="small"
          role="tab"
          className={styles.tab}
          data-view={view}
          aria-selected={index === 0}
          aria-controls={`${name}-views`}
          tabIndex={index === 0 ? 0 : -1}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
