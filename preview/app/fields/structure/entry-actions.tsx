import { moveEntry } from '#preview/app/document/move-entry.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { downIcon, upIcon } from '../../ui/icon.tsx';

interface EntryActionsProps {
  readonly entries: readonly unknown[];
  readonly at: number;
  /** The name of the entry, for the labels of the buttons. */
  readonly name: string;
  readonly change: (entries: readonly unknown[]) => void;
}

/** Moves an entry of a list up or down, or removes it. */
export const EntryActions = ({ entries, at, name, change }: EntryActionsProps) => (
  <div className="entry-actions">
    <EditorButton
      disabled={at === 0}
      aria-label={`Move ${name} up`}
      onClick={() => change(moveEntry(entries, at, at - 1))}
    >
      {upIcon}
    </EditorButton>
    <EditorButton
      disabled={at === entries.length - 1}
      aria-label={`Move ${name} down`}
      onClick={() => change(moveEntry(entries, at, at + 1))}
    >
      {downIcon}
    </EditorButton>
    <EditorButton aria-label={`Remove ${name}`} onClick={() => change(entries.filter((_, other) => other !== at))}>
      Remove
    </EditorButton>
  </div>
);
