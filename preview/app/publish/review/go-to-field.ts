import type { Editor } from '#preview/app/document/document-editor.ts';
import { keyOf } from '#preview/app/document/page-content.ts';
import { openPanel } from '#preview/app/editor/layout/editor-layout.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';

/** Opens the form for a path of the page and focuses its field. */
export function goToField(editor: Editor, path: readonly PathStep[]): void {
  const [list, at] = path;
  const tile = list === 'tiles' && typeof at === 'number' ? editor.state().history.present.tiles[at] : undefined;
  editor.select(tile && keyOf(tile));
  openPanel('form');
  // The form is rendered by then, and the dialog is closed.
  requestAnimationFrame(() => focusField(tile ? path.slice(2) : path));
}

/** Focuses the field itself, otherwise the nearest one around it, otherwise the form. */
export function focusField(path: readonly PathStep[]): void {
  const panel = document.querySelector<HTMLElement>(':is(.side-panel, .item-form)');
  const fields = path.map((_, at) => formatPath(path.slice(0, path.length - at)));
  const field = fields
    .map((name) => panel?.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`))
    .find((found) => found !== null && found !== undefined);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  if (field?.querySelector(loadingEditor)) {
    focusWhenLoaded(field, path);
    return;
  }
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    // A text, before the buttons above it.
    field?.querySelector<HTMLElement>('[contenteditable="true"]') ??
    field?.querySelector<HTMLElement>('input, textarea, select, button');
  (control ?? panel)?.focus();
}

/** Stands in a field whose editor is still being loaded. */
const loadingEditor = '[aria-busy="true"]';

/** Focuses a field once its editor has loaded, unless the focus has moved on by then. */
function focusWhenLoaded(field: HTMLElement, path: readonly PathStep[]): void {
  const { activeElement } = document;
  const observer = new MutationObserver(() => {
    if (field.querySelector(loadingEditor)) return;
    observer.disconnect();
    if (document.activeElement === activeElement) focusField(path);
  });
  observer.observe(field, { childList: true, subtree: true });
}
