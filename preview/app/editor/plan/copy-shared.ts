import { loadSharedTiles } from '#preview/app/api/shared-tiles.ts';
import type { Editor } from '#preview/app/document/document-editor.ts';
import { insertTiles, removeTile } from '#preview/app/document/operations.ts';
import { keyOf } from '#preview/app/document/page-content.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';

/** Replaces shared tiles on a page by copies of them, which belong to the page. */
export async function copySharedAt(editor: Editor, key: string, shared: string): Promise<void> {
  try {
    const copies = await loadSharedTiles(shared);
    editor.change({
      label: 'Replaced shared tiles with a copy',
      to: (page) => {
        const at = page.tiles.findIndex((each) => keyOf(each) === key);
        return at < 0 ? page : insertTiles(removeTile(page, at), at, copies);
      },
      announce: () => 'The tiles belong to this page now. Changes of the shared tiles no longer change them.',
    });
  } catch (error) {
    editor.announce(`The shared tiles could not be copied: ${errorMessageOf(error)}`);
  }
}
