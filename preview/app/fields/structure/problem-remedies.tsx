import { Link } from 'wouter';
import { applyFix } from '#preview/review/fix.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { focusField } from '../../publish/review/go-to-field.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { type FormProblem, useForm } from '../form-context.ts';

/** What can be done about problems: buttons that fix them, and links to their causes. */
export function ProblemRemedies({
  problems,
  path,
}: {
  readonly problems: readonly FormProblem[];
  readonly path: readonly PathStep[];
}) {
  const { value: root, change } = useForm();
  return (
    <>
      {problems
        .flatMap(({ fixes = [] }) => fixes)
        .map((fix) => (
          <EditorButton
            key={fix.label}
            className="field-fix"
            onClick={() => {
              change([], applyFix(root, fix), { title: fix.label, isTyping: false });
              // The button goes with the problem.
              requestAnimationFrame(() => focusField(fix.changes[0]?.path ?? path));
            }}
          >
            {fix.label}
          </EditorButton>
        ))}
      {problems
        .flatMap(({ link }) => link ?? [])
        .map(({ href, text }) => (
          <p key={href} className="ui-field-hint">
            <Link href={href}>{text}</Link>
          </p>
        ))}
    </>
  );
}
