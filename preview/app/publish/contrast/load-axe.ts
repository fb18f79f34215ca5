import axeAddress from 'axe-core/axe.min.js?url';
import { z } from 'zod';

const loaded = z.custom<Pick<typeof import('axe-core'), 'run'>>(
  (value) => typeof value === 'object' && value !== null && 'run' in value,
);

/**
 * Loads axe into a window of the canvas, once. It measures only the window that it runs in, and a file of the app's own
 * origin is what the policy of a page lets in. Undefined where it cannot be had.
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
