/** @jsxImportSource #eager */
import type { GeoPlace } from '#schemas/api/wire.ts';
import { positionOf } from '#schemas/domain/restaurant/distance.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { Button } from '../_shared/ui/button/button.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './map-panel.module.css';

/**
 * Elements that script fills. When React hydrates an island on the page, unexpected children would make it render the
 * whole document again.
 */
const renderedByScript = { dangerouslySetInnerHTML: { __html: '' } } as const;

interface MapPanelProps {
  readonly place: GeoPlace | undefined;
  /** The pins without a card in the list. */
  readonly unlistedPins: string | undefined;
  /** The restaurants around which the map is shown if no result has a pin. */
  readonly around: readonly Restaurant[];
}

/** The container of the map. Script renders the map when it comes near the viewport; its size is reserved. */
export function MapPanel({ place, unlistedPins, around }: MapPanelProps) {
  return (
    <section
      className={styles.map}
      aria-label="Map of the restaurants"
      data-finder-map=""
      data-lat={place?.lat}
      data-lng={place?.lng}
      data-label={place?.label}
      data-unlisted-pins={unlistedPins}
      data-extent={writeExtent(around)}
    >
      <Pattern motif="weave" className={styles.sea} />
      <div className={styles.land} data-land="" {...renderedByScript} />
      <div className={styles.towns} aria-hidden="true" data-towns="" {...renderedByScript} />
      <ol className={`plain-list ${styles.pins}`} data-pins="" {...renderedByScript} />
      <div className={styles.controls}>
        <MapButton name="in" icon="plus" label="Zoom in" />
        <MapButton name="out" icon="minus" label="Zoom out" />
        <MapButton name="all" icon="pin" label="Show all restaurants" />
      </div>
      <p className={styles.scale} aria-hidden="true" data-scale="" {...renderedByScript} />
      <div className={styles.nearest} role="status" data-nearest="" {...renderedByScript} />
      <p className={`screen-only ${styles.wheelHint}`} aria-hidden="true" data-wheel-hint="" hidden>
        Hold Ctrl (Cmd on a Mac) to zoom
      </p>
      <p className={styles.source}>Map: Natural Earth</p>
    </section>
  );
}

/** The south-west and the north-east corner around restaurants, in degrees: `lat,lng lat,lng`. */
function writeExtent(restaurants: readonly Restaurant[]): string | undefined {
  const positions = restaurants.flatMap((each) => positionOf(each) ?? []);
  if (positions.length === 0) return undefined;
  const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)];
  return `${Math.min(...lats)},${Math.min(...lngs)} ${Math.max(...lats)},${Math.max(...lngs)}`;
}

/** Where script shows the card of the pin that was chosen, on a narrow finder. */
export const ChosenCard = () => (
  <ul className={`plain-list ${styles.chosen}`} data-chosen-card="" {...renderedByScript} />
);

interface MapButtonProps {
  readonly name: 'in' | 'out' | 'all';
  readonly icon: 'plus' | 'minus' | 'pin';
  readonly label: string;
}

function MapButton({ name, icon, label }: MapButtonProps) {
  return (
    <Button variant="plain" size="icon-small" className={styles.control} data-map-button={name}>
      <Icon name={icon} label={label} />
    </Button>
  );
}
