import { readContent } from '../document/page-content.ts';
import { useDesk } from '../editor/editor-context.ts';
import type { Checks } from './use-findings.ts';

interface FindingsProps {
  readonly checks: Checks;
  /** Called when the editor goes to where something is. */
  readonly onGo: () => void;
}

/** What was found in the page: mistakes that stand in the way first, each with the way to its field, and a fix if there is one. */
export function Findings({ checks, onGo }: FindingsProps) {
  const { editor, id } = useDesk();
  const { findings, isChecking, trouble } = checks;
  return (
    <section aria-labelledby="findings-heading">
      <h3 id="findings-heading">Checks</h3>
      {trouble && <p className="fault">{trouble}</p>}
      {isChecking && <p role="status">Checking the page, its links and its colours…</p>}
      {!isChecking && findings.length === 0 && <p>Nothing was found.</p>}
      <ul className="findings">
        {findings.map(({ code, severity, path, tile, message, fixes }) => (
          <li key={`${code} ${path.join('.')} ${message}`} className={severity}>
            <p>
              <strong>{severity === 'error' ? 'Mistake' : 'Look at this'}</strong> {message}
            </p>
            {tile && (
              <button
                type="button"
                onClick={() => {
                  editor.choose(tile.key);
                  onGo();
                }}
              >
                Go there
              </button>
            )}
            {fixes.map((fix) => (
              <button
                key={fix.label}
                type="button"
                onClick={() =>
                  editor.change({ label: fix.label, to: () => readContent(id, fix.page), say: () => `${fix.label}.` })
                }
              >
                {fix.label}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
