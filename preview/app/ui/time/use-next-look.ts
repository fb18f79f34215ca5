import { useState } from 'react';
import type { Sight } from '#preview/app/canvas/render/draw-draft.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { askNextLook, type NextLook } from './ask-next-look.ts';

export interface Question {
  readonly page: PageContent;
  readonly sight: Sight;
}

interface Asked extends Question {
  /** Undefined until the site has responded. */
  readonly look: NextLook | undefined;
}

/** Whether two requests are for the same content, address and preview date. */
export const isSameQuestion = (one: Question, other: Question): boolean =>
  one.page === other.page &&
  one.sight.path === other.sight.path &&
  one.sight.at?.getTime() === other.sight.at?.getTime();

/** When the page changes next, once requested. A result for other content is ignored. */
export function useNextLook(sight: Sight) {
  const page = usePage();
  const [latest, setLatest] = useState<Asked>();
  const asked = latest && isSameQuestion(latest, { page, sight }) ? latest : undefined;
  const isAsking = asked !== undefined && asked.look === undefined;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    const mine: Asked = { page, sight, look: undefined };
    setLatest(mine);
    const look = await askNextLook(page, sight);
    setLatest((current) => (current === mine ? { page, sight, look } : current));
  };
  return { look: asked?.look, isAsking, ask };
}
