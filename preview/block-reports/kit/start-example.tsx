import '#blocks/_shared/styles/design.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defineElements } from '#blocks/elements.generated.ts';
import { drawStory } from '#preview/stories/render/draw-story.tsx';
import { standStill } from '#preview/stories/render/stand-still.ts';
import { planExamplePages } from './example-pages.ts';

standStill();

/** The checks wait for this marker. */
function markStarted(): void {
  document.documentElement.dataset.started = '';
}

/** Starts scripts without React after React has hydrated, because hydration needs the server’s markup unchanged. */
function StartedExample({ content }: { readonly content: ReturnType<typeof drawStory>['content'] }) {
  useEffect(() => {
    defineElements();
    markStarted();
  }, []);
  return content;
}

/** Hydrates the page of an example in the browser, like the site does. */
function startExample(): void {
  const main = document.querySelector<HTMLElement>('main.page');
  const page = planExamplePages().find(({ id }) => id === main?.dataset.example);
  if (!main || !page) {
    markStarted();
    return;
  }
  hydrateRoot(main, <StartedExample content={drawStory(page).content} />, {
    onRecoverableError: (error) => reportError(error),
  });
}

startExample();
