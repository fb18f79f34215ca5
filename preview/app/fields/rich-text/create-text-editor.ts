import { Editor, Extension, getSchema } from '@tiptap/core';
import { gapCursor } from '@tiptap/pm/gapcursor';
import type { Node } from '@tiptap/pm/model';
import { outsideKey, textNormalization } from './commands/normalize-texts.ts';
import { isTyping } from './commands/run-command.ts';
import { createShortcuts, preventOwnUndo } from './commands/shortcuts.ts';
import { tabKey } from './commands/tab-key.ts';
import { visibleSelection } from './commands/visible-selection.ts';
import { schemaExtensions } from './document/extensions.ts';
import { parseDocument, setSources } from './document/parse-document.ts';
import { type Sources, writeDocument } from './document/write-document.ts';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';
import { describePaste } from './paste/describe-paste.ts';
import { pasteParagraphs } from './paste/paragraphs/whole-paragraphs.ts';
import { readTextTable } from './paste/read-text-table.ts';

/** A cursor beside a table or other block that is not text, where none could be placed. */
const gaps = Extension.create({ name: 'gaps', addProseMirrorPlugins: () => [gapCursor()] });

const schema = getSchema(schemaExtensions);

interface TextEditorOptions {
  readonly html: string;
  /** Called with the new HTML, and whether the change is part of continued typing. */
  readonly onChange: (html: string, isTyping: boolean) => void;
  /** Called with what was left out of a paste; empty if nothing was. */
  readonly onPaste: (message: string) => void;
  readonly onLink: () => void;
  /** Makes paths of addresses of the site, in what is pasted. */
  readonly toPath?: (address: string) => string;
}

export interface TextEditor {
  readonly editor: Editor;
  /** Shows a value from outside: of undo, of another editor or of a revision. */
  readonly setHtml: (html: string) => void;
}

/** Creates an editor of stored HTML. It reports only what a person changes. */
export function createTextEditor({
  html,
  onChange,
  onPaste,
  onLink,
  toPath = (address) => address,
}: TextEditorOptions): TextEditor {
  const sources: Sources = new WeakMap();
  let current = html;
  let beforePaste: string | undefined;
  let hasWholeParagraphs = false;
  const parsed = parseDocument(html, schema);
  const editor = new Editor({
    element: null,
    injectCSS: false,
    extensions: [...schemaExtensions, createShortcuts(onLink), tabKey, textNormalization, visibleSelection, gaps],
    content: parsed.doc.toJSON(),
    editorProps: {
      handleDOMEvents: {
        beforeinput: (_, event) => preventOwnUndo(event),
        paste: () => {
          // What another paste left out is no longer of interest.
          onPaste('');
          return false;
        },
      },
      handlePaste: (view, { clipboardData }, slice) => {
        const isText = clipboardData?.getData('text/html') === '';
        const table = isText ? readTextTable(clipboardData.getData('text/plain')) : undefined;
        if (table !== undefined) return view.pasteHTML(table);
        return hasWholeParagraphs && pasteParagraphs(view, slice);
      },
      transformPastedHTML: (pasted) => {
        hasWholeParagraphs = false;
        // Copied from an editor of this app.
        if (pasted.includes('data-pm-slice')) return pasted;
        const clean = cleanPastedHtml(pasted);
        ({ hasWholeParagraphs } = clean);
        beforePaste = current;
        onPaste(describePaste(clean.left));
        return clean.html.replace(/(?<=<a href=")[^"]*/g, toPath);
      },
      transformPastedText: (text) => {
        hasWholeParagraphs = false;
        return text;
      },
    },
    onUpdate: ({ transaction }) => {
      const next = writeDocument(editor.state.doc, sources);
      if (next === current) return;
      current = next;
      onChange(next, isTyping(transaction));
    },
  });
  setSources(sources, editor.state.doc, parsed.sources);
  return {
    editor,
    setHtml: (next) => {
      if (next === current) return;
      current = next;
      // The paste was undone.
      if (next === beforePaste) onPaste('');
      const { doc, sources: stored } = parseDocument(next, editor.schema);
      replaceDocument(editor, doc);
      setSources(sources, editor.state.doc, stored);
    },
  };
}

/** Replaces only what differs, so that the selection stays in its text. */
function replaceDocument({ state, view }: Editor, next: Node): void {
  const { doc, tr } = state;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  view.dispatch(tr.setMeta(outsideKey, true));
}
