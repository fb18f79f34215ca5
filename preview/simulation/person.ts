import type { PageContent } from '#preview/app/document/page-content.ts';
import type { Intentions } from './intentions.ts';
import { type OpenPage, openPage } from './open-page.ts';
import type { ModelEditor, ReferenceModel } from './reference-model.ts';
import { createLimitedStorage, type StorageQuota } from './simulated/storage.ts';
import { crashWindow, type SimulatedBrowser, type SimulatedWindow } from './simulated/window.ts';
import { findDifferentPlaces, findTexts, textsMoreIn } from './typed-texts.ts';

/** Somebody who edits the page in a browser of their own. */
export interface Person {
  readonly name: string;
  readonly browser: SimulatedBrowser;
  window: SimulatedWindow;
  /** The window that is loading the page. */
  opening: SimulatedWindow | undefined;
  /** Undefined while the page is closed, or could not be loaded. */
  opened: { readonly page: OpenPage; readonly model: ModelEditor } | undefined;
  /** The texts that a crash would lose. The page warns of that. */
  unprotected: readonly string[];
  /** The page that was closed last, if it warned that a crash would lose changes. */
  lostPage: PageContent | undefined;
}

export function createPerson(name: string): Person {
  const quota: StorageQuota = { chars: Number.POSITIVE_INFINITY };
  const browser: SimulatedBrowser = { storage: createLimitedStorage(quota), quota, failures: [] };
  const window = { browser, id: `${name} 1`, isOpen: true };
  return { name, browser, window, opening: undefined, opened: undefined, unprotected: [], lostPage: undefined };
}

/** Opens the page in the window of a person, unless it is open. */
export async function open(person: Person, id: string, { texts }: ReferenceModel): Promise<void> {
  if (person.opened || person.opening === person.window) return;
  person.opening = person.window;
  const page = await openPage(id).catch(() => undefined);
  person.opening = undefined;
  if (!page) return;
  const { history, saved } = page.editor.state();
  const model: ModelEditor = {
    name: person.name,
    page: () => page.editor.state().history.present,
    recoveredPlaces: findDifferentPlaces(history.present, saved),
    intentions: { past: [], future: [] },
  };
  if (history.past.length > 0) model.intentions = recoveryOf(model, saved);
  person.opened = { page, model };
  if (person.lostPage) texts.allowRestored([person.lostPage, history.present]);
}

/** The recovery of unsaved changes is undone as one intention. */
function recoveryOf({ page, recoveredPlaces: places }: ModelEditor, saved: PageContent): Intentions {
  const [before, after] = [findTexts(saved), findTexts(page())];
  const [added, deleted] = [new Set(textsMoreIn(after, before)), new Set(textsMoreIn(before, after))];
  return { past: [{ places, added, deleted, isChoice: false, typedIn: undefined, atMs: 0 }], future: [] };
}

/** What only the page of a person has is lost, if the page has warned of that. */
export function loseUnprotected(person: Person, { texts }: ReferenceModel): void {
  const { opened, unprotected } = person;
  if (!opened) return;
  texts.lose(unprotected);
  person.lostPage = opened.page.isWarning() ? opened.model.page() : undefined;
}

/** The window crashes. The next one is the same window after a reload, or a new one. */
export function crash(person: Person, isNewWindow: boolean): void {
  const { window, browser, name } = person;
  crashWindow(window);
  person.opened = undefined;
  person.window = {
    browser,
    id: isNewWindow ? `${name} ${Number(window.id.split(' ')[1]) + 1}` : window.id,
    isOpen: true,
  };
}
