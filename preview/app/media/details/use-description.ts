import { useEffect, useRef, useState } from 'react';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import type { MediaFocus } from '#schemas/content/media/media.ts';
import { type ReportChange, useMediaChange, useUnsavedDescription } from '../changes/use-media-change.ts';
import { useWarningBeforeUnload } from '../use-warning-before-unload.ts';

/** How long a text or a focal point rests before it is saved. */
const saveDelayMs = 600;

/**
 * The text and the focal point of a file. They are saved a moment after the last change, by `save`, and when the view is
 * gone. Those that could not be saved are there again when the view is opened again. What is changed elsewhere replaces
 * what is saved here.
 */
export function useDescription(file: MediaFile, onMessage: ReportChange) {
  const { change, isPending } = useMediaChange('describe', file, onMessage);
  const unsaved = useUnsavedDescription(file.url);
  const [alt, setAlt] = useState(unsaved?.alt ?? ownAltOf(file));
  const [focus, setFocus] = useState(unsaved ? unsaved.focus : file.focus);
  const values = JSON.stringify([alt, focus]);
  const sent = useRef(values);
  const isChanged = values !== sent.current;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useWarningBeforeUnload(isChanged);
  const stored = JSON.stringify([ownAltOf(file), file.focus]);
  const lastStored = useRef(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored is compared.
  useEffect(() => {
    if (lastStored.current === stored) return;
    lastStored.current = stored;
    if (isChanged) return;
    sent.current = stored;
    setAlt(ownAltOf(file));
    setFocus(file.focus);
  }, [stored]);

  const save = () => {
    clearTimeout(timer.current);
    if (values === sent.current) return;
    sent.current = values;
    change({ type: 'describe', file, alt, focus });
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => () => latest.current(), []);
  const saveSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), saveDelayMs);
  };

  return {
    alt,
    focus,
    setAlt(next: string) {
      setAlt(next);
      saveSoon();
    },
    setFocus(next: MediaFocus) {
      setFocus(next);
      saveSoon();
    },
    save,
    state: describeState({ isPending, isChanged, isFailed: unsaved !== undefined }),
  };
}

/** The library's own alternative text; empty if it has none. */
const ownAltOf = ({ alt = '', isAltOfContent }: MediaFile): string => (isAltOfContent ? '' : alt);

interface SaveFlags {
  readonly isPending: boolean;
  readonly isChanged: boolean;
  readonly isFailed: boolean;
}

function describeState({ isPending, isChanged, isFailed }: SaveFlags): string {
  if (isPending) return 'Saving…';
  if (isFailed) return 'Not saved';
  return isChanged ? 'Changes are saved automatically.' : 'Saved';
}
