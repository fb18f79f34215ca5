/** @jsxImportSource #eager */
import styles from './menu-section.module.css';

interface NoResultsProps {
  readonly resetUrl: string;
  readonly names: readonly string[];
  readonly searchTerms: readonly string[];
  /** With script it is shown as soon as no dish suits. */
  readonly isHidden: boolean;
}

/** What to do where no dish suits what the diner chose. */
export function NoResults({ resetUrl, names, searchTerms, isHidden }: NoResultsProps) {
  return (
    <div className={styles.message} data-filter-part="none" hidden={isHidden}>
      {searchTerms.length === 0 && (
        <p>
          {names.length > 0
            ? `No dish on this menu is all of these at once: ${names.join(', ')}.`
            : 'No dish on this menu is all that you chose at once.'}
        </p>
      )}
      {searchTerms.length > 0 && <p>No dish fits the words “{searchTerms.join(' ')}”.</p>}
      <a href={resetUrl} data-filter-part="clear" rel="nofollow">
        Show every dish
      </a>
    </div>
  );
}
