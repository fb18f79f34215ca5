/** @jsxImportSource #eager */
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
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
    <Button variant="link">
      <Icon name="pin" /> Near me
    </Button>
    <p className={styles.refused} role="alert" />
  </near-me>
);
