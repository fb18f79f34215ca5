/** @jsxImportSource #eager */
import { Icon } from '../ui/icon/icon.tsx';
import linkButton from '../ui/link/link-button.module.css';
import styles from './near-me.module.css';

interface NearMeProps {
  /** The message for a visitor who denies access to their location. */
  readonly deniedMessage: string;
}

/**
 * The button that searches near the visitor's location. Place it in a form with a `PlaceSearch`. It is hidden until its
 * script has loaded.
 */
export const NearMe = ({ deniedMessage }: NearMeProps) => (
  <near-me className={styles.element} data-denied-message={deniedMessage} hidden>
    <button type="button" className={linkButton.button}>
      <Icon name="pin" /> Near me
    </button>
    <p className={styles.refused} role="alert" />
  </near-me>
);
