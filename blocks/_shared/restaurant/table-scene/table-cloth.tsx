/** @jsxImportSource #eager */
import styles from './table-cloth.module.css';

interface TableClothProps {
  /** Of the scene, which is 320 wide. */
  readonly height: number;
  /** The width of the cloth along the middle. */
  readonly runner: number;
}

/** The bare table seen from above: wood, with a cloth along its middle. */
export function TableCloth({ height, runner }: TableClothProps) {
  const top = (height - runner) / 2;
  const bottom = top + runner;
  const [far, near] = [top / 2, (bottom + height) / 2];
  return (
    <>
      <rect className={styles.wood} width="320" height={height} />
      <path
        className={styles.grain}
        d={`M0 ${far}h320M0 ${near}h320M72 0v${far}M236 0v${far}M118 ${near}v${height - near}M280 ${near}v${height - near}`}
      />
      <path className={styles.runner} d={`M0 ${top}h320v${runner}H0z`} />
      <path className={styles.stitch} d={`M0 ${top + 4.5}h320M0 ${bottom - 4.5}h320`} />
    </>
  );
}
