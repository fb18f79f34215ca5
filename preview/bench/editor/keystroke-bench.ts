import { type Browser, chromium, type Page } from '@playwright/test';
import { systemBrowser } from '../../checks/browser/browser-options.ts';
import { editorKey, type Product, startProduct } from '../product/start-product.ts';
import { referencePage } from '../reference-page.ts';

/** A heading, or a rich text, whose editor has a document of its own. */
type TypedField = 'heading' | 'rich text';

export interface Keystrokes {
  readonly tiles: number;
  readonly frames: number;
  readonly field: TypedField;
  /** Milliseconds from a keypress to the changed pixels in every frame. */
  readonly median: number;
  readonly p95: number;
  /** Whether focus and scroll position were kept. */
  readonly isSteady: boolean;
}

/** Pages that are typed into, with the longest acceptable times. */
export const keystrokeGoals = [
  { tiles: 40, median: 50, p95: 100 },
  { tiles: 400, median: 100, p95: 200 },
] as const;

const presses = 60;
/** Tiles in the middle of the page: a hero and a text. */
const typedTiles: Readonly<Record<TypedField, number>> = { heading: 20, 'rich text': 21 };

/** Types into a tile of a page in the preview app, and measures how long its canvas takes to show each character. */
export async function benchKeystrokes(): Promise<readonly Keystrokes[]> {
  const product = await startProduct();
  const browser = await chromium.launch(systemBrowser());
  try {
    const results: Keystrokes[] = [];
    for (const { tiles } of keystrokeGoals)
      for (const frames of [1, 2]) results.push(await type(browser, product, { tiles, frames, field: 'heading' }));
    const [{ tiles }] = keystrokeGoals;
    results.push(await type(browser, product, { tiles, frames: 1, field: 'rich text' }));
    return results;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function type(
  browser: Browser,
  { service, preview }: Product,
  { tiles, frames, field: typed }: Pick<Keystrokes, 'tiles' | 'frames' | 'field'>,
): Promise<Keystrokes> {
  const id = `bench-keystrokes-${tiles}-${frames}-${typed.replace(' ', '-')}`;
  const typedTile = typedTiles[typed];
  const content = { ...referencePage(tiles), id };
  await fetch(`${service}/api/v1/editing/page/${id}/draft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-editor-key': editorKey },
    body: JSON.stringify(content),
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.post(`${preview}/sign-in`, { form: { secret: editorKey } });
  const page = await context.newPage();
  await page.goto(`${preview}/pages/${id}`);
  await page
    .locator('.frame iframe')
    .nth(1)
    .contentFrame()
    .locator('main > .tile')
    .nth(tiles - 1)
    .waitFor();
  if (frames === 1) {
    await page.getByRole('button', { name: /^Screen sizes/ }).click();
    await page.getByRole('checkbox', { name: /^Small phone 360/ }).uncheck();
    await page.keyboard.press('Escape');
  }
  // A tile in the middle: the frame scrolls to it, and must stay there.
  await page.locator('.plan .cell-face').nth(typedTile).click();
  const field =
    typed === 'heading'
      ? page.locator('.side-panel input:not([type]), .side-panel textarea').first()
      : page.locator('.side-panel [contenteditable]').first();
  await field.press('End');
  // Images that have scrolled into view are still loading.
  await page.waitForTimeout(1500);
  const before = await tileTops(page, typedTile);
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    // Every second keypress removes the character, because a growing text would move what is below it.
    times.push(await measureKeypress(page, press % 2 === 0 ? 'n' : 'Backspace'));
    await page.waitForTimeout(120);
  }
  const isSteady =
    JSON.stringify(await tileTops(page, typedTile)) === JSON.stringify(before) &&
    (await field.evaluate((element) => element === document.activeElement));
  await context.close();
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { tiles, frames, field: typed, median: at(0.5), p95: at(0.95), isSteady };
}

/** The top of the selected tile in each frame, in whole pixels. */
const tileTops = (page: Page, typedTile: number): Promise<number[]> =>
  page.evaluate(
    (at) =>
      [...document.querySelectorAll('iframe')].map((frame) => {
        const tile = frame.contentDocument?.querySelectorAll('main > .tile')[at];
        return Math.round(tile?.getBoundingClientRect().top ?? 0);
      }),
    typedTile,
  );

/** Presses a key. Resolves to the milliseconds until every frame has painted a tile with a different text. */
async function measureKeypress(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.frame iframe')];
    const pressed = new Promise<number>((resolve) =>
      addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true }),
    );
    const seen = frames.map(
      (frame) =>
        new Promise<void>((resolve) => {
          const { contentDocument: frameDocument, contentWindow: view } = frame;
          const main = frameDocument?.querySelector('main');
          if (!main || !view) return resolve();
          const observer = new MutationObserver(() => {
            observer.disconnect();
            // A message that is sent in an animation frame arrives after that frame has been painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            view.requestAnimationFrame(() => port2.postMessage(undefined));
          });
          observer.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
        }),
    );
    const measured = Promise.all([pressed, ...seen]).then(([from]) => performance.now() - from);
    Object.assign(globalThis, { measured });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => Promise.resolve(Reflect.get(globalThis, 'measured')).then(Number));
}
