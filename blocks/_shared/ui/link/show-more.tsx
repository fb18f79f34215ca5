/** @jsxImportSource #eager */
import {
  entriesPerStep,
  isPartOfList,
  maxShownEntries,
  type ShownEntries,
} from '#schemas/content/page/shown-entries.ts';
import { ButtonLink } from '../button/button.tsx';
import styles from './show-more.module.css';

interface ShowMoreProps {
  readonly shown: ShownEntries<unknown>;
  /** What is listed, in the plural. */
  readonly noun: string;
  /** The address with so many entries. The fragment is that of the first new entry, or of the list. */
  readonly buildUrl: (count: number, target: 'next' | 'list') => string;
}

/** The links below a part of a long list, to more of it. Nothing below a whole list. */
export function ShowMore({ shown, noun, buildUrl }: ShowMoreProps) {
  if (!isPartOfList(shown)) return null;
  const { entries, before, total } = shown;
  const end = before + entries.length;
  const range =
    before === 0 ? `${format(end)} of ${format(total)}` : `${format(before + 1)} to ${format(end)} of ${format(total)}`;
  return (
    <div className={styles.more}>
      <p>
        {range} {noun}
      </p>
      {before > 0 && (
        <ButtonLink size="small" variant="secondary" href={buildUrl(Math.max(before, maxShownEntries), 'list')}>
          Show earlier<span className="visually-hidden"> {noun}</span>
        </ButtonLink>
      )}
      {end < total && (
        <ButtonLink size="small" href={buildUrl(end + entriesPerStep, 'next')}>
          Show more<span className="visually-hidden"> {noun}</span>
        </ButtonLink>
      )}
    </div>
  );
}

const format = (count: number): string => count.toLocaleString('en-GB');
