/** @jsxImportSource #eager */
import styles from './filled-bowl.module.css';
import type { TablePlace } from './table-places.ts';

interface FilledBowlProps {
  readonly kind: TablePlace['bowl'];
}

/** A bowl of food seen from above, with a radius of 24. */
export function FilledBowl({ kind }: FilledBowlProps) {
  return (
    <>
      <circle className={styles.shadow} cx="3" cy="4" r="24" />
      <circle className={styles.bowl} r="24" />
      <path className={styles.rim} d="M-20-9A22 22 0 0 1 3-21.8" />
      <Dish kind={kind} />
    </>
  );
}

/** Noodles, a red curry with an egg, or rice on a leaf. */
function Dish({ kind }: FilledBowlProps) {
  if (kind === 0)
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
  if (kind === 1)
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
