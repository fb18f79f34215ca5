import type { Snapshot } from '../select/plan-snapshots.ts';
import { editorScreens, editorTitle, editorWidths } from './editor-screens.ts';

/** Every view of the editor app at each of its widths. The layout checks apply only to pages of tiles. */
export const planEditorSnapshots = (): readonly Snapshot[] =>
  editorWidths.flatMap((width) =>
    [...editorScreens.keys()].map((story) => ({ story, width, hasBaseline: true, hasAxe: false })),
  );

export const isEditorStory = (story: string): boolean => story.startsWith(`${editorTitle}--`);
