/** @jsxImportSource #eager */
import { leaveField, leaveId } from '#schemas/forms/preferences/leave-list.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import styles from './leave-list.module.css';

/** Leaves the mailing list with one press, even without script. */
export const LeaveList = ({ path, headingLevel }: { readonly path: string; readonly headingLevel: 2 | 3 }) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <form className={`screen-only ${styles.leave}`} id={leaveId} method="post" action={path}>
      <Heading className={styles.heading}>No more mails?</Heading>
      <p>Leave the list, and we write no more. Your preferences are deleted.</p>
      <Button type="submit" variant="secondary" name={leaveField} value="now">
        Leave the list
      </Button>
    </form>
  );
};
