import { useRef, useState } from 'react';
import type { CheckedPage } from '../../api/page-checks.ts';
import { VersionChoice } from '../../publish/schedule/version-choice.tsx';
import { BarDialog } from '../../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import { productNow } from '../../ui/time/product-clock.ts';
import { countPages } from '../count-pages.ts';
import { bulkLabels } from './bulk-labels.ts';
import { BulkLists } from './bulk-lists.tsx';
import { BulkResults } from './bulk-results.tsx';
import { type BulkAction, type BulkPlan, hasVersionChoice, planBulk } from './plan-bulk.ts';
import { instantOf, isTimed } from './time/bulk-instant.ts';
import { BulkTime } from './time/bulk-time.tsx';
import { EndedPages } from './time/ended-pages.tsx';
import { type OnFinish, useBulk } from './use-bulk.ts';

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  /** Called when the dialog closes after something was done. */
  readonly onDone: () => void;
  readonly onFinish: OnFinish;
}

/** Shows what an action will do page by page, does it once it is confirmed, and shows the result page by page. */
export function BulkDialog({ action, ids, onClose, onDone, onFinish }: BulkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { step, run, count, checkAgain, stop } = useBulk(action, ids, onFinish);
  const [localTime, setLocalTime] = useState('');
  const { heading } = bulkLabels[action];
  const close = (): void => {
    stop();
    if (step.kind === 'running' || step.kind === 'done') onDone();
    else onClose();
  };
  return (
    <BarDialog heading={`${heading} ${countPages(count)}`} className="bulk-dialog" ref={dialog} onClose={close}>
      <div className="dialog-body">
        {step.kind === 'checking' && (
          <p role="status">
            Checking the pages… {step.count} of {count}
            <progress value={step.count} max={count} aria-label="Pages checked" />
          </p>
        )}
        {step.kind === 'check-failed' && (
          <p className="error-message" role="alert">
            {step.message} <EditorButton onClick={checkAgain}>Try again</EditorButton>
          </p>
        )}
        {step.kind === 'checked' && (
          <Plan
            action={action}
            pages={step.pages}
            localTime={localTime}
            onLocalTime={setLocalTime}
            onConfirm={(plan, scheduledAt) => void run(action, plan, plan.planned, scheduledAt)}
            onCancel={() => dialog.current?.close()}
          />
        )}
        {(step.kind === 'running' || step.kind === 'done') && (
          <BulkResults
            {...step}
            isDone={step.kind === 'done'}
            onStop={stop}
            onRetry={(pages) => void run(step.action, step.plan, pages, instantOf(localTime))}
            onClose={() => dialog.current?.close()}
          />
        )}
      </div>
    </BarDialog>
  );
}

interface PlanProps {
  readonly action: BulkAction;
  readonly pages: readonly CheckedPage[];
  readonly localTime: string;
  readonly onLocalTime: (localTime: string) => void;
  readonly onConfirm: (plan: BulkPlan, scheduledAt: string | undefined) => void;
  readonly onCancel: () => void;
}

function Plan({ action, pages, localTime, onLocalTime, onConfirm, onCancel }: PlanProps) {
  const [schedulesDrafts, setSchedulesDrafts] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const time = useRef<HTMLInputElement>(null);
  const instant = instantOf(localTime);
  const isFuture = instant !== undefined && Date.parse(instant) > productNow();
  // While a year is typed it is one such as 0002.
  const isComplete = localTime !== '' && !localTime.startsWith('0');
  const isWrong = !isFuture && (isComplete || isConfirmed);
  const at = isTimed(action) && isFuture ? instant : undefined;
  const { planned: atAnyTime } = planBulk(action, pages, { schedulesDrafts });
  const plan = planBulk(action, pages, { schedulesDrafts, at });
  const { planned, blocked } = plan;
  const confirm = (): void => {
    setConfirmed(true);
    if (isFuture || !isTimed(action)) onConfirm(plan, instant);
    else time.current?.focus();
  };
  const { button, willBe } = bulkLabels[action];
  return (
    <>
      {isTimed(action) && atAnyTime.length > 0 && (
        <>
          <BulkTime ref={time} action={action} value={localTime} isWrong={isWrong} onChange={onLocalTime} />
          <EndedPages action={action} pages={atAnyTime} at={at} />
        </>
      )}
      {hasVersionChoice(action, pages) && (
        <VersionChoice
          legend="Some of these pages are scheduled already. Which of their versions goes live at the new time?"
          isDraftChosen={schedulesDrafts}
          onChoose={setSchedulesDrafts}
        />
      )}
      <BulkLists
        lists={[
          {
            heading: `${countPages(planned.length)} will be ${willBe}`,
            rows: isTimed(action) && isWrong ? [] : planned.map(({ effect, ...page }) => ({ ...page, note: effect })),
            usesLabel: 'Linked from:',
          },
          {
            heading: `${countPages(blocked.length)} left out`,
            rows: blocked.map(({ reason, ...page }) => ({ ...page, note: reason })),
            isError: true,
          },
        ]}
      />
      {planned.length === 0 && (
        <p>{`None of the selected pages can be ${willBe}${atAnyTime.length > 0 ? ' at this time' : ''}.`}</p>
      )}
      <p className="dialog-buttons">
        {planned.length > 0 && (
          <EditorButton variant="primary" onClick={confirm}>
            {`${button} ${countPages(planned.length)}`}
          </EditorButton>
        )}
        <EditorButton onClick={onCancel}>Cancel</EditorButton>
      </p>
    </>
  );
}
