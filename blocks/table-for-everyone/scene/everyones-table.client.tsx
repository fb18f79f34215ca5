'use client';

import { useMemo } from 'react';
import { TableCloth } from '#blocks/_shared/restaurant/table-scene/table-cloth.tsx';
import type { TablePlan } from '#schemas/domain/menu/share-table.ts';
import colours from '../seat-colours.module.css';
import styles from './everyones-table.module.css';
import {
  bowlRadiusFor,
  type LaidDish,
  layDishes,
  laySeats,
  plateRadius,
  runnerWidth,
  sceneHeight,
} from './lay-dishes.ts';
import { useMovingDishes } from './use-moving-dishes.client.ts';

interface EveryonesTableProps {
  readonly sections: TablePlan['sections'];
  readonly guests: number;
}

/**
 * The table seen from above, with a plate for each guest, and bowls of dishes in the middle or before those who may eat
 * them. Decorative: the list of dishes says the same.
 */
export function EveryonesTable({ sections, guests }: EveryonesTableProps) {
  const dishes = useMemo(() => layDishes({ sections }, guests), [sections, guests]);
  const bowls = useMovingDishes(dishes);
  const radius = bowlRadiusFor(dishes.length);
  return (
    <figure className={styles.figure} aria-hidden="true">
      <svg className={styles.scene} viewBox={`0 0 320 ${sceneHeight}`} aria-hidden="true" focusable="false">
        <TableCloth height={sceneHeight} runner={runnerWidth} />
        {laySeats(guests).map(({ x, y }, index) => (
          <g key={`${x} ${y}`} className={colours.seat} data-seat={index + 1} transform={`translate(${x} ${y})`}>
            <circle className={styles.shadow} cx="2" cy="3" r={plateRadius} />
            <circle className={styles.plate} r={plateRadius} />
            <circle className={styles.rim} r={plateRadius - 3} />
            <text className={styles.number} y="5">
              {index + 1}
            </text>
          </g>
        ))}
        <g ref={bowls}>
          {dishes.map(({ id, x, y, suitsAll }) => (
            <g key={id} className={styles.bowl} data-for-all={suitsAll || undefined} transform={`translate(${x} ${y})`}>
              <circle r={radius} />
              <circle className={styles.food} r={radius * 0.7} />
            </g>
          ))}
        </g>
      </svg>
      {dishes.length > 0 && (
        <figcaption className={styles.caption}>
          <span className={styles.key} />
          {guests === 1 ? 'A dish that suits this guest.' : describePlaces(dishes)}
        </figcaption>
      )}
    </figure>
  );
}

/** What the place of a dish means. */
function describePlaces(dishes: readonly LaidDish[]): string {
  const middle = dishes.some(({ suitsAll }) => suitsAll)
    ? 'in the middle, it suits all of you'
    : 'the middle is empty, because none suits all of you';
  const before = dishes.some(({ suitsAll }) => !suitsAll)
    ? '; before a plate, it suits that guest, but not everyone'
    : '';
  return `A dish: ${middle}${before}.`;
}
