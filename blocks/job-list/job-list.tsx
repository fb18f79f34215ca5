/** @jsxImportSource #eager */

import { createElement } from 'react';
import { formatJobPlace } from '#blocks/_shared/format/format-job-place.ts';
import { buildShowUrl, selectShownEntries } from '#schemas/content/page/shown-entries.ts';
import { formatSalary } from '#schemas/domain/job/format-salary.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { groupJobsByCategory, type JobCategory, listOpenJobs } from '#schemas/domain/job/job-category.ts';
import { jobPath } from '#schemas/domain/job/job-path.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { BlockProps } from '../_shared/block.ts';

import { formatDay } from '../_shared/format/format-day.ts';

import { surfaceAt } from '../_shared/styles/surface.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { ShowMore } from '../_shared/ui/link/show-more.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './job-list.module.css';

export function JobList({ tile, data, placement, page }: BlockProps<'job-list'>) {
  const today = wallClock('Europe/London')?.read(page.now).date ?? '';
  const groups = groupJobsByCategory(listOpenJobs(data.jobs, today)).filter(
    ({ category }) => tile.category === 'all' || tile.category === category,
  );
  const ordered = groups.flatMap(({ jobs }) => jobs);
  const shown = selectShownEntries(ordered, page.query);
  const numbers = new Map(shown.entries.map((job, index) => [job, shown.before + index + 1]));
  const shownGroups = groups
    .map(({ category, jobs }) => ({ category, jobs: jobs.filter((job) => numbers.has(job)) }))
    .filter(({ jobs }) => jobs.length > 0);
  const headingLevel = innerHeadingLevel(tile, placement);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.list}>
        <TileHead tile={tile} placement={placement} />
        {groups.length === 0 && (
          <p className={styles.none}>Nothing is open here just now. Please look in again, or ask in a restaurant.</p>
        )}
        {shownGroups.map(({ category, jobs }, index) => (
          <div key={category} className={styles.group} id={`${tile.key}-${category}`}>
            <div className={styles.head} data-surface={surfaceAt(index, tile.backgroundColor)}>
              <TileMedia
                tile={{ key: category }}
                image={tile.pictures.find((picture) => picture.category === category)?.image}
                sizes={sizesFor(placement.span, 1 / 3)}
                className={styles.picture}
              />
              {createElement(`h${headingLevel}`, { className: styles.name }, categoryNames[category])}
            </div>
            <ul className={`plain-list ${styles.jobs}`}>
              {jobs.map((job) => (
                <JobRow
                  key={job.job_id}
                  id={`${tile.key}-${numbers.get(job)}`}
                  job={job}
                  headingLevel={headingLevel + 1}
                />
              ))}
            </ul>
          </div>
        ))}
        <ShowMore
          shown={shown}
          noun="jobs"
          buildUrl={(count, target) => {
            const next = `${tile.key}-${shown.before + shown.entries.length + 1}`;
            return buildShowUrl(page, [], count, target === 'next' ? next : tile.key);
          }}
        />
      </div>
    </WithPanel>
  );
}

const categoryNames = {
  'back-of-house': 'In the kitchen',
  'front-of-house': 'On the floor',
  management: 'Running the house',
  'quick-service': 'In the office and at the counter',
} as const satisfies Record<JobCategory, string>;

interface JobRowProps {
  readonly id: string;
  readonly job: Job;
  readonly headingLevel: number;
}

function JobRow({ id, job, headingLevel }: JobRowProps) {
  return (
    <li id={id} className={styles.job}>
      {createElement(`h${headingLevel}`, { className: styles.title }, <a href={jobPath(job.job_id)}>{job.name}</a>)}
      <p className={styles.where}>
        {formatJobPlace(job)}
        {job.salary && (
          <>
            {' · '}
            <span className={styles.pay}>{formatSalary(job.salary)}</span>
          </>
        )}
      </p>
      <p className={styles.deadline}>{formatTerms(job)}</p>
      <Icon name="arrow" className={styles.arrow} />
    </li>
  );
}

const formatTerms = ({ jobtype, validThrough }: Job): string =>
  [jobtype, validThrough && `Apply by ${formatDay(validThrough)}`].filter(Boolean).join(' · ');
