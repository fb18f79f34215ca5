'use client';

import type { DishFit } from '#schemas/domain/menu/share-table.ts';
import colours from './seat-colours.module.css';

interface PlateProps {
  readonly fit?: DishFit;
  /** The number of the guest; absent on the legend. */
  readonly seat?: number;
}

/** A guest's plate seen from above: full if they can eat a dish, crossed out if not, dashed if too little is known. */
export const Plate = ({ fit = 'yes', seat }: PlateProps) => (
  <span className={`${colours.seat} ${colours.plate}`} data-seat={seat} data-fit={fit} aria-hidden="true">
    {fit === 'unknown' ? '?' : seat}
  </span>
);
