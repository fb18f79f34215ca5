import type { Browser, Page } from '@playwright/test';
import { screenHeight } from '#preview/stories/plan/story-widths.ts';

interface Phase {
  readonly storyId: string;
  readonly newPhase: string;
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (data: Phase) => void): void;
      emit(event: string, data: object): void;
    };
    /** How far Storybook is with each story that it was asked for. */
    storyPhases: Map<string, string>;
  }
}

/** Writes down how far Storybook is with each story. Runs in the page. */
function followPhases(): void {
  const phases = new Map<string, string>();
  window.storyPhases = phases;
  window.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
    phases.set(storyId, newPhase);
  });
}

/**
 * Asks Storybook for a story and waits until all of it is there: words, islands, pictures, fonts. Storybook takes another
 * tenth of a second to look for animations, of which there are none; that is only waited for before the next story.
 * Runs in the page.
 */
async function showInPage({ storyId, before }: { readonly storyId: string; readonly before: string }): Promise<void> {
  const phase = (id: string): string => window.storyPhases.get(id) ?? '';
  const until = async (holds: () => boolean): Promise<boolean> => {
    for (const end = performance.now() + 5000; !holds(); await new Promise((resolve) => setTimeout(resolve, 4)))
      if (performance.now() > end) return false;
    return true;
  };
  await until(() => ['', 'finished', 'errored', 'aborted'].includes(phase(before)));
  window.storyPhases.delete(storyId);
  // A story that is shown already is not drawn again for the asking.
  const event = storyId === before ? 'forceRemount' : 'setCurrentStory';
  window.__STORYBOOK_ADDONS_CHANNEL__.emit(event, { storyId, viewMode: 'story' });
  const rendered = await until(() =>
    ['completing', 'completed', 'afterEach', 'finished', 'errored'].includes(phase(storyId)),
  );
  if (!rendered || phase(storyId) === 'errored') throw new Error(`${storyId} was not drawn: ${phase(storyId)}`);
  await until(() => [...document.querySelectorAll('[data-island]')].every((island) => island.firstChild));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  scrollTo(0, 0);
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Nothing moves, and all of a page is laid out, as the site’s own script does once it has time. */
const still = `
*, *::before, *::after { caret-color: transparent !important; transition: none !important; animation: none !important }
.page > .tile { content-visibility: visible !important }`;

export interface StoryPage {
  readonly page: Page;
  readonly show: (storyId: string, width: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A page of the static catalogue that shows one story after the other: still, and alone on the network with the
 * catalogue, which itself sees to it that all stories happen at one instant.
 */
export async function openStoryPage(
  browser: Browser,
  url: string,
  first: string,
  scripts: readonly string[],
): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await context.route('**', (route) => (route.request().url().startsWith(url) ? route.continue() : route.abort()));
  for (const content of scripts) await context.addInitScript({ content });
  const page = await context.newPage();
  await page.goto(`${url}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForSelector('.page');
  await page.evaluate(followPhases);
  await page.addStyleTag({ content: still });
  let at = 360;
  let before = first;
  return {
    page,
    show: async (storyId, width) => {
      if (at !== width) await page.setViewportSize({ width, height: screenHeight(width) });
      at = width;
      await page.evaluate(showInPage, { storyId, before });
      before = storyId;
    },
    close: () => context.close(),
  };
}
