import { type ReactNode, useState } from 'react';
import { useEditorContext } from '../editor-context.ts';
import { insertAt } from '../plan/tile-actions.ts';
import { TilePicker } from './tile-picker.tsx';

/** Lets an editor choose a tile, which is added before a position. Returns the open picker to render, if any. */
export function useTilePicker(): [openPicker: (before: number) => void, picker: ReactNode] {
  const { editor } = useEditorContext();
  const [before, setBefore] = useState<number>();
  const close = (): void => setBefore(undefined);
  const picker = before !== undefined && (
    <TilePicker
      onClose={close}
      onPick={(tile) => {
        insertAt(editor, before, [tile]);
        close();
      }}
    />
  );
  return [setBefore, picker];
}
