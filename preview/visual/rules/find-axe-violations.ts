import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

/** The script that a page must load before `findAxeViolations` runs in it. */
export const axeSource = (): string => readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: {
      run(
        context: string,
        options: object,
      ): Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
        }[];
      }>;
    };
  }
}

/**
 * Rule: axe finds no violation, including contrast. Rules about a whole document are disabled, because a story is only
 * part of one. Runs in the page.
 */
export async function findAxeViolations(): Promise<readonly string[]> {
  const off = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'document-title', 'bypass'];
  const { violations } = await window.axe.run('.page', {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true }, ...Object.fromEntries(off.map((id) => [id, { enabled: false }])) },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 2).map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}
