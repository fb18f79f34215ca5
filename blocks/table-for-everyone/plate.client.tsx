'use client';

import type { DishFit } from '#schemas/domain/menu/share-table.ts';
import colours from './seat-colours.module.css';

interface PlateProps {
  readonly fit?: DishFit;
  /** The number of the guest; absent on the legend. */
  readonly seat?: number;
}

/** A guest’s plate: full if they can eat a dish, hollow with a small × if not, dashed with a small ? if not known. */
export const Plate = ({ fit = 'yes', seat }: PlateProps) => (
  <span className={`${colours.seat} ${colours.plate}`} data-seat={seat} data-fit={fit} aria-hidden="true">
    {seat}
  </span>
);
