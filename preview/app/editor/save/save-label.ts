import { formatTime } from '#preview/app/ui/time/format-date-time.ts';
import type { SaveState } from './create-autosave.ts';

/** Whether everything is saved, for the bar above an editor. */
export function saveLabel(save: SaveState): string {
  switch (save.kind) {
    case 'saved':
      return save.at ? `Draft saved ${formatTime(save.at)}` : 'Draft saved';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'Not saved: no connection';
    case 'signed-out':
      return 'Not saved: signed out';
    case 'refused':
      return 'Not saved: refused';
    case 'conflict':
      return 'Not saved: needs your decision';
  }
}
