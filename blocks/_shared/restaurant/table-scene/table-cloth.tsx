/** @jsxImportSource #eager */
import styles from './table-cloth.module.css';

interface TableClothProps {
  /** Of the scene, which is 320 wide. */
  readonly height: number;
  /** The width of the cloth along the middle. */
  readonly runner: number;
}

/** The x coordinate of its left end, and its width: a scene that is wider than its drawing shows more of the table. */
const [left, width] = [-640, 1600];

/** Joints of the boards, farther and nearer than the cloth, along the width. */
const [farJoints, nearJoints] = [
  [-568, -404, -248, -84, 72, 236, 392, 556, 712, 876],
  [-522, -360, -202, -40, 118, 280, 438, 600, 758, 920],
];

/** The bare table seen from above: wood, with a cloth along its middle. */
export function TableCloth({ height, runner }: TableClothProps) {
  const top = (height - runner) / 2;
  const bottom = top + runner;
  const [far, near] = [top / 2, (bottom + height) / 2];
  const along = (y: number) => `M${left} ${y}h${width}`;
  const joints = [
    ...farJoints.map((x) => `M${x} 0v${far}`),
    ...nearJoints.map((x) => `M${x} ${near}v${height - near}`),
  ];
  return (
    <>
      <rect className={styles.wood} x={left} width={width} height={height} />
      <path className={styles.grain} d={[along(far), along(near), ...joints].join('')} />
      <path className={styles.runner} d={`${along(top)}v${runner}H${left}z`} />
      <path className={styles.stitch} d={`${along(top + 4.5)}${along(bottom - 4.5)}`} />
    </>
  );
}
