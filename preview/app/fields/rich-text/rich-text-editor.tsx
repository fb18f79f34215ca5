import { useLayoutEffect, useRef, useState } from 'react';
import { labelId } from '../form-context.ts';
import { isInList } from './commands/lists.ts';
import { createTextEditor } from './create-text-editor.ts';
import { describeUnknown } from './document/describe-unknown.ts';
import { useSitePath } from './link/site-path.ts';
import { Toolbar } from './toolbar.tsx';
import { useEditorState } from './use-editor-state.ts';

export interface RichTextEditorProps {
  readonly html: string;
  readonly onChange: (html: string, isTyping: boolean) => void;
  /** For the element that is edited: its id and what describes it. */
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
}

/** A text that is edited as visitors see it. */
export function RichTextEditor({ html, onChange, attributes }: RichTextEditorProps) {
  const { id } = attributes;
  const box = useRef<HTMLDivElement>(null);
  const linkButton = useRef<HTMLButtonElement>(null);
  const toPath = useSitePath();
  const latest = useRef(onChange);
  const [pasted, setPasted] = useState('');
  const [{ editor, setHtml }] = useState(() =>
    createTextEditor({
      html,
      onChange: (...change) => latest.current(...change),
      onPaste: setPasted,
      onLink: () => linkButton.current?.click(),
      toPath,
    }),
  );
  useLayoutEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useLayoutEffect(() => {
    if (box.current) editor.mount(box.current);
    return () => editor.unmount();
  }, [editor]);
  useLayoutEffect(() => setHtml(html), [html, setHtml]);
  const state = useEditorState(editor);
  const listHintId = isInList(state) ? `${id}-list-hint` : undefined;
  useLayoutEffect(() => setAttributes(editor.view.dom, attributes, listHintId));
  // A label focuses form controls only.
  useLayoutEffect(() => {
    const label = document.getElementById(labelId(id));
    const focus = (): void => editor.view.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, id]);
  const unknown = describeUnknown(state.doc);
  return (
    <>
      <Toolbar editor={editor} textId={id} linkButton={linkButton} />
      <div ref={box} className="text-box ui-input" />
      {listHintId && (
        <p id={listHintId} className="hint">
          Tab and Shift+Tab change the level of a list item. Press Escape, then Tab, to leave the text.
        </p>
      )}
      {unknown !== '' && <p className="hint">{unknown}</p>}
      <p className="hint paste-message" role="status">
        {pasted}
      </p>
    </>
  );
}

function setAttributes(
  element: HTMLElement,
  { id, 'aria-describedby': describedBy, ...invalid }: RichTextEditorProps['attributes'],
  hintId: string | undefined,
): void {
  const all = {
    id,
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    'aria-labelledby': labelId(id),
    'aria-describedby': [describedBy, hintId].filter((each) => each !== undefined).join(' ') || undefined,
    ...invalid,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}
