import { Suspense, useState } from 'react';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { HtmlSource } from './html-source.tsx';
import { LazyRichTextEditor } from './rich-text-editor.lazy.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

/** Text with markup, edited as visitors see it or as HTML. */
export function RichTextField({ value, change, type, attributes }: ControlProps<FieldOf<'rich-text'>>) {
  const [isSource, setSource] = useState(false);
  const html = typeof value === 'string' ? value : '';
  const set = (next: string, isTyping: boolean): void => (isTyping ? type : change)(next === '' ? undefined : next);
  const props: RichTextEditorProps = { html, onChange: set, attributes };
  return (
    <div className="text-editor">
      {isSource ? (
        <HtmlSource {...props} />
      ) : (
        <Suspense fallback={<div className="text-loading" aria-busy="true" />}>
          <LazyRichTextEditor {...props} />
        </Suspense>
      )}
      <EditorButton className="source-toggle" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
        HTML
      </EditorButton>
    </div>
  );
}
