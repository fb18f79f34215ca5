import type { PageContent } from '#preview/app/document/page-content.ts';
import { keyOf, readContent } from '#preview/app/document/page-content.ts';
import { canonical } from '#preview/review/compare/same-value.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Person } from './person.ts';
import { LostText, type ReferenceModel } from './reference-model.ts';
import type { StoredPage } from './simulated/page-service.ts';
import { listStored } from './simulated/storage.ts';
import type { SimulatedBrowser } from './simulated/window.ts';
import { countNames, listTexts } from './typed-texts.ts';

/** Checks what must be the case at any time. */
export function checkSession(people: readonly Person[], stored: StoredPage, model: ReferenceModel): void {
  const unsaved = people.flatMap(({ browser }) => pagesIn(browser));
  const safe = new Set([stored.draft, stored.published, ...stored.revisions, ...unsaved].flatMap(listTexts));
  model.texts.find(listTexts(stored.draft));
  for (const person of people) person.unprotected = listUnprotected(person, stored.draft);
  const unprotected = new Set(people.flatMap((person) => person.unprotected));
  for (const [text, state] of model.texts.states())
    if (state !== 'deleted' && state !== 'lost' && !safe.has(text) && !unprotected.has(text))
      throw new LostText(`${text} (${state}) is neither stored nor unsaved.`);
  for (const { name, opened } of people) {
    if (!opened) continue;
    checkPage(opened.model.page(), `the page of ${name}`, model);
    const { past, future } = opened.page.editor.state().history;
    const { intentions } = opened.model;
    if (past.length !== intentions.past.length || future.length !== intentions.future.length)
      throw new LostText(`${name} has ${past.length} steps to undo, of ${intentions.past.length} intentions.`);
  }
  checkPage(JSON.parse(stored.draft), 'the stored page', model);
}

const pagesIn = ({ storage }: SimulatedBrowser): readonly string[] =>
  listStored(storage).map(([, entry]) => pageInEntry(entry));

/** The texts on the page of a person that only this page has. There may be some only while it warns of that. */
function listUnprotected({ opened, browser }: Person, draft: string): readonly string[] {
  if (!opened?.page.isWarning()) return [];
  const stored = new Set([draft, ...pagesIn(browser)].flatMap(listTexts));
  return listTexts(JSON.stringify(opened.model.page())).filter((text) => !stored.has(text));
}

function pageInEntry(entry: string): string {
  const parsed: unknown = JSON.parse(entry);
  return JSON.stringify(isRecord(parsed) ? parsed.page : undefined);
}

function checkPage(page: PageContent, where: string, { texts }: ReferenceModel): void {
  const keys = page.tiles.map(keyOf);
  if (new Set(keys).size < keys.length) throw new LostText(`A key is twice in ${where}: ${keys}.`);
  const copiesOfTile = new Map<string, number>();
  for (const tile of page.tiles)
    for (const name of countNames(tile).keys()) copiesOfTile.set(name, texts.copiesOf(String(tile.text)));
  // What the other editor has changed in a tile can be in its copies too.
  for (const [name, count] of countNames(page))
    if (count > Math.max(texts.copiesOf(name), copiesOfTile.get(name) ?? 1))
      throw new LostText(`${name} is ${count} times in ${where}.`);
}

/** Checks what must be the case when everything is saved and both have opened the page again. */
export function checkEnd(people: readonly Person[], stored: StoredPage, model: ReferenceModel): void {
  const draft: unknown = JSON.parse(stored.draft);
  for (const { name, opened, browser } of people) {
    const page = opened?.model.page();
    if (canonical(page) !== canonical(readContent(String(page?.id), draft)))
      throw new LostText(`${name} has another page than the service.`);
    if (browser.storage.length > 0) throw new LostText(`${name} still has unsaved changes.`);
  }
  const onPage = new Set(listTexts(stored.draft));
  for (const [text, state] of model.texts.states())
    if (state === 'present' && !onPage.has(text)) throw new LostText(`${text} is not on the page.`);
}
