/** @jsxImportSource #eager */
import styles from './booked-table.module.css';
import { TableCloth } from './table-cloth.tsx';
import { layPlaces, lightAt, type TablePlace } from './table-places.ts';

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
          <circle className={styles.shadow} cx="3" cy="4" r="24" />
          <circle className={styles.bowl} r="24" />
          <path className={styles.rim} d="M-20-9A22 22 0 0 1 3-21.8" />
          <Dish bowl={place.bowl} />
          <path className={styles.sticks} d="m30-18 3 37m3-38 1 38" />
        </g>
      ))}
    </svg>
  );
}

/** Noodles, a red curry with an egg, or rice on a leaf. */
function Dish({ bowl }: Pick<TablePlace, 'bowl'>) {
  if (bowl === 0)
    return (
      <>
        <circle className={styles.broth} r="18" />
        <path
          className={styles.noodles}
          d="M-14-4a15 15 0 0 1 27-2M-11-1a11 11 0 0 1 20-1M-13 5a15 15 0 0 0 26 3M-8 4a9 9 0 0 0 16 2M-5 0a6 6 0 0 1 10 0"
        />
        <Onion x={-6} y={-10} />
        <Onion x={9} y={9} />
      </>
    );
  if (bowl === 1)
    return (
      <>
        <circle className={styles.curry} r="18" />
        <ellipse className={styles.egg} cx="-5" cy="-3" rx="7.5" ry="6" />
        <circle className={styles.yolk} cx="-5" cy="-3" r="3.2" />
        <Onion x={7} y={-8} />
        <Onion x={5} y={7} />
        <Onion x={-7} y={9} />
      </>
    );
  return (
    <>
      <circle className={styles.leaf} r="18" />
      <path className={styles.vein} d="M-16 6Q0-4 16-6" />
      <circle className={styles.rice} cx="-3" cy="2" r="10" />
      <circle className={styles.sambal} cx="8" cy="-6" r="4.5" />
    </>
  );
}

const Onion = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle className={styles.onion} cx={x} cy={y} r="2.6" />
);
