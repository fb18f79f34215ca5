import type { Editor } from '#preview/app/document/document-editor.ts';
import { moveEntry } from '#preview/app/document/move-entry.ts';
import { setPageField, setTileField } from '#preview/app/document/operations.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { duplicateAt, insertAt, moveTo, removeAt } from '#preview/app/editor/plan/tile-actions.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { PageChange } from './reference-model.ts';
import type { PageChangeStep } from './steps.ts';
import { createTile, entriesOf } from './typed-texts.ts';

export type NextName = (kind: 'typed' | 'tile' | 'entry') => string;

/** A change of a tile or of the page, as the forms and the plan make it. Undefined if there is nothing to change. */
export function planPageChange(editor: Editor, step: PageChangeStep, nextName: NextName): PageChange | undefined {
  const page = editor.state().history.present;
  if (step.kind === 'type title') return typeTitle(editor, page, step.isAppended, nextName);
  if (step.kind === 'add tile') {
    const tile = createTile(nextName);
    return { places: [tile.text], run: () => insertAt(editor, step.tile % (page.tiles.length + 1), [tile]) };
  }
  const at = step.tile % page.tiles.length;
  const tile = page.tiles[at];
  if (!tile) return undefined;
  const name = String(tile.text);
  switch (step.kind) {
    case 'duplicate tile':
      return { places: [name], run: () => duplicateAt(editor, at) };
    case 'remove tile':
      return { places: [name], run: () => removeAt(editor, at) };
    case 'move tile':
      return { places: [], run: () => moveTo(editor, at, step.to % page.tiles.length) };
    case 'set width':
      return { places: [], run: () => setField(editor, at, ['width'], step.width) };
    case 'type heading':
      return {
        places: [`${name} heading`],
        typedIn: `${tile.key} heading`,
        run: () =>
          setField(editor, at, ['heading'], typeInto(tile.heading, step.isAppended, nextName), `${tile.key} heading`),
      };
    default:
      return planEntryChange(editor, { tile, at }, step, nextName);
  }
}

const typeInto = (value: unknown, isAppended: boolean, nextName: NextName): string =>
  isAppended ? `${value} ${nextName('typed')}` : nextName('typed');

function typeTitle(editor: Editor, { title }: PageContent, isAppended: boolean, nextName: NextName): PageChange {
  const typedIn = 'page title';
  const text = typeInto(title, isAppended, nextName);
  const run = () =>
    editor.change({ label: 'Title', mergeKey: typedIn, to: (page) => setPageField(page, 'title', text) });
  return { places: ['title'], typedIn, run };
}

const setField = (editor: Editor, at: number, path: readonly PathStep[], value: unknown, typedIn?: string): void =>
  editor.change({
    label: path.join(' '),
    to: (page) => setTileField(page, at, path, value),
    ...(typedIn !== undefined && { mergeKey: typedIn }),
  });

type EntryStep = Extract<PageChangeStep, { kind: `${string} entry` | 'type question' }>;

function planEntryChange(
  editor: Editor,
  { tile, at }: { readonly tile: RawTile; readonly at: number },
  step: EntryStep,
  nextName: NextName,
): PageChange | undefined {
  const entries = entriesOf(tile);
  const placeOf = ({ answer }: Record<string, unknown>): string => `${tile.text} ${answer}`;
  if (step.kind === 'add entry') {
    const added = { question: nextName('typed'), answer: nextName('entry') };
    return { places: [placeOf(added)], run: () => setField(editor, at, ['items'], [...entries, added]) };
  }
  const position = step.entry % entries.length;
  const entry = entries[position];
  if (!entry) return undefined;
  switch (step.kind) {
    case 'remove entry': {
      const others = entries.filter((each) => each !== entry);
      return { places: [placeOf(entry)], run: () => setField(editor, at, ['items'], others) };
    }
    case 'move entry':
      return { places: [], run: () => setField(editor, at, ['items'], moveEntry(entries, position, 0)) };
    case 'type question': {
      const typedIn = `${tile.key} items[${position}].question`;
      const text = typeInto(entry.question, step.isAppended, nextName);
      const run = () => setField(editor, at, ['items', position, 'question'], text, typedIn);
      return { places: [placeOf(entry)], typedIn, run };
    }
  }
}
