/** @jsxImportSource #eager */
import styles from './booked-table.module.css';
import { FilledBowl } from './filled-bowl.tsx';
import { TableCloth } from './table-cloth.tsx';
import { layPlaces, lightAt } from './table-places.ts';

interface BookedTableProps {
  readonly guests: number;
  /** `19:30`: the hour sets the light. */
  readonly time: string;
}

/** The booked table seen from above, with a bowl for each guest. Decorative: everything it shows is said in words. */
export function BookedTable({ guests, time }: BookedTableProps) {
  return (
    <svg className={styles.scene} viewBox="0 0 320 140" data-light={lightAt(time)} aria-hidden="true" focusable="false">
      <TableCloth height={140} runner={28} />
      <circle className={styles.glow} cx="160" cy="70" r="88" />
      <circle className={styles.glow} cx="160" cy="70" r="48" />
      <circle className={styles.candle} cx="160" cy="70" r="7.5" />
      <circle className={styles.flame} cx="160" cy="70" r="3" />
      {layPlaces(guests).map((place) => (
        <g key={`${place.x} ${place.y}`} transform={`translate(${place.x} ${place.y})`}>
          <FilledBowl kind={place.bowl} />
          <path className={styles.sticks} d="m30-18 3 37m3-38 1 38" />
        </g>
      ))}
    </svg>
  );
}
