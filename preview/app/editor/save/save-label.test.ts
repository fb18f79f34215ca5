import { expect, it } from 'vitest';
import type { SaveState } from './create-autosave.ts';
import { saveLabel, whyUnsaved } from './save-label.ts';

it.each<[SaveState, string]>([
  [{ kind: 'saved', at: undefined }, 'Draft saved'],
  [{ kind: 'saved', at: new Date('2026-11-21T10:05:00Z') }, 'Draft saved 10:05'],
  [{ kind: 'unsaved' }, 'Saving…'],
  [{ kind: 'saving' }, 'Saving…'],
  [{ kind: 'offline', reason: 'No answer.' }, 'Not saved: no connection'],
  [{ kind: 'offline', reason: 'It failed.', hasAnswer: true }, 'Not saved: the service has a problem'],
  [{ kind: 'refused', reason: 'No.' }, 'Not saved: refused'],
  [{ kind: 'conflict' }, 'Not saved: needs your decision'],
])('the bar above an editor says of %j: %s [preview.publish]', (save, label) => {
  expect(saveLabel(save)).toBe(label);
});

it.each<[SaveState, string | undefined]>([
  [
    { kind: 'offline', reason: 'It failed.', hasAnswer: true },
    'Not saved: the service has a problem. Saving is tried again by itself; publish once your changes are saved.',
  ],
  [{ kind: 'refused', reason: 'No.' }, 'Not saved: refused.'],
  [{ kind: 'signed-out' }, undefined],
  [{ kind: 'saving' }, undefined],
])('changes that are %j prevent publishing: %s [preview.publish]', (save, reason) => {
  expect(whyUnsaved(save)).toBe(reason);
});
