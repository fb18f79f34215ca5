/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { jobCategorySlug } from '#schemas/domain/job/job.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { innerHeadingLevel } from '../_shared/ui/heading/heading.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { findJobs, isNarrowed, readFilters } from './find-jobs.ts';
import { JobCard } from './job-card.tsx';
import styles from './job-search.module.css';
import { SearchForm } from './search-form.tsx';

/** Where the search stands without any wish; an address that begins with a restaurant or a category leads back to it. */
const searchPath = '/careers/job-search';

/** A search for vacancies and what it finds. All of it works without script; with it the browser can say where it is. */
export function JobSearch({ tile, data: { search }, placement, page }: BlockProps<'job-search'>) {
  const today = wallClock('Europe/London')?.read(page.now).date ?? '';
  const filters = readFilters(page.query, search);
  const { jobs, message, failure } = findJobs(search, filters, today);
  const narrowed = isNarrowed(filters, search);
  const home = `${page.path.startsWith(searchPath) ? searchPath : page.path}#${tile.key}`;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.search}>
        <TileHead tile={tile} placement={placement} />
        <div className={styles.parts}>
          <SearchForm home={home} search={search} filters={filters} narrowed={narrowed} />
          <div className={styles.results}>
            {failure && (
              <div className={styles.failure} role="alert">
                {failure.map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </div>
            )}
            <p className={styles.message} role="status">
              {jobs.length > 0 ? message : 'No open job fits.'}
            </p>
            {jobs.length > 0 ? (
              <ul className={`plain-list ${styles.jobs}`}>
                {jobs.map((job) => (
                  <JobCard
                    key={job.job_id}
                    job={job}
                    image={tile.pictures.find(({ category }) => category === jobCategorySlug(job.category))?.image}
                    headingLevel={innerHeadingLevel(tile, placement)}
                  />
                ))}
              </ul>
            ) : (
              <Nothing
                home={home}
                narrowed={narrowed}
                miles={search.place?.kind === 'found' ? search.miles : undefined}
              />
            )}
          </div>
        </div>
      </div>
    </WithPanel>
  );
}

interface NothingProps {
  readonly home: string;
  readonly narrowed: boolean;
  /** How far was looked; absent where everywhere was. */
  readonly miles: number | undefined;
}

/** Always something to go on from. */
const Nothing = ({ home, narrowed, miles }: NothingProps) => (
  <div className={styles.nothing}>
    {narrowed ? (
      <>
        <p>
          {miles === undefined
            ? 'Nothing open has all that you chose. Choose less, or look at everything.'
            : `Nothing open within ${miles} miles has all that you chose. Choose less, or look everywhere.`}
        </p>
        <a className={styles.reset} href={home}>
          Show all jobs
        </a>
      </>
    ) : (
      <p>Nothing is open just now. Please look in again, or ask in a restaurant.</p>
    )}
  </div>
);
