import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { Menu } from '../menu.tsx';
import { formatFullDateTime } from './format-date-time.ts';
import { fromLocalTime, latestLocalTime, toLocalTime } from './local-time.ts';
import { useNextChange } from './use-next-change.ts';

interface PreviewDateMenuProps {
  readonly target: PreviewTarget;
  readonly onAt: (at: Date | undefined) => void;
}

/** The preview date: any date in the restaurants' time zone, or the next one at which the page changes. */
export function PreviewDateMenu({ target, onAt }: PreviewDateMenuProps) {
  const { at } = target;
  const { change, isSearching, search } = useNextChange(target);
  const next = change?.next;
  return (
    <Menu label={at ? formatFullDateTime(at) : 'Preview as of now'} className="preview-date">
      <label>
        Preview as of
        <input
          type="datetime-local"
          max={latestLocalTime}
          value={at ? toLocalTime(at) : ''}
          onChange={(event) => onAt(event.target.value === '' ? undefined : fromLocalTime(event.target.value))}
        />
      </label>
      <p className="hint">London time.</p>
      {at && (
        <button type="button" onClick={() => onAt(undefined)}>
          Back to now
        </button>
      )}
      <button type="button" aria-disabled={isSearching} onClick={search}>
        Find next change
      </button>
      <p role="status">{isSearching ? 'Searching…' : change?.message}</p>
      {next && (
        <button type="button" onClick={() => onAt(next)}>
          Preview this date
        </button>
      )}
    </Menu>
  );
}
