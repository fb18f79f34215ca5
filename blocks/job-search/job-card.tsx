/** @jsxImportSource #eager */

import { createElement } from 'react';
import type { Media } from '#schemas/content/media/media.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobCategorySlug } from '#schemas/domain/job/job.ts';
import { milesText } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { dayText } from '../_shared/format/day-text.ts';
import { fromTablet } from '../_shared/styles/breakpoints.ts';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import styles from './job-card.module.css';

interface JobCardProps {
  readonly job: Job;
  /** What stands for its kind of work. */
  readonly image: Media | undefined;
  readonly headingLevel: number;
}

/** A vacancy: what it is, where and how far, how long a week, what it pays. The picture says nothing that its words do not. */
export function JobCard({ job, image, headingLevel }: JobCardProps) {
  const category = jobCategorySlug(job.category);
  return (
    <li className={styles.card} data-surface="white">
      <TileMedia
        tile={{ key: category }}
        image={image && { ...image, alt: '' }}
        sizes={`${fromTablet} 12rem, 6rem`}
        className={styles.picture}
      />
      <div className={styles.words}>
        {createElement(
          `h${headingLevel}`,
          { className: styles.title },
          <a href={`/careers/job/${encodeURIComponent(job.job_id)}`}>{job.name}</a>,
        )}
        <p className={styles.where}>
          <span>{placeOf(job)}</span>{' '}
          {job.distance !== undefined && <span className={styles.miles}>{milesOf(job.distance)}</span>}
        </p>
        <Terms className={styles.terms} terms={[job.jobtype, job.salary]} />
        <Terms
          className={styles.until}
          terms={[job.category, job.validThrough && `Apply by ${dayText(job.validThrough)}`]}
        />
      </div>
    </li>
  );
}

interface TermsProps {
  readonly className: string | undefined;
  readonly terms: readonly (string | undefined)[];
}

/** Each stays whole on its line as long as there is room. */
const Terms = ({ className, terms }: TermsProps) => (
  <p className={className}>
    {terms.filter(Boolean).map((term, at) => (
      <span key={term} className={styles.term}>
        {at > 0 && '· '}
        {term}{' '}
      </span>
    ))}
  </p>
);

/** Whole miles are never rounded up: 99.9 is within the hundred that are searched. */
const milesOf = (miles: number): string => milesText(miles < 10 ? miles : Math.floor(miles));

/** A house that is named after its town is named once. */
function placeOf({ location = '', city = '' }: Job): string {
  if (location.includes(city)) return location;
  return city.includes(location) ? city : `${location}, ${city}`;
}
