import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import { levelTexts } from '#preview/review/menu/levels.ts';

/** Where the active cell goes after an edit. */
export type AfterEdit = 'down' | 'up' | 'next' | 'previous' | 'stay';

interface CellEditorProps {
  /** What is edited: “Laksa, Price”. */
  readonly label: string;
  readonly kind: 'text' | 'price' | 'number' | 'tags' | 'level' | 'picture';
  readonly initialText: string;
  /** The id of the element that says what is wrong with the stored value. */
  readonly markId?: string | undefined;
  /** Whether the text was typed to replace the cell, so that the cursor comes after it. */
  readonly isReplacing: boolean;
  /** Stores the text. Returns why it cannot be stored. */
  readonly onCommit: (text: string, after: AfterEdit) => string | undefined;
  readonly onCancel: () => void;
  /** Called with why a text was refused, and without a reason once it is changed or the cell closes. */
  readonly onRefusal: (message: string | undefined) => void;
  /** Called when the editor leaves a text that was refused. */
  readonly onLeave: (text: string, message: string) => void;
}

/** The control of the cell that is edited. Enter and Tab store it, Escape leaves the cell as it was. */
export function CellEditor(props: CellEditorProps) {
  const { label, kind, initialText, markId, isReplacing, onCommit, onCancel, onRefusal, onLeave } = props;
  const id = useId();
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string>();
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    control.current?.focus();
    if (control.current?.localName === 'input' && !isReplacing) control.current.select();
  }, [isReplacing]);
  // The edge of the grid would cut it off.
  useEffect(() => {
    if (error !== undefined) message.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [error]);
  useEffect(() => {
    onRefusal(error);
    return () => onRefusal(undefined);
  }, [error, onRefusal]);
  const leave = (): void => {
    if (isDone.current) return;
    isDone.current = true;
    const refusal = onCommit(text, 'stay');
    if (refusal !== undefined) onLeave(text, refusal);
  };
  useEffect(() => {
    if (text === initialText) return undefined;
    // What is typed is stored before a reload.
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  });
  const commit = (after: AfterEdit): void => {
    const refusal = onCommit(text, after);
    isDone.current = refusal === undefined;
    setError(refusal);
  };
  const handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const after = afterKey(event);
    if (event.key !== 'Escape' && after === undefined) return;
    event.preventDefault();
    if (after !== undefined) commit(after);
    else {
      isDone.current = true;
      onCancel();
    }
  };
  const shared = {
    ref: control,
    'aria-label': label,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? markId : id,
    className: 'cell-control',
    value: text,
    onKeyDown: handleKey,
    onBlur: leave,
  };
  return (
    <>
      {kind === 'level' ? (
        <Select {...shared} onChange={(event) => setText(event.target.value)}>
          {!Object.values(levelTexts).includes(text) && <option value={text}>{`${text} (not a level)`}</option>}
          {Object.values(levelTexts).map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
      ) : (
        <Input
          dir="auto"
          {...shared}
          inputMode={kind === 'price' ? 'decimal' : kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      )}
      {error !== undefined && (
        <p className="cell-error" id={id} role="alert" ref={message}>
          {error}
        </p>
      )}
    </>
  );
}

function afterKey({ key, shiftKey }: KeyboardEvent): AfterEdit | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return undefined;
}
