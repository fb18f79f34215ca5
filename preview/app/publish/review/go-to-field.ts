import { keyOf } from '#preview/app/document/page-content.ts';
import type { Editor } from '#preview/app/editor/create-editor.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';

/** Opens the form that a path of the page is written in, and puts the cursor into its field. */
export function goToField(editor: Editor, path: readonly PathStep[]): void {
  const [list, at] = path;
  const tile = list === 'tiles' && typeof at === 'number' ? editor.state().history.present.tiles[at] : undefined;
  editor.choose(tile && keyOf(tile));
  // The form is drawn by then, and the dialog that led here is closed.
  requestAnimationFrame(() => focusField(tile ? path.slice(2) : path));
}

/** The field itself, else the nearest one around it, else the form. */
function focusField(path: readonly PathStep[]): void {
  const panel = document.querySelector<HTMLElement>('.side-panel');
  const fields = path.map((_, at) => formatPath(path.slice(0, path.length - at)));
  const field = fields
    .map((name) => panel?.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`))
    .find((found) => found !== null && found !== undefined);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>('input, textarea, select, button');
  (control ?? panel)?.focus();
}
