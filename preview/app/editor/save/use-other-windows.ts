import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { Editor } from '#preview/app/document/document-editor.ts';
import type { OtherVersion } from '#preview/app/document/merge/join-versions.ts';
import type { Merge } from '#preview/app/document/merge/merged.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import type { Autosave, SaveState } from './create-autosave.ts';

interface OtherWindowsOptions<Content> {
  /** Identifies what is edited. */
  readonly id: string;
  readonly editor: Editor<Content>;
  readonly autosave: Autosave<Content>;
  readonly save: SaveState;
  readonly load: () => Promise<Pick<OtherVersion<Content>, 'theirs' | 'version'>>;
  readonly merge: Merge<Content>;
}

/** What a window tells the others of this browser after it has saved. */
const savedMessage = z.object({ id: z.string(), version: z.int() });

/**
 * Loads what another window of this browser has saved, if nothing is unsaved here. Returns otherwise what loads it, for as
 * long as it is not loaded.
 */
export function useOtherWindows<Content>(options: OtherWindowsOptions<Content>): (() => void) | undefined {
  const { id, autosave, save } = options;
  const latest = useRef(options);
  const channel = useRef<BroadcastChannel>(undefined);
  const announced = useRef(autosave.version());
  const [newest, setNewest] = useState(0);

  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const opened = new BroadcastChannel('saves');
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      const message = savedMessage.safeParse(data).data;
      if (message?.id !== id || message.version <= autosave.version()) return;
      setNewest(message.version);
      if (autosave.isIdle()) void adoptNewest(latest.current, announced);
    };
    return () => opened.close();
  }, [id, autosave]);
  useEffect(() => {
    const version = autosave.version();
    if (save.kind !== 'saved' || version <= announced.current) return;
    announced.current = version;
    channel.current?.postMessage({ id, version });
  }, [id, autosave, save]);

  if (newest <= autosave.version() || save.kind === 'conflict') return undefined;
  return () => {
    if (autosave.isIdle()) void adoptNewest(options, announced);
    else autosave.markConflict(options.editor.state().history.present);
  };
}

/** Does nothing if the load fails, or if something was changed meanwhile: the next save then finds a conflict. */
async function adoptNewest<Content>(
  { editor, autosave, load, merge }: OtherWindowsOptions<Content>,
  announced: { current: number },
): Promise<void> {
  const since = autosave.version();
  const [base] = autosave.bases();
  const other = await load().catch(() => undefined);
  if (!other || !autosave.isIdle() || autosave.version() !== since || other.version <= since) return;
  const { theirs, version } = other;
  announced.current = version;
  autosave.adopt(version, theirs, () => editor.rebase({ base, theirs }, merge));
  const { present } = editor.state().history;
  if (!isSame(present, theirs)) autosave.keep(present);
}
