import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import { buildPartUrl, type PagePart } from '#schemas/content/page/page-parts.ts';
import styles from './page-parts.module.css';

interface PagePartsProps {
  readonly path: string;
  readonly part: PagePart;
}

/** The links below one part of a very long page, to the parts before and after it. */
export function PageParts({ path, part: { number, count } }: PagePartsProps) {
  // With a fragment, the address of the first part would not leave a form that was posted to it.
  const urlOf = (each: number): string => (each === 1 ? path : `${buildPartUrl(path, each)}#content`);
  return (
    <nav className={`screen-only ${styles.parts}`} aria-label="Parts of this page" data-surface="paper">
      <p>
        Part {number} of {count}
      </p>
      {number > 1 && (
        <ButtonLink size="small" variant="secondary" href={urlOf(number - 1)}>
          Previous part
        </ButtonLink>
      )}
      {number < count && (
        <ButtonLink size="small" href={urlOf(number + 1)}>
          Next part
        </ButtonLink>
      )}
    </nav>
  );
}
