import type { Page } from '@playwright/test';
import type { StoryAction } from '#preview/stories/plan/story-plan.ts';

const timeout = 5000;

/** Resets the pointer after the previous story, then performs the story's action. */
export async function actOnStory(page: Page, action: StoryAction | undefined): Promise<void> {
  await page.mouse.move(0, 0);
  if (!action) return;
  const target = page.locator(`.page ${action.target}`).first();
  if (action.kind === 'hover') return target.hover({ timeout });
  if (action.kind === 'click') return target.click({ timeout });
  // Browsers show the focus indicator only after a key was used.
  await page.keyboard.press('Tab');
  await target.focus({ timeout });
}
