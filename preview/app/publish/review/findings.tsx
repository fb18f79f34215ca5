import { conflictReason } from '#preview/app/document/merge/describe-conflict.ts';
import { nameOf, readContent } from '#preview/app/document/page-content.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import type { Finding, Fix } from '#preview/review/finding.ts';
import { applyFix } from '#preview/review/fix.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { goToField } from './go-to-field.ts';
import type { Checks } from './use-findings.ts';

interface FindingsProps {
  readonly checks: Checks;
  /** Whether the editor must choose between two versions first. */
  readonly hasConflict: boolean;
  /** Called when the editor goes to the place of a finding. */
  readonly onGo: () => void;
}

/** The findings of the review, errors first, each with a link to its field and a fix if there is one. */
export function Findings({ checks, hasConflict, onGo }: FindingsProps) {
  const { findings, isChecking, error } = checks;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <section aria-labelledby="findings-heading" aria-busy={isChecking}>
      <h3 id="findings-heading">Checks</h3>
      <p role="status">
        {hasConflict
          ? conflictReason
          : isChecking
            ? 'Checking the page, its links and its colours…'
            : summary(errors, findings.length - errors, !error)}
      </p>
      {error && <p className="error-message">{error}</p>}
      <ul className="findings">
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.code} ${finding.path.join('.')} ${finding.message}`}
            finding={finding}
            isOutdated={isChecking}
            onGo={onGo}
          />
        ))}
      </ul>
    </section>
  );
}

function summary(errors: number, others: number, isComplete: boolean): string {
  if (errors + others === 0) return isComplete ? 'No problems found.' : '';
  const mistakes = errors === 1 ? '1 error to fix' : `${errors} errors to fix`;
  const warnings = others === 1 ? '1 warning' : `${others} warnings`;
  return `${[errors > 0 ? mistakes : [], others > 0 ? warnings : []].flat().join(', and ')}.`;
}

interface FindingLineProps {
  readonly finding: Finding;
  /** Whether the page has changed since, which makes the values in fixes out of date. */
  readonly isOutdated: boolean;
  readonly onGo: () => void;
}

function FindingLine({ finding, isOutdated, onGo }: FindingLineProps) {
  const { editor, id } = useEditorContext();
  const { tiles } = usePage();
  const { severity, path, message, fixes } = finding;
  const at = path[0] === 'tiles' && typeof path[1] === 'number' ? tiles[path[1]] : undefined;
  const source = at ? nameOf(at) : path.length > 0 && 'Page settings';
  const go = (): void => {
    onGo();
    goToField(editor, path);
  };
  const applyTo = (fix: Fix): void =>
    editor.change({
      label: fix.label,
      to: (page) => readContent(id, applyFix(page, fix)),
      announce: () => `${fix.label}: done.`,
    });
  return (
    <li className={severity}>
      <p>
        {source && <small>{source}</small>}
        <strong>{severity === 'error' ? 'Error:' : 'Warning:'}</strong> {message}
      </p>
      {path.length > 0 && <EditorButton onClick={go}>Go to field</EditorButton>}
      {fixes.map((fix) => (
        <EditorButton key={fix.label} disabled={isOutdated} onClick={() => applyTo(fix)}>
          {fix.label}
        </EditorButton>
      ))}
    </li>
  );
}
