/** @jsxImportSource #eager */
import { createElement } from 'react';
import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { Job } from '#schemas/job/job.ts';
import { jobCategorySlug } from '#schemas/job/job.ts';
import { openJobs } from '#schemas/job/job-category.ts';
import { wallClock } from '#schemas/restaurant/wall-time.ts';
import { dayText } from '../_shared/day-text.ts';
import { WithPanel } from '../_shared/domino/with-panel.tsx';
import { TileHeading } from '../_shared/heading.tsx';
import { TileLink } from '../_shared/link/tile-link.tsx';
import { TileMedia } from '../_shared/media/tile-media.tsx';
import { sizesFor } from '../_shared/picture/picture.tsx';
import prose from '../_shared/prose.module.css';
import styles from './job-detail.module.css';

export function JobDetail({ tile, data, place, page }: BlockProps<'job-detail'>) {
  const { job } = data;
  const rank = place.headingLevel + 1;
  const today = wallClock('Europe/London')?.read(page.now).date ?? '';
  const open = openJobs([job], today).length > 0;
  const category = jobCategorySlug(job.category);
  const own = tile.pictures.find((picture) => picture.category === category)?.image;
  return (
    <WithPanel tile={tile} place={place} share="slim">
      <div className={styles.detail}>
        <div className={styles.top}>
          <TileMedia
            tile={{ ...tile, key: category }}
            image={own ?? tile.image}
            sizes={sizesFor(place.span, 0.4)}
            eager={place.first}
            className={styles.picture}
          />
          <div className={styles.head}>
            <TileHeading tile={{ key: tile.key, heading: job.name }} place={place} />
            <dl className={styles.facts}>
              {factsOf(job).map(({ name, fact }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className={styles.body}>
          <div className={prose.prose}>
            {job.description ? (
              <RichText html={job.description} headingLevel={place.headingLevel} />
            ) : (
              <p>Ask us about this work; we would rather talk than write.</p>
            )}
          </div>
          <div className={styles.apply} data-surface={open ? 'accent' : 'quiet'}>
            {createElement(`h${rank}`, { className: styles.title }, open ? 'How to apply' : 'This vacancy is closed')}
            {open ? (
              <Apply job={job} email={tile.applyEmail} />
            ) : (
              <p>Applications ended on {dayText(job.validThrough ?? '')}.</p>
            )}
            <a className={styles.back} href="/careers/job-search">
              All vacancies
            </a>
          </div>
        </div>
      </div>
    </WithPanel>
  );
}

function Apply({ job, email }: { readonly job: Job; readonly email: string | undefined }) {
  const asked = [
    job.cv_required ? 'your CV' : undefined,
    job.work_experience_required ? 'where you have worked, and when' : undefined,
  ].filter(Boolean);
  if (!email) return <p>Come in and ask for the manager{job.location && ` at ${job.location}`}, in the afternoon.</p>;
  return (
    <>
      <p>
        Write to us with your name and telephone number{asked.length > 0 && `, ${asked.join(' and ')}`}. A person reads
        every letter.
      </p>
      <p className={styles.email}>{email}</p>
      <TileLink
        link={{
          linkText: 'Apply by e-mail',
          linkUrl: `mailto:${email}?subject=${encodeURIComponent(`${job.name} (${job.job_id})`)}`,
          openInNewTab: false,
          description: undefined,
          linkMedia: undefined,
          style: 'primary',
        }}
        className={styles.link}
      />
    </>
  );
}

const factsOf = (job: Job): readonly { readonly name: string; readonly fact: string }[] =>
  [
    { name: 'Where', fact: [...new Set([job.location, job.city])].filter(Boolean).join(', ') },
    { name: 'Hours', fact: job.jobtype ?? '' },
    { name: 'Pay', fact: job.salary ?? '' },
    { name: 'Team', fact: job.category },
    { name: 'Apply by', fact: job.validThrough ? dayText(job.validThrough) : '' },
  ].filter(({ fact }) => fact !== '');
