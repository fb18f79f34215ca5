/** @jsxImportSource #eager */
import type { GeoPlace } from '#schemas/api/wire.ts';
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
}

/** The container of the map. Script renders the map when it comes near the viewport; its size is reserved. */
export function MapPanel({ place, unlistedPins }: MapPanelProps) {
  return (
    <section
      className={styles.map}
      aria-label="Map of the restaurants"
      data-finder-map=""
      data-lat={place?.lat}
      data-lng={place?.lng}
      data-label={place?.label}
      data-unlisted-pins={unlistedPins}
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
