/** @jsxImportSource #eager */

import { createElement } from 'react';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { Link } from '#schemas/content/link/link.ts';
import { formatSalary } from '#schemas/domain/job/format-salary.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobCategorySlug, statedCategory } from '#schemas/domain/job/job.ts';
import { isOpenJob } from '#schemas/domain/job/job-category.ts';
import { jobSearchPath } from '#schemas/domain/job/job-path.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { BlockProps } from '../_shared/block.ts';

import { formatDay } from '../_shared/format/format-day.ts';
import { showsOtherForm } from '../_shared/forms/tile/shows-other-form.ts';
import prose from '../_shared/styles/prose.module.css';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { ApplyForm } from './apply-form.tsx';
import styles from './job-detail.module.css';

export function JobDetail({ tile, data, placement, page }: BlockProps<'job-detail'>) {
  const { job } = data;
  const hasOtherForm = showsOtherForm(tile, 'job-apply');
  const form = 'form' in data && !hasOtherForm ? data.form : undefined;
  const applyId = `${tile.key}-apply`;
  const headingLevel = placement.headingLevel + 1;
  const today = wallClock('Europe/London')?.read(page.now).date ?? '';
  const open = isOpenJob(job, today);
  // A submission without script is shown again, even if the vacancy has closed in the meantime.
  const isFormShown = open || page.form?.name === 'job-apply';
  const category = jobCategorySlug(job.category);
  const categoryImage = tile.pictures.find((picture) => picture.category === category)?.image;
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.detail}>
        <div className={styles.top}>
          <TileMedia
            tile={{ ...tile, key: category }}
            image={job.image ?? categoryImage ?? tile.image}
            sizes={sizesFor(placement.span, 0.4)}
            eager={placement.first}
            className={styles.picture}
          />
          <div className={styles.head}>
            <TileHeading tile={{ key: tile.key, heading: job.name }} placement={placement} />
            <dl className={styles.facts}>
              {listFacts(job).map(({ name, fact }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.apply} data-surface={open ? 'paper' : 'quiet'}>
              {createElement(
                `h${headingLevel}`,
                { className: styles.title },
                open ? 'How to apply' : 'This vacancy is closed',
              )}
              {open && hasOtherForm && <p>Fill in the form on this page.</p>}
              {open && !hasOtherForm && <Apply job={job} email={tile.applyEmail} anchor={form && `#${applyId}`} />}
              {!open && <p>Applications ended on {formatDay(job.validThrough ?? '')}.</p>}
              <a className={styles.back} href={jobSearchPath}>
                All vacancies
              </a>
            </div>
          </div>
        </div>
        <div className={styles.body}>
          <div className={`${prose.prose} ${styles.description}`}>
            {job.description ? (
              <RichText html={job.description} headingLevel={placement.headingLevel} />
            ) : (
              <p>There is no description of this work yet.</p>
            )}
          </div>
          {form && isFormShown && (
            <ApplyForm
              id={applyId}
              job={job}
              tile={tile}
              setting={form}
              page={page}
              headingLevel={headingLevel === 2 ? 2 : 3}
            />
          )}
        </div>
      </div>
    </WithPanel>
  );
}

interface ApplyProps {
  readonly job: Job;
  readonly email: string | undefined;
  /** The fragment of the form; absent without a form. */
  readonly anchor: string | undefined;
}

function Apply({ job, email, anchor }: ApplyProps) {
  const requirements = [
    job.cv_required ? 'your CV' : undefined,
    job.work_experience_required ? 'where you have worked, and when' : undefined,
  ].filter(Boolean);
  if (anchor)
    return (
      <>
        <p>{`Fill in the form on this page.${requirements.length > 0 ? ` Have ready ${requirements.join(', and ')}.` : ''}`}</p>
        <TileLink link={linkTo('Apply now', anchor)} className={styles.link} />
      </>
    );
  if (!email) return <p>Applications for this work are not taken on this site.</p>;
  return (
    <>
      <p>
        Write to us with your name and telephone number{requirements.length > 0 && `, ${requirements.join(' and ')}`}.
      </p>
      <p className={styles.email}>{email}</p>
      <TileLink
        link={linkTo('Apply by email', `mailto:${email}?subject=${encodeURIComponent(`${job.name} (${job.job_id})`)}`)}
        className={styles.link}
      />
    </>
  );
}

const linkTo = (linkText: string, linkUrl: string): Link => ({
  linkText,
  linkUrl,
  openInNewTab: false,
  description: undefined,
  linkMedia: undefined,
  style: 'primary',
});

const listFacts = (job: Job): readonly { readonly name: string; readonly fact: string }[] =>
  [
    { name: 'Where', fact: [...new Set([job.location, job.city])].filter(Boolean).join(', ') },
    { name: 'Hours', fact: job.jobtype ?? '' },
    { name: 'Pay', fact: formatSalary(job.salary ?? '') },
    { name: 'Team', fact: statedCategory(job) ?? '' },
    { name: 'Posted', fact: job.datePosted ? formatDay(job.datePosted) : '' },
    { name: 'Apply by', fact: job.validThrough ? formatDay(job.validThrough) : '' },
  ].filter(({ fact }) => fact !== '');
