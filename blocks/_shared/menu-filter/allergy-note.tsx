/** @jsxImportSource #eager */
import { Icon } from '../ui/icon/icon.tsx';
import styles from './allergy-note.module.css';

/** The advice to show wherever dishes are filtered by their contents. */
export function AllergyNote({ allergenUrl }: { readonly allergenUrl: string }) {
  return (
    <p className={styles.allergies}>
      <Icon name="warning" className={styles.icon} />
      <span>
        Allergic to something? Tell our team before you order, each time. <a href={allergenUrl}>Allergen guide</a>
      </span>
    </p>
  );
}
