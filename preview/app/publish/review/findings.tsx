import { useState } from 'react';
import { conflictReason } from '#preview/app/document/merge/describe-conflict.ts';
import { isSampleText } from '#preview/review/rules/sample-texts.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import { FindingLine } from './finding-line.tsx';
import { LiveSince } from './live-since.tsx';
import { SampleTextList } from './sample-text-list.tsx';
import type { Checks } from './use-findings.ts';

interface FindingsProps {
  readonly checks: Checks;
  /** Whether the editor must choose between two versions first. */
  readonly hasConflict: boolean;
  /** Since when the draft is live as it is; undefined if it is not. */
  readonly liveSince?: string | undefined;
  /** Called when the editor goes to the place of a finding. */
  readonly onGo: () => void;
}

/** The findings of the review, errors first, each with a link to its field and a fix if there is one; then the sample texts. */
export function Findings({ checks, hasConflict, liveSince, onGo }: FindingsProps) {
  const { findings, isChecking, error, failure, retry } = checks;
  const [fixCount, setFixCount] = useState(0);
  const status = useFocusWhenLost<HTMLParagraphElement>(fixCount === 0 ? undefined : fixCount);
  const countFix = (): void => setFixCount((count) => count + 1);
  const samples = findings.filter(isSampleText);
  const others = findings.filter((finding) => !isSampleText(finding));
  const errors = others.filter(({ severity }) => severity === 'error').length;
  return (
    <section aria-labelledby="findings-heading" aria-busy={isChecking}>
      <h3 id="findings-heading">Checks</h3>
      {liveSince !== undefined && <LiveSince at={liveSince} />}
      <p role="status" ref={status} tabIndex={-1}>
        {hasConflict
          ? conflictReason
          : isChecking && !failure
            ? 'Checking the page, its links and its colours…'
            : summary({ errors, samples: samples.length, others: others.length - errors }, !error && !failure)}
      </p>
      {failure && retry && <LoadError error={failure.error} onRetry={retry} canRetryNow />}
      {error && <p className="error-message">{error}</p>}
      <ul className="findings">
        {others.map((finding) => (
          <FindingLine
            key={`${finding.code} ${finding.path.join('.')} ${finding.message}`}
            finding={finding}
            isOutdated={isChecking}
            onGo={onGo}
            onFix={countFix}
          />
        ))}
      </ul>
      <SampleTextList samples={samples} isOutdated={isChecking} onGo={onGo} onFix={countFix} />
    </section>
  );
}

interface Counts {
  readonly errors: number;
  readonly samples: number;
  readonly others: number;
}

function summary({ errors, samples, others }: Counts, isComplete: boolean): string {
  if (errors + samples + others === 0) return isComplete ? 'No problems found.' : '';
  const mistakes = errors === 1 ? '1 error to fix' : `${errors} errors to fix`;
  const warnings = others === 1 ? '1 warning' : `${others} warnings`;
  const texts = samples === 1 ? '1 sample text to replace' : `${samples} sample texts to replace`;
  return `${[errors > 0 ? mistakes : [], samples > 0 ? texts : [], others > 0 ? warnings : []].flat().join(', and ')}.`;
}
