import type { Page } from '@playwright/test';

/** Records policy violations and console errors of a page, except for failed responses. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => problems.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'noteViolation')(`${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  return problems;
}
