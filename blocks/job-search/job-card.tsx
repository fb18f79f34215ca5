/** @jsxImportSource #eager */

import { createElement, Fragment } from 'react';
import { formatJobPlace } from '#blocks/_shared/format/format-job-place.ts';
import type { Media } from '#schemas/content/media/media.ts';
import { formatSalary } from '#schemas/domain/job/format-salary.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobCategorySlug, statedCategory } from '#schemas/domain/job/job.ts';
import { jobPath } from '#schemas/domain/job/job-path.ts';
import { formatMiles } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { formatDay } from '../_shared/format/format-day.ts';
import { fromTablet } from '../_shared/styles/breakpoints.ts';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import styles from './job-card.module.css';

interface JobCardProps {
  readonly id: string;
  readonly job: Job;
  /** Its own image, else that of its category. */
  readonly image: Media | undefined;
  readonly headingLevel: number;
}

/** A vacancy: title, where and for what pay, and its terms. The image is decorative. */
export function JobCard({ id, job, image, headingLevel }: JobCardProps) {
  const category = jobCategorySlug(job.category);
  return (
    <li id={id} className={styles.card} data-surface="white">
      <TileMedia
        tile={{ key: category }}
        image={image && { ...image, alt: '' }}
        sizes={`${fromTablet} 12rem, 6rem`}
        className={styles.picture}
      />
      <div className={styles.content}>
        {createElement(`h${headingLevel}`, { className: styles.title }, <a href={jobPath(job.job_id)}>{job.name}</a>)}
        <Terms
          className={styles.where}
          terms={[
            { text: formatJobPlace(job) },
            { text: job.distance === undefined ? undefined : formatDistance(job.distance), className: styles.miles },
            { text: job.salary && formatSalary(job.salary), className: styles.pay },
          ]}
        />
        <Terms
          className={styles.terms}
          terms={[
            { text: job.jobtype },
            { text: statedCategory(job) },
            { text: job.validThrough && `Apply by ${formatDay(job.validThrough)}` },
          ]}
        />
      </div>
    </li>
  );
}

interface Term {
  /** Nothing is shown without it. */
  readonly text: string | undefined;
  readonly className?: string | undefined;
}

interface TermsProps {
  readonly className: string | undefined;
  readonly terms: readonly Term[];
}

/** Each term wraps as a whole if possible, and a line neither begins nor ends with the separator. */
const Terms = ({ className, terms }: TermsProps) => (
  <p className={`${styles.line} ${className}`}>
    {terms
      .filter(({ text }) => text)
      .map(({ text, className: own = '' }) => (
        <Fragment key={text}>
          <span className={`${styles.term} ${own}`}>{text}</span>{' '}
        </Fragment>
      ))}
  </p>
);

/** Rounds down whole miles: 99.9 miles must not be shown as 100, because the limit is 100. */
const formatDistance = (miles: number): string => formatMiles(miles < 10 ? miles : Math.floor(miles));
