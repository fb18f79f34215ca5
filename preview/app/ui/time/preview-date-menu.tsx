import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { PopoverButton } from '../disclosure/popover-button.tsx';
import { EditorButton } from '../editor-button.tsx';
import { formatFullDateTime } from './format-date-time.ts';
import { fromLocalTime, latestLocalTime, toLocalTime } from './local-time.ts';
import { ShownVersion } from './shown-version.tsx';
import { useNextChange } from './use-next-change.ts';

interface PreviewDateMenuProps {
  readonly target: PreviewTarget;
  /** When a scheduled version of the page goes live. */
  readonly scheduledAt?: string | undefined;
  readonly onAt: (at: Date | undefined) => void;
}

/** The preview date: any date in the restaurants' time zone, or the next one at which the page changes. */
export function PreviewDateMenu({ target, scheduledAt, onAt }: PreviewDateMenuProps) {
  const { at } = target;
  const { change, isSearching, search } = useNextChange(target);
  const next = change?.next;
  return (
    <PopoverButton label={at ? formatFullDateTime(at) : 'Preview date: now'} className="preview-date">
      <LabelledControl label="Preview as of">
        <Input
          type="datetime-local"
          max={latestLocalTime}
          value={at ? toLocalTime(at) : ''}
          onChange={(event) => onAt(event.target.value === '' ? undefined : fromLocalTime(event.target.value))}
        />
      </LabelledControl>
      <p className="ui-field-hint">London time.</p>
      {at && scheduledAt !== undefined && new Date(scheduledAt) <= at && (
        <ShownVersion path={target.path} scheduledAt={scheduledAt} />
      )}
      {at && <EditorButton onClick={() => onAt(undefined)}>Back to now</EditorButton>}
      <EditorButton aria-disabled={isSearching} onClick={search}>
        Find next change
      </EditorButton>
      <p role="status">{isSearching ? 'Searching…' : change?.message}</p>
      {next && <EditorButton onClick={() => onAt(next)}>Preview this date</EditorButton>}
    </PopoverButton>
  );
}
