import type { Page } from '@playwright/test';

/** What a page did that its policy does not allow, and what it complained of, other than an answer that was no. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.exposeFunction('noteViolation', (told: string) => troubles.push(told));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'noteViolation')(`${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text());
  });
  return troubles;
}
