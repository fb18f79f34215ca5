import { storyTime } from '../plan/story-plan.ts';

/**
 * Makes stories render the same everywhere and at any time: the time is fixed, requests never finish, because a story
 * has all its data, and images load eagerly.
 */
export function makeDeterministic(): void {
  const instant = Date.parse(storyTime);
  window.Date = new Proxy(Date, {
    construct: (date, args, target) => Reflect.construct(date, args.length === 0 ? [instant] : args, target),
    get: (date, name) => (name === 'now' ? () => instant : Reflect.get(date, name)),
  });
  window.fetch = () => new Promise<Response>(() => undefined);
  const load = (): void => {
    for (const image of document.images) image.loading = 'eager';
  };
  new MutationObserver(load).observe(document, { childList: true, subtree: true });
}
