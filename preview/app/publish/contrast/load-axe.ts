import axeAddress from 'axe-core/axe.min.js?url';
import { z } from 'zod';

const axeModule = z.custom<Pick<typeof import('axe-core'), 'run'>>(
  (value) => typeof value === 'object' && value !== null && 'run' in value,
);

/**
 * Loads axe into a viewport of the canvas, once. axe checks only the window that it runs in, and a page's content
 * security policy allows scripts from the app's own origin. Undefined if it cannot be loaded.
 */
export async function loadAxe(frameDocument: Document) {
  const known = axeModule.safeParse(Reflect.get(frameDocument.defaultView ?? {}, 'axe'));
  if (known.success) return known.data;
  const script = frameDocument.createElement('script');
  script.src = axeAddress;
  const settled = new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  frameDocument.head.append(script);
  await settled;
  script.remove();
  return axeModule.safeParse(Reflect.get(frameDocument.defaultView ?? {}, 'axe')).data;
}
