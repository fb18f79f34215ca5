import axeAddress from 'axe-core/axe.min.js?url';
import { z } from 'zod';

const loaded = z.custom<Pick<typeof import('axe-core'), 'run'>>(
  (value) => typeof value === 'object' && value !== null && 'run' in value,
);

/**
 * Loads axe into a viewport of the canvas, once. axe checks only the window that it runs in, and a page's content
 * security policy allows scripts from the app's own origin. Undefined if it cannot be loaded.
 */
export async function loadAxe(shown: Document) {
  const known = loaded.safeParse(Reflect.get(shown.defaultView ?? {}, 'axe'));
  if (known.success) return known.data;
  const script = shown.createElement('script');
  script.src = axeAddress;
  const arrived = new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  shown.head.append(script);
  await arrived;
  script.remove();
  return loaded.safeParse(Reflect.get(shown.defaultView ?? {}, 'axe')).data;
}
