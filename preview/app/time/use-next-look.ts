import { useState } from 'react';
import type { Sight } from '../canvas/draw-draft.ts';
import { useDesk } from '../editor/editor-context.ts';
import { askNextLook, type NextLook } from './ask-next-look.ts';

interface Asked {
  readonly sight: Sight;
  /** Undefined until the site has answered. */
  readonly look: NextLook | undefined;
}

const isSame = (one: Sight, other: Sight): boolean =>
  one.path === other.path && one.at?.getTime() === other.at?.getTime();

/** When the page looks different next, once asked for. What was asked for another address or moment is no answer. */
export function useNextLook(sight: Sight) {
  const { editor } = useDesk();
  const [latest, setLatest] = useState<Asked>();
  const asked = latest && isSame(latest.sight, sight) ? latest : undefined;
  const isAsking = asked !== undefined && asked.look === undefined;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    const mine: Asked = { sight, look: undefined };
    setLatest(mine);
    const look = await askNextLook(editor.state().history.present, sight);
    setLatest((current) => (current === mine ? { sight, look } : current));
  };
  return { look: asked?.look, isAsking, ask };
}
