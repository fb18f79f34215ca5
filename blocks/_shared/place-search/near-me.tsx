/** @jsxImportSource #eager */
import { Icon } from '../ui/icon/icon.tsx';
import linkButton from '../ui/link/link-button.module.css';
import styles from './near-me.module.css';

interface NearMeProps {
  /** What is said to a visitor who does not let the browser say where they are. */
  readonly refused: string;
}

/** The button that looks where the browser is. Stands in a form with a `PlaceSearch`; hidden until its script is there. */
export const NearMe = ({ refused }: NearMeProps) => (
  <near-me className={styles.part} data-refused={refused} hidden>
    <button type="button" className={linkButton.button}>
      <Icon name="pin" /> Near me
    </button>
    <p className={styles.refused} role="alert" />
  </near-me>
);
