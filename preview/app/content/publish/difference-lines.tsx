import { RefusedNote } from '#preview/app/publish/review/refused-note.tsx';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { ItemDifference } from './item-changes.ts';

/** The most differences that are listed; a replaced menu would fill the dialog. */
const maxLines = 200;

interface DifferenceLinesProps {
  readonly differences: readonly ItemDifference[];
  /** What is wrong with the newer version, if it is to be published. */
  readonly problems?: readonly Problem[];
}

/** The differences between two versions of an item. */
export const DifferenceLines = ({ differences, problems = [] }: DifferenceLinesProps) => (
  <>
    <ul className="differences">
      {differences.slice(0, maxLines).map(({ key, kind, text, path, pictures = [] }) => (
        <li key={key} data-kind={kind}>
          {text}
          <RefusedNote kind={kind} path={path} problems={problems} />
          {pictures.length > 0 && (
            <span className="difference-pictures">
              {pictures.map((url) => (
                <img key={url} src={url} alt="" loading="lazy" />
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
    {differences.length > maxLines && <p>{`${differences.length - maxLines} more changes.`}</p>}
  </>
);
