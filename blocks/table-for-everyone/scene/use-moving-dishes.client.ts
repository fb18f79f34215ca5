'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LaidDish } from './lay-dishes.ts';

const durationMs = 450;

/** Positions are set at once; a dish that was elsewhere before glides from there, unless the visitor prefers no motion. */
export function useMovingDishes(dishes: readonly LaidDish[]): RefObject<SVGGElement | null> {
  const group = useRef<SVGGElement>(null);
  const before = useRef<ReadonlyMap<string, LaidDish>>(new Map());
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [index, dish] of dishes.entries()) {
      const from = before.current.get(dish.id);
      const bowl = group.current?.children[index];
      if (isStill || !from || !bowl || (from.x === dish.x && from.y === dish.y)) continue;
      bowl.animate(
        [from, dish].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
        { duration: durationMs, easing: 'ease-in-out' },
      );
    }
    before.current = new Map(dishes.map((dish) => [dish.id, dish]));
  }, [dishes]);
  return group;
}
