import { EditorButton } from '../../ui/editor-button.tsx';
import { downIcon, upIcon } from '../../ui/icon.tsx';

interface EntryActionsProps {
  /** How many entries the list has. */
  readonly count: number;
  readonly at: number;
  /** The name of the entry, for the labels of the buttons. */
  readonly name: string;
  /** Absent if the entries have an order of their own. */
  readonly move?: (from: number, to: number, name: string) => void;
  readonly remove: (at: number, name: string) => void;
}

/** Moves an entry of a list up or down, or removes it. */
export const EntryActions = ({ count, at, name, move, remove }: EntryActionsProps) => (
  <div className="entry-actions">
    {move && (
      <>
        <EditorButton
          disabled={at === 0}
          aria-label={`Move ${name} up`}
          data-move="up"
          onClick={() => move(at, at - 1, name)}
        >
          {upIcon}
        </EditorButton>
        <EditorButton
          disabled={at === count - 1}
          aria-label={`Move ${name} down`}
          data-move="down"
          onClick={() => move(at, at + 1, name)}
        >
          {downIcon}
        </EditorButton>
      </>
    )}
    <EditorButton aria-label={`Remove ${name}`} onClick={() => remove(at, name)}>
      Remove
    </EditorButton>
  </div>
);
