import { nameOf, readContent } from '#preview/app/document/page-content.ts';
import { useDesk, usePage } from '#preview/app/editor/editor-context.ts';
import type { Finding, Fix } from '#preview/review/finding.ts';
import { applyFix } from '#preview/review/fix.ts';
import { goToField } from './go-to-field.ts';
import type { Checks } from './use-findings.ts';

interface FindingsProps {
  readonly checks: Checks;
  /** Called when the editor goes to the place of a finding. */
  readonly onGo: () => void;
}

/** The findings of the review, errors first, each with a link to its field and a fix if there is one. */
export function Findings({ checks, onGo }: FindingsProps) {
  const { findings, isChecking, trouble } = checks;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <section aria-labelledby="findings-heading" aria-busy={isChecking}>
      <h3 id="findings-heading">Checks</h3>
      <p role="status">
        {isChecking
          ? 'Checking the page, its links and its colours…'
          : summary(errors, findings.length - errors, !trouble)}
      </p>
      {trouble && <p className="fault">{trouble}</p>}
      <ul className="findings">
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.code} ${finding.path.join('.')} ${finding.message}`}
            finding={finding}
            isOld={isChecking}
            onGo={onGo}
          />
        ))}
      </ul>
    </section>
  );
}

function summary(errors: number, others: number, isWhole: boolean): string {
  if (errors + others === 0) return isWhole ? 'No problems found.' : '';
  const mistakes = errors === 1 ? '1 error to fix' : `${errors} errors to fix`;
  const looks = others === 1 ? '1 warning' : `${others} warnings`;
  return `${[errors > 0 ? mistakes : [], others > 0 ? looks : []].flat().join(', and ')}.`;
}

interface FindingLineProps {
  readonly finding: Finding;
  /** Whether the page has changed since, which makes the values in fixes out of date. */
  readonly isOld: boolean;
  readonly onGo: () => void;
}

function FindingLine({ finding, isOld, onGo }: FindingLineProps) {
  const { editor, id } = useDesk();
  const { tiles } = usePage();
  const { severity, path, message, fixes } = finding;
  const at = path[0] === 'tiles' && typeof path[1] === 'number' ? tiles[path[1]] : undefined;
  const place = at ? nameOf(at) : path.length > 0 && 'Page settings';
  const go = (): void => {
    onGo();
    goToField(editor, path);
  };
  const mend = (fix: Fix): void =>
    editor.change({
      label: fix.label,
      to: (page) => readContent(id, applyFix(page, fix)),
      say: () => `${fix.label}: done.`,
    });
  return (
    <li className={severity}>
      <p>
        {place && <small>{place}</small>}
        <strong>{severity === 'error' ? 'Error:' : 'Warning:'}</strong> {message}
      </p>
      {path.length > 0 && (
        <button type="button" onClick={go}>
          Go to field
        </button>
      )}
      {fixes.map((fix) => (
        <button key={fix.label} type="button" disabled={isOld} onClick={() => mend(fix)}>
          {fix.label}
        </button>
      ))}
    </li>
  );
}
