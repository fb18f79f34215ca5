import { EditorTextArea } from '../text/editor-text-area.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

/** The HTML of a text. */
export const HtmlSource = ({ html, onChange, attributes }: RichTextEditorProps) => (
  <EditorTextArea
    {...attributes}
    className="markup"
    rows={10}
    spellCheck
    text={html}
    onText={(next) => onChange(next, true)}
  />
);
