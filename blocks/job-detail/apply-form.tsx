/** @jsxImportSource #eager */

import { createElement } from 'react';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobSearchPath } from '#schemas/domain/job/job-path.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import { TileForm } from '../_shared/forms/tile/tile-form.tsx';
import { CloseButton, DialogAction, DialogBar } from '../_shared/ui/dialog/dialog-bar.tsx';
import styles from './apply-form.module.css';

interface ApplyFormProps {
  /** The fragment that “Apply now” links to. */
  readonly id: string;
  readonly job: Job;
  readonly tile: Pick<Tile<'job-detail'>, 'key' | 'applyText' | 'thanksText'>;
  readonly setting: FormSetting;
  readonly page: PageContext;
  readonly headingLevel: 2 | 3;
}

/**
 * The application form, as a part of the page. With script “Apply now” opens the same form as a modal; closing it puts
 * it back with the typed values. The form exists once, so its ids are unique, and it works without script.
 */
export function ApplyForm({ id, job, tile, setting, page, headingLevel }: ApplyFormProps) {
  return (
    <apply-dialog id={id} className={styles.part}>
      <dialog className={`ui-dialog ${styles.dialog}`} aria-labelledby={`${id}-title`} data-surface="paper" open>
        <DialogBar title={job.name} className={styles.bar} data-bar="">
          <DialogAction data-restart="">Start again</DialogAction>
          <CloseButton data-close="" />
        </DialogBar>
        <div className={styles.body}>
          <div className={styles.content}>
            {createElement(
              `h${headingLevel}`,
              { id: `${id}-title`, className: styles.title, tabIndex: -1 },
              'Apply for this job',
            )}
            {tile.applyText && <p>{tile.applyText}</p>}
          </div>
          <TileForm
            name="job-apply"
            tileKey={tile.key}
            setting={setting}
            page={page}
            headingLevel={headingLevel === 2 ? 3 : headingLevel}
            thanksText={tile.thanksText}
            thanksLinks={[{ text: 'All vacancies', url: jobSearchPath }]}
          />
        </div>
      </dialog>
    </apply-dialog>
  );
}
