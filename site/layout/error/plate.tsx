import styles from './plate.module.css';

/** Angles of the petals around the rim, in degrees. */
const petals = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** Sesame seeds left on the plate, in its 200 units, rotated by degrees. */
const sesame = [
  { x: 100, y: 112, turn: 20 },
  { x: 112, y: 100, turn: 70 },
  { x: 116, y: 124, turn: -30 },
  { x: 94, y: 94, turn: 130 },
  { x: 146, y: 92, turn: 95 },
  { x: 80, y: 88, turn: 10 },
];

/**
 * An empty plate from above, lit from the upper left like every dish of the site. `eaten` shows leftovers; `broken`
 * shows a crack.
 */
export function Plate({ state }: { readonly state: 'eaten' | 'broken' }) {
  return (
    <svg className={styles.plate} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle className={styles.rim} cx="100" cy="100" r="99" />
      <g className={styles.petals}>
        {petals.map((turn) => (
          <path key={turn} d="M100 6q7 9 0 18q-7-9 0-18z" transform={`rotate(${turn} 100 100)`} />
        ))}
        {petals.map((turn) => (
          <circle key={turn} cx="100" cy="15" r="2.2" transform={`rotate(${turn + 11.25} 100 100)`} />
        ))}
      </g>
      <circle className={styles.line} cx="100" cy="100" r="96" />
      <circle className={styles.line} cx="100" cy="100" r="71" />
      <circle className={styles.well} cx="100" cy="100" r="66" />
      <path className={styles.shade} d="M147 53A66 66 0 1 0 53 147A68 68 0 0 1 147 53z" />
      <path className={styles.light} d="M48 66A62 62 0 0 1 82 41" />
      {state === 'eaten' ? (
        <Crumbs />
      ) : (
        <path className={styles.crack} d="M62-4L74 34L60 62L96 92L84 118L122 142L116 170L136 206" />
      )}
    </svg>
  );
}

function Crumbs() {
  return (
    <g>
      <path className={styles.sauce} d="M58 84C52 126 88 160 136 143C104 146 76 126 58 84z" />
      <circle className={styles.sauce} cx="144" cy="134" r="2.6" />
      <circle className={styles.sauce} cx="60" cy="73" r="1.8" />
      <circle className={styles.chilli} cx="133" cy="113" r="7" />
      <circle className={styles.seed} cx="133" cy="113" r="1.6" />
      <path className={styles.leaf} d="M88 74q17-16 33-5q-11 17-33 5z" />
      <path className={styles.vein} d="M92 73q14-3 24-3" />
      {sesame.map(({ x, y, turn }) => (
        <ellipse
          key={`${x} ${y}`}
          className={styles.sesame}
          cx={x}
          cy={y}
          rx="3.2"
          ry="1.8"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
    </g>
  );
}
