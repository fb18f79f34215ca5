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
      return save.hasAnswer ? 'Not saved: the service has a problem' : 'Not saved: no connection';
    case 'signed-out':
      return 'Not saved: signed out';
    case 'refused':
      return 'Not saved: refused';
    case 'conflict':
      return 'Not saved: needs your decision';
  }
}

/** Why nothing can be published, because changes are not saved; undefined if that is no reason. Publishing asks to sign in. */
export const whyUnsaved = (save: SaveState): string | undefined =>
  save.kind === 'offline'
    ? `${saveLabel(save)}. Saving is tried again by itself; publish once your changes are saved.`
    : save.kind === 'refused'
      ? `${saveLabel(save)}.`
      : undefined;
