import { lazy, Suspense, useState } from 'react';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { EditorTextArea } from '../text/editor-text-area.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const loadEditor = () => import('./rich-text-editor.tsx').then(({ RichTextEditor }) => RichTextEditor);

/** Without its script, the text is edited as HTML. */
const LazyEditor = lazy(async () => ({ default: await loadEditor().catch(() => Source) }));

/** Text with markup, edited as visitors see it or as HTML. */
export function RichTextField({ value, change, type, attributes }: ControlProps<FieldOf<'rich-text'>>) {
  const [isSource, setSource] = useState(false);
  const html = typeof value === 'string' ? value : '';
  const set = (next: string, isTyping: boolean): void => (isTyping ? type : change)(next === '' ? undefined : next);
  const props: RichTextEditorProps = { html, onChange: set, attributes };
  return (
    <div className="rich-text">
      {isSource ? (
        <Source {...props} />
      ) : (
        <Suspense fallback={<div className="text-loading" aria-busy="true" />}>
          <LazyEditor {...props} />
        </Suspense>
      )}
      <EditorButton className="source-toggle" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
        HTML
      </EditorButton>
    </div>
  );
}

const Source = ({ html, onChange, attributes }: RichTextEditorProps) => (
  <EditorTextArea
    {...attributes}
    className="markup"
    rows={10}
    spellCheck
    text={html}
    onText={(next) => onChange(next, true)}
  />
);
