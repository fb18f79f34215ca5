import type { PathStep } from '#schemas/content/problem/problem.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import type { ItemCheck } from './item-checks.ts';

interface CheckLinesProps {
  readonly checks: readonly ItemCheck[];
  readonly onGo: (path: readonly PathStep[]) => void;
}

/** Errors and warnings about an item, each with a way to its field. */
export const CheckLines = ({ checks, onGo }: CheckLinesProps) => (
  <ul className="findings">
    {checks.map(({ severity, source, message, path }) => (
      <li key={`${path.join('.')} ${message}`} className={severity}>
        <p>
          {source && <small>{source}</small>}
          <strong>{severity === 'error' ? 'Error:' : 'Warning:'}</strong> {message}
        </p>
        <EditorButton aria-label={`Go to ${[source, message].filter(Boolean).join(': ')}`} onClick={() => onGo(path)}>
          Go to field
        </EditorButton>
      </li>
    ))}
  </ul>
);
