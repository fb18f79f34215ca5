/** @jsxImportSource #eager */
import type { GeoPlace } from '#schemas/api/wire.ts';
import { Pattern } from '../_shared/styles/pattern/pattern.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './map-panel.module.css';

/**
 * What the finder's script fills. Where React runs for an island on the page, it would otherwise find children that it
 * knows nothing of there, and draw the whole document anew.
 */
const renderedByScript = { dangerouslySetInnerHTML: { __html: '' } } as const;

/** The place of the map. The script draws it once it is near; its size is there from the first. */
export function MapPanel({ place }: { readonly place: GeoPlace | undefined }) {
  return (
    <section
      className={styles.map}
      aria-label="Map of the restaurants"
      data-finder-map=""
      data-lat={place?.lat}
      data-lng={place?.lng}
      data-label={place?.label}
    >
      <Pattern motif="weave" className={styles.sea} />
      <div className={styles.land} data-land="" {...renderedByScript} />
      <ol className={`plain-list ${styles.pins}`} data-pins="" {...renderedByScript} />
      <div className={styles.controls}>
        <MapButton name="in" icon="plus" label="Zoom in" />
        <MapButton name="out" icon="minus" label="Zoom out" />
        <MapButton name="all" icon="pin" label="Show all restaurants" />
      </div>
      <p className={styles.scale} aria-hidden="true" data-scale="" {...renderedByScript} />
      <p className={styles.source}>Coastlines: Natural Earth</p>
    </section>
  );
}

interface MapButtonProps {
  readonly name: 'in' | 'out' | 'all';
  readonly icon: 'plus' | 'minus' | 'pin';
  readonly label: string;
}

function MapButton({ name, icon, label }: MapButtonProps) {
  return (
    <button type="button" className={styles.control} data-map-button={name}>
      <Icon name={icon} label={label} />
    </button>
  );
}
