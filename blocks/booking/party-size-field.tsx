/** @jsxImportSource #eager */
import type { BookingOptions } from '../_shared/block.ts';
import styles from './dialog/start-journey.module.css';

interface PartySizeFieldProps {
  readonly options: BookingOptions;
  /** As many as were asked for before; absent: as many as usually come. */
  readonly adults?: number | undefined;
}

/** How many come, in forms that lead to the journey. */
export function PartySizeField({ options, adults }: PartySizeFieldProps) {
  return (
    <label className={styles.field}>
      How many
      <input
        type="number"
        name="adults"
        inputMode="numeric"
        min={1}
        max={options.maxCovers}
        defaultValue={adults ?? options.defaultCovers}
        required
      />
    </label>
  );
}
