import type { Sight } from '#preview/app/canvas/render/draw-draft.ts';
import { Menu } from '../menu.tsx';
import { momentWords } from './moment-words.ts';
import { useNextLook } from './use-next-look.ts';
import { fromWall, lastWall, toWall } from './wall-moment.ts';

interface MomentProps {
  readonly sight: Sight;
  readonly onAt: (at: Date | undefined) => void;
}

/** The preview date: any date in the restaurants' time zone, or the next one at which the page changes. */
export function Moment({ sight, onAt }: MomentProps) {
  const { at } = sight;
  const { look, isAsking, ask } = useNextLook(sight);
  const next = look?.next;
  return (
    <Menu label={at ? momentWords(at) : 'Preview as of now'} className="moment">
      <label>
        Preview as of
        <input
          type="datetime-local"
          max={lastWall}
          value={at ? toWall(at) : ''}
          onChange={(event) => onAt(event.target.value === '' ? undefined : fromWall(event.target.value))}
        />
      </label>
      <p className="hint">London time.</p>
      {at && (
        <button type="button" onClick={() => onAt(undefined)}>
          Back to now
        </button>
      )}
      <button type="button" aria-disabled={isAsking} onClick={ask}>
        Find next change
      </button>
      <p role="status">{isAsking ? 'Searching…' : look?.words}</p>
      {next && (
        <button type="button" onClick={() => onAt(next)}>
          Preview this date
        </button>
      )}
    </Menu>
  );
}
