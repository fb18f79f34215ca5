/** @jsxImportSource #eager */
import { Button } from '../ui/button/button.tsx';
import styles from './saved-profile.module.css';

/** The visitor's saved diets and allergens, with a button to delete them. Hidden while none are saved. */
export const SavedProfile = () => (
  <saved-profile className={styles.profile} hidden>
    <p>
      Your diets and allergens, saved in this browser only: <strong data-profile="">none</strong>.
    </p>
    <Button size="small" variant="secondary">
      Delete them
    </Button>
    <p className={styles.done} role="status" data-deleted="Deleted: menus show every dish again." />
  </saved-profile>
);
