import { conflictReason } from '#preview/app/document/merge/describe-conflict.ts';
import { nameOf, readContent, typeOf } from '#preview/app/document/page-content.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import type { Finding, Fix } from '#preview/review/finding.ts';
import { applyFix } from '#preview/review/fix.ts';
import { isSampleText } from '#preview/review/rules/sample-texts.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
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
  const samples = findings.filter(isSampleText).length;
  const errors = findings.filter(({ severity }) => severity === 'error').length - samples;
  return (
    <section aria-labelledby="findings-heading" aria-busy={isChecking}>
      <h3 id="findings-heading">Checks</h3>
      <p role="status">
        {hasConflict
          ? conflictReason
          : isChecking
            ? 'Checking the page, its links and its colours…'
            : summary({ errors, samples, others: findings.length - errors - samples }, !error)}
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
  const field = at ? findField(findTileType(typeOf(at))?.schema, path.slice(2)).title : '';
  const source = at ? [nameOf(at), field].filter(Boolean).join(' – ') : path.length > 0 && 'Page settings';
  const isSample = isSampleText(finding);
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
    <li className={isSample ? 'warning' : severity}>
      <p>
        {source && <small>{source}</small>}
        <strong>{isSample ? 'Sample text:' : severity === 'error' ? 'Error:' : 'Warning:'}</strong> {message}
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
