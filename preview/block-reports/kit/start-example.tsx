import '#blocks/_shared/styles/design.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defineElements } from '#blocks/elements.generated.ts';
import { drawStory } from '#preview/stories/render/draw-story.tsx';
import { standStill } from '#preview/stories/render/stand-still.ts';
import { planExamplePages } from './example-pages.ts';

standStill();

/** Whoever looks at the page waits for this. */
function tellStarted(): void {
  document.documentElement.dataset.started = '';
}

/** Starts what needs no React once React has taken over what the server drew, which it must find as it was. */
function Started({ content }: { readonly content: ReturnType<typeof drawStory>['content'] }) {
  useEffect(() => {
    defineElements();
    tellStarted();
  }, []);
  return content;
}

/** Brings the page of an example to life in the browser, as the site does with its pages. */
function startExample(): void {
  const main = document.querySelector<HTMLElement>('main.page');
  const page = planExamplePages().find(({ id }) => id === main?.dataset.example);
  if (!main || !page) {
    tellStarted();
    return;
  }
  hydrateRoot(main, <Started content={drawStory(page).content} />, {
    onRecoverableError: (error) => reportError(error),
  });
}

startExample();
