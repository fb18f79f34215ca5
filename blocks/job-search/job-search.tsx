/** @jsxImportSource #eager */

import { buildShowUrl, selectShownEntries } from '#schemas/content/page/shown-entries.ts';
import { jobCategorySlug } from '#schemas/domain/job/job.ts';
import { jobSearchPath } from '#schemas/domain/job/job-path.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { BlockProps } from '../_shared/block.ts';

import { ButtonLink } from '../_shared/ui/button/button.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { ShowMore } from '../_shared/ui/link/show-more.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { findJobs, hasFilters, readFilters } from './find-jobs.ts';
import { JobCard } from './job-card.tsx';
import styles from './job-search.module.css';
import { SearchForm } from './search-form.tsx';

/** The parameters of a search, which “Show more” keeps. */
const jobParameters = ['near', 'hours', 'work', 'title'];

/** A search for vacancies and its results. It works without script; with script it can use the visitor's location. */
export function JobSearch({ tile, data: { search }, placement, page }: BlockProps<'job-search'>) {
  const today = wallClock('Europe/London')?.read(page.now).date ?? '';
  const filters = readFilters(page.query, search);
  const { jobs, message, failure } = findJobs(search, filters, today);
  const shown = selectShownEntries(jobs, page.query);
  const isFiltered = hasFilters(filters, search);
  const resetUrl = `${page.path.startsWith(jobSearchPath) ? jobSearchPath : page.path}#${tile.key}`;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.search}>
        <TileHead tile={tile} placement={placement} />
        <div className={styles.parts}>
          <SearchForm resetUrl={resetUrl} search={search} filters={filters} />
          <div className={styles.results}>
            {failure && (
              <div className={styles.failure} role="alert">
                <p>{failure}</p>
              </div>
            )}
            <p className={styles.message} role="status">
              {jobs.length > 0 ? message : 'No open job fits.'}
              {jobs.length > 0 && isFiltered && (
                <>
                  {' '}
                  <a href={resetUrl}>Show all</a>
                </>
              )}
            </p>
            {jobs.length > 0 ? (
              <ul className={`plain-list ${styles.jobs}`}>
                {shown.entries.map((job, index) => (
                  <JobCard
                    key={job.job_id}
                    id={`${tile.key}-${shown.before + index + 1}`}
                    job={job}
                    image={
                      job.image ??
                      tile.pictures.find(({ category }) => category === jobCategorySlug(job.category))?.image
                    }
                    headingLevel={innerHeadingLevel(tile, placement)}
                  />
                ))}
              </ul>
            ) : (
              <NoResults
                resetUrl={resetUrl}
                isFiltered={isFiltered}
                miles={search.place?.kind === 'found' ? search.miles : undefined}
              />
            )}
            <ShowMore
              shown={shown}
              noun="jobs"
              buildUrl={(count, target) =>
                buildShowUrl(
                  page,
                  jobParameters,
                  count,
                  target === 'next' ? `${tile.key}-${shown.before + shown.entries.length + 1}` : tile.key,
                )
              }
            />
          </div>
        </div>
      </div>
    </WithPanel>
  );
}

interface NoResultsProps {
  readonly resetUrl: string;
  readonly isFiltered: boolean;
  /** The radius of the search; absent without a place. */
  readonly miles: number | undefined;
}

/** The message for an empty result, with a link to reset the search. */
const NoResults = ({ resetUrl, isFiltered, miles }: NoResultsProps) => (
  <div className={styles.noResults}>
    {isFiltered ? (
      <>
        <p>
          {miles === undefined
            ? 'Nothing open has all that you chose. Choose less, or look at everything.'
            : `Nothing open within ${miles} miles has all that you chose. Choose less, or look everywhere.`}
        </p>
        <ButtonLink size="small" href={resetUrl}>
          Show all jobs
        </ButtonLink>
      </>
    ) : (
      <p>Nothing is open just now. Please look in again, or ask in a restaurant.</p>
    )}
  </div>
);
