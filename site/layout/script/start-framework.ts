import { restoreStaticParts } from './restore-static-parts.ts';

/** Distance from the viewport, in pixels, at which an island starts the framework. */
const marginPx = 200;

/**
 * The framework’s scripts wait in `<template id="framework">`. They are inserted, in order, when an island comes near
 * the viewport or is touched; until then islands work as plain HTML. The first tap is not lost, because links and
 * scrolling lists work without script.
 */
export function startFrameworkWhenNear(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#framework');
  if (!template) return;
  const islands = document.querySelectorAll('[data-island]');
  const listening = new AbortController();
  const start = (): void => {
    observer.disconnect();
    listening.abort();
    restoreStaticParts();
    insertScripts(template);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: `${marginPx}px` },
  );
  for (const island of islands) {
    observer.observe(island);
    for (const event of ['pointerover', 'touchstart', 'focusin']) {
      island.addEventListener(event, start, { signal: listening.signal, passive: true });
    }
  }
}

/** A script that was parsed inside a template never runs, but a copy does. `async = false` keeps the order. */
function insertScripts(template: HTMLTemplateElement): void {
  for (const script of template.content.querySelectorAll('script')) {
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) if (name !== 'async') copy.setAttribute(name, value);
    copy.async = false;
    copy.textContent = script.textContent;
    document.body.append(copy);
  }
  template.remove();
}
