import { useEffect, useRef, useState } from 'react';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import type { MediaFocus } from '#schemas/content/media/media.ts';
import { type ReportChange, useMediaChange, useUnsavedDescription } from '../changes/use-media-change.ts';
import { useWarningBeforeUnload } from '../use-warning-before-unload.ts';

/** How long the focal point rests before it is saved: a slider that is moved passes many points. */
const focusDelayMs = 600;

/**
 * The text and the focal point of a file. They are saved by `save`, and when the view is gone. Those that could not be
 * saved are there again when the view is opened again.
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

  const save = () => {
    clearTimeout(timer.current);
    if (values === sent.current) return;
    sent.current = values;
    change({ type: 'describe', file, alt, focus });
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => () => latest.current(), []);

  return {
    alt,
    focus,
    setAlt,
    setFocus(next: MediaFocus) {
      setFocus(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), focusDelayMs);
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
