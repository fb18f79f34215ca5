/** @jsxImportSource #eager */
import styles from './energy-toggle.module.css';

interface EnergyToggleProps {
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
  /** The address of the same dishes with energy shown or hidden. */
  readonly url: string;
}

/** A link to show or hide kcal, which some people prefer not to see. */
export const EnergyToggle = ({ kcal, url }: EnergyToggleProps) => (
  <a className={`screen-only ${styles.energy}`} href={url} rel="nofollow">
    {kcal ? 'Hide kcal' : 'Show kcal'}
  </a>
);
