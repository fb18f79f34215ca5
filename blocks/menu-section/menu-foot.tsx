/** @jsxImportSource #eager */
import { Icon } from '../_shared/icon/icon.tsx';
import styles from './menu-foot.module.css';

interface MenuFootProps {
  /** Whether kcal are shown. */
  readonly energy: boolean;
  readonly note: string | undefined;
  readonly allergenUrl: string;
}

/**
 * The small print that every menu owes. The sentence about energy has to stand wherever kcal are shown.
 * Source: Calorie Labelling (Out of Home Sector) (England) Regulations 2021.
 */
export function MenuFoot({ energy, note = '', allergenUrl }: MenuFootProps) {
  const said = /2,?000\s*kcal/i.test(note);
  return (
    <div className={styles.foot}>
      <p className={styles.allergies}>
        <Icon name="warning" className={styles.icon} />
        <span>
          Allergic to something? Tell our team before you order, each time. <a href={allergenUrl}>Allergen guide</a>
        </span>
      </p>
      {energy && !said && <p>Adults need around 2000 kcal a day.</p>}
      {note && <p>{note}</p>}
    </div>
  );
}
