import type { Look } from '../select/plan-looks.ts';
import { editorScreens, editorTitle, editorWidths } from './editor-screens.ts';

/** Every view of the editor app at each of its widths. The layout checks apply only to pages of tiles. */
export const planEditorLooks = (): readonly Look[] =>
  editorWidths.flatMap((width) =>
    [...editorScreens.keys()].map((story) => ({ story, width, pictured: true, hasAxe: false })),
  );

export const isEditorStory = (story: string): boolean => story.startsWith(`${editorTitle}--`);
