'use client';

import { useMemo } from 'react';
import { FilledBowl } from '#blocks/_shared/restaurant/table-scene/filled-bowl.tsx';
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
            <rect className={styles.mat} x="-29" y="-22" width="58" height="44" rx="3" />
            <path
              className={styles.sticks}
              d={y < sceneHeight / 2 ? 'm-15-18.5 30-1m-30 3 30-.4' : 'm-15 18.5 30 1m-30-3 30 .4'}
            />
            <circle className={styles.shadow} cx="2" cy="3" r={plateRadius} />
            <circle className={styles.porcelain} r={plateRadius} />
            <circle className={styles.plate} r={plateRadius - 2} />
            <circle className={styles.rim} r={plateRadius - 4} />
            <text className={styles.number} y="5">
              {index + 1}
            </text>
          </g>
        ))}
        {dishes.length === 0 &&
          sharedBowls.map((kind, index) => (
            <g key={sharedBowlX(index)} transform={`translate(${sharedBowlX(index)} ${sceneHeight / 2}) scale(0.8)`}>
              <FilledBowl kind={kind} />
            </g>
          ))}
        <g ref={bowls}>
          {dishes.map(({ id, x, y, suitsAll }) => (
            <g key={id} className={styles.dish} data-for-all={suitsAll || undefined} transform={`translate(${x} ${y})`}>
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

/** The bowls on a table without dishes to place. */
const sharedBowls = [0, 1, 2, 1, 0] as const;
const sharedBowlX = (index: number): number => 48 + index * 56;

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
