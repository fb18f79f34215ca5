import type { Page } from '@playwright/test';
import { screenHeight } from '#preview/stories/plan/story-widths.ts';
import { pageId } from './editor-content.ts';
import { itemId } from './editor-items.ts';

/** A view of the editor app that has baselines. */
export interface EditorScreen {
  readonly path: string;
  /** The screen’s height in pixels. */
  readonly height: (width: number) => number;
  /** Brings the app into the state to capture, and waits until it is complete. */
  readonly prepare: (page: Page) => Promise<void>;
}

/** Takes the place of a tile type in the names of these snapshots. */
export const editorTitle = 'editor-app';

export const editorWidths: readonly number[] = [360, 1280];

/**
 * A dialog scrolls inside itself, so a screenshot shows only what fits the screen. The maximum height of a screenshot.
 */
const tall = (): number => 1600;

async function waitForCanvas(page: Page): Promise<void> {
  await page.locator('.canvas[aria-busy="false"]').waitFor();
  // The strip is loaded once the large frame is.
  for (const window of await page.locator('.frame .window').all())
    await window.locator('iframe').contentFrame().locator('main').waitFor();
}

async function openPublishDialog(page: Page): Promise<void> {
  await waitForCanvas(page);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.locator('.publish section[aria-busy="false"]').waitFor();
  await page.locator('.revisions li').first().waitFor();
  await page.locator('.comparison li').first().waitFor();
}

async function compareBitmaps(page: Page): Promise<void> {
  await openPublishDialog(page);
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  for (const version of ['Live', 'Draft'])
    await page
      .getByTitle(`${version} version`)
      .and(page.locator(':not([style*="scale(0)"])'))
      .contentFrame()
      .locator('main')
      // On phones one version covers the other.
      .waitFor({ state: 'attached' });
  // The button under the mouse may move away from it.
  await page.mouse.move(0, 0);
  await page.locator('.side-by-side').scrollIntoViewIfNeeded();
}

async function compareRevision(page: Page): Promise<void> {
  await openPublishDialog(page);
  await page.getByRole('button', { name: 'Make live: revision 1' }).click();
  await page.locator('dialog.confirm li').first().waitFor();
}

const openLibrary = (page: Page): Promise<void> => page.locator('.media-grid li').last().waitFor();

async function openMediaDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Laksa by the river/ }).click();
  await page.locator('.media-uses li').last().waitFor();
}

/** The preview is beside the form on wide screens only. */
async function openContent(page: Page): Promise<void> {
  await page.locator('.item-form').waitFor();
  if ((await page.locator('.item-preview').count()) > 0) await page.locator('.item-frame[aria-busy="false"]').waitFor();
}

async function publishContent(page: Page): Promise<void> {
  await openContent(page);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.locator('.revisions li').first().waitFor();
  await page.locator('.differences li').first().waitFor();
  await page.locator('.places li').last().waitFor();
}

const editing = `/pages/${pageId}`;
const restaurants = '/content/restaurants';

export const editorScreens: ReadonlyMap<string, EditorScreen> = new Map(
  Object.entries({
    'page list': { path: '/', height: screenHeight, prepare: (page) => page.locator('.page-item').last().waitFor() },
    'tile form': { path: `${editing}?tile=welcome`, height: screenHeight, prepare: waitForCanvas },
    'publish dialog': { path: editing, height: tall, prepare: openPublishDialog },
    'comparison as pictures': { path: editing, height: tall, prepare: compareBitmaps },
    'earlier revision': { path: editing, height: tall, prepare: compareRevision },
    'media library': { path: '/media', height: screenHeight, prepare: openLibrary },
    'media details': { path: '/media', height: tall, prepare: openMediaDetails },
    'content list': {
      path: restaurants,
      height: screenHeight,
      prepare: (page) => page.locator('.page-list li').last().waitFor(),
    },
    'content form': {
      path: `${restaurants}/${itemId}`,
      height: tall,
      prepare: openContent,
    },
    'publish content': { path: `${restaurants}/${itemId}`, height: tall, prepare: publishContent },
    'sign in': { path: '/sign-in', height: screenHeight, prepare: (page) => page.locator('#secret').waitFor() },
  } satisfies Readonly<Record<string, EditorScreen>>).map(([name, screen]) => [
    `${editorTitle}--${name.replaceAll(' ', '-')}`,
    screen,
  ]),
);
