import type { PageContent } from '#preview/app/document/page-content.ts';
import { addIntention, type Intention, type Intentions, moveIntention, stopTyping } from './intentions.ts';
import { createTextRecord } from './text-record.ts';
import { findTexts, isAtOneOf, type TextPlaces, textsMoreIn } from './typed-texts.ts';

/** An editor at work on a page, from opening it until closing it. */
export interface ModelEditor {
  readonly name: string;
  readonly page: () => PageContent;
  /** Where the page differed from the saved one when it was opened. */
  readonly recoveredPlaces: readonly string[];
  intentions: Intentions;
}

export interface PageChange {
  /** The fields and tiles that it may change. */
  readonly places: readonly string[];
  readonly run: () => void;
  /** The field that is being typed in. */
  readonly typedIn?: string | undefined;
}

/** Something that an editor has typed is gone, although nobody wanted that. */
export class LostText extends Error {
  override readonly name = 'LostText';
}

interface Comparison {
  readonly added: readonly string[];
  readonly deleted: readonly string[];
  readonly before: TextPlaces;
  readonly after: TextPlaces;
  readonly pages: readonly [before: PageContent, after: PageContent];
}

/** Runs a change. Undefined if the page is the same as before. */
function compare({ page }: ModelEditor, run: () => void): Comparison | undefined {
  const pageBefore = page();
  run();
  const pageAfter = page();
  if (pageAfter === pageBefore) return undefined;
  const [before, after] = [findTexts(pageBefore), findTexts(pageAfter)];
  const [added, deleted] = [textsMoreIn(after, before), textsMoreIn(before, after)];
  return { added, deleted, before, after, pages: [pageBefore, pageAfter] };
}

/** Throws if a text is deleted that the editor has not deleted on purpose. */
function checkDeleted(
  { deleted, before }: Comparison,
  action: string,
  isIntended: (text: string, places: readonly string[]) => boolean,
): void {
  const lost = deleted.find((text) => !isIntended(text, before.get(text) ?? []));
  if (lost !== undefined) throw new LostText(`${lost} at ${before.get(lost)} is gone: ${action}.`);
}

const areAtOneOf = (found: readonly string[], places: readonly string[]): boolean =>
  found.some((each) => isAtOneOf(each, places));

/**
 * A simple model of two editors’ work on one page: what each has typed, deleted, undone and chosen. It knows nothing of
 * versions, saving and merging.
 */
export function createReferenceModel(initial: PageContent, nowMs: () => number) {
  const texts = createTextRecord(initial);

  function add(
    editor: ModelEditor,
    change: Comparison,
    rest: Pick<Intention, 'places' | 'isChoice' | 'typedIn'>,
  ): void {
    const [added, deleted] = [new Set(change.added), new Set(change.deleted)];
    editor.intentions = addIntention(editor.intentions, { ...rest, added, deleted, atMs: nowMs() });
  }

  function change(editor: ModelEditor, { places, run, typedIn }: PageChange): void {
    const changes = compare(editor, run);
    if (!changes) return;
    checkDeleted(changes, `${editor.name} changed ${places}`, (_, found) => areAtOneOf(found, places));
    texts.record(editor.name, changes);
    add(editor, changes, { places, isChoice: false, typedIn });
  }

  /** Returns to the page that was saved when this editor began, with what others have changed since. */
  function restoreSaved(editor: ModelEditor, run: () => void): void {
    const changes = compare(editor, run);
    if (!changes) return;
    const places = [...editor.recoveredPlaces, ...editor.intentions.past.flatMap((each) => each.places)];
    checkDeleted(
      changes,
      `${editor.name} used the saved version`,
      (text, found) => texts.authorOf(text) === editor.name || areAtOneOf(found, places),
    );
    texts.allowRestored(changes.pages);
    texts.record(editor.name, changes);
    add(editor, changes, { places, isChoice: false, typedIn: undefined });
  }

  /** Uses the other editor’s version of some fields. */
  function useTheirs(editor: ModelEditor, run: () => void): void {
    const changes = compare(editor, run);
    if (!changes) return;
    const { added, deleted, before, after } = changes;
    const places = [
      ...deleted.flatMap((text) => before.get(text) ?? []),
      ...added.flatMap((text) => after.get(text) ?? []),
    ];
    texts.allowRestored(changes.pages);
    texts.record(editor.name, { added, deleted: [] });
    texts.replace(editor.name, deleted);
    add(editor, changes, { places, isChoice: true, typedIn: undefined });
  }

  function revert(editor: ModelEditor, run: () => void, kind: 'undo' | 'redo'): void {
    const { past, future } = editor.intentions;
    const intention = kind === 'undo' ? past.at(-1) : future[0];
    if (!intention) return;
    editor.intentions = moveIntention(editor.intentions, kind);
    const changes = compare(editor, run);
    if (!changes) return;
    const { places, isChoice } = intention;
    const own = kind === 'undo' ? intention.added : intention.deleted;
    checkDeleted(
      changes,
      `${editor.name}: ${kind} of a change of ${places}`,
      (text, found) => own.has(text) || (texts.authorOf(text) !== editor.name && areAtOneOf(found, places)),
    );
    const isReplaced = (text: string): boolean => isChoice && own.has(text);
    texts.allowRestored(changes.pages);
    texts.record(editor.name, { added: changes.added, deleted: changes.deleted.filter((text) => !isReplaced(text)) });
    texts.replace(editor.name, changes.deleted.filter(isReplaced));
  }

  return {
    texts,
    change,
    restoreSaved,
    useTheirs,
    revert,
    stopTyping: (editor: ModelEditor): void => {
      editor.intentions = stopTyping(editor.intentions);
    },
    /** The page of an editor replaces another version. */
    replace: (editor: ModelEditor, theirs: PageContent): void =>
      texts.replace(editor.name, textsMoreIn(findTexts(theirs), findTexts(editor.page()))),
  };
}

export type ReferenceModel = ReturnType<typeof createReferenceModel>;
