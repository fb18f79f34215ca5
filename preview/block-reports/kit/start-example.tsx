import '#blocks/_shared/styles/design.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defineElements } from '#blocks/elements.generated.ts';
import { makeDeterministic } from '#preview/stories/render/make-deterministic.ts';
import { renderStoryTiles } from '#preview/stories/render/render-story-tiles.tsx';
import { planExamplePages } from './example-pages.ts';

makeDeterministic();

/** The checks wait for this marker. */
function markStarted(): void {
  document.documentElement.dataset.started = '';
}

/** Starts scripts without React after React has hydrated, because hydration needs the server’s markup unchanged. */
function StartedExample({ content }: { readonly content: ReturnType<typeof renderStoryTiles>['content'] }) {
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
  hydrateRoot(main, <StartedExample content={renderStoryTiles(page).content} />, {
    onRecoverableError: (error) => reportError(error),
  });
}

startExample();
