import { checkMenu } from '#preview/review/menu/check-dish.ts';
import { nameOfDish, nameOfSection } from '#preview/review/menu/stored-menu.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';

interface ChecksProps {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  readonly onGo: (path: readonly PathStep[]) => void;
}

interface Line {
  readonly severity: 'error' | 'warning';
  readonly source: string;
  readonly message: string;
  readonly path: readonly PathStep[];
}

/** Whose problem it is: a dish, a section or the menu. */
function sourceOf(value: unknown, path: readonly PathStep[]): string {
  if (path[0] !== 'sections' || path.length < 2) return 'Menu';
  if (path[2] === 'items' && path.length >= 4) return nameOfDish(valueAt(value, path.slice(0, 4)));
  return nameOfSection(valueAt(value, path.slice(0, 2)));
}

/** Errors of the menu, and warnings where dishes and their allergen records disagree, each with its cell. */
export function Checks({ value, problems, onGo }: ChecksProps) {
  const warnings = checkMenu(value);
  const lines: readonly Line[] = [
    ...problems.map(({ severity, message, path }) => ({ severity, message, path, source: sourceOf(value, path) })),
    ...warnings.map(({ dish, message, path }) => ({ severity: 'warning' as const, message, path, source: dish })),
  ].toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
  if (lines.length === 0) return <p className="hint">No problems found.</p>;
  const errors = lines.filter(({ severity }) => severity === 'error').length;
  return (
    <details className="menu-checks">
      <summary>{summary(errors, lines.length - errors)}</summary>
      <ul className="findings">
        {lines.map(({ severity, source, message, path }) => (
          <li key={`${path.join('.')} ${message}`} className={severity}>
            <p>
              <small>{source}</small>
              <strong>{severity === 'error' ? 'Error:' : 'Warning:'}</strong> {message}
            </p>
            <EditorButton aria-label={`Go to ${source}: ${message}`} onClick={() => onGo(path)}>
              Go there
            </EditorButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

const summary = (errors: number, warnings: number): string =>
  [
    ...(errors > 0 ? [errors === 1 ? '1 error' : `${errors} errors`] : []),
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
  ].join(', ');
