import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The declarations of a selector on phones; empty if there are none. */
function readPhoneRule(sheet: string, selector: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(`../../ui/styles/${sheet}`, import.meta.url), 'utf8');
  const phone = css.split('@media (width < 48rem) {').slice(1).join('').split(/\n\}/)[0] ?? '';
  const [, body = ''] = phone.split(`\n  ${selector} {`);
  const declarations = body.split('}')[0]?.split(';') ?? [];
  return new Map(
    declarations.map((line) => {
      const [name = '', value = ''] = line.split(': ');
      return [name.trim(), value.trim()];
    }),
  );
}

describe('the bar above the editor on a phone [editor.content]', () => {
  it('stays, and is 56 px high', () => {
    const bar = readPhoneRule('workbench.css', '.top-bar');
    expect(['position', 'inset-block-start', 'flex-wrap', 'block-size'].map((name) => bar.get(name))).toEqual([
      'sticky',
      '0',
      'nowrap',
      'var(--bar)',
    ]);
    expect(readPhoneRule('app.css', ':root').get('--bar')).toBe('3.5rem');
  });

  it('shows a long status in two lines', () => {
    const status = readPhoneRule('workbench.css', '.top-bar .page-info p');
    expect([status.get('-webkit-line-clamp'), status.get('white-space')]).toEqual(['2', 'normal']);
  });

  it('has the number of what is left to do instead of the long label', () => {
    const label = readPhoneRule('workbench.css', '.publish-button > :not(.on-phone)');
    expect([label.get('clip-path'), label.get('display')]).toEqual(['inset(50%)', undefined]);
    expect(readPhoneRule('workbench.css', '.publish-button > .on-phone').get('display')).toBe('inline-flex');
  });

  it('covers nothing that has the focus', () => {
    const page = readPhoneRule('app.css', 'html:has(.top-bar)');
    expect(page.get('scroll-padding-block-start')).toBe('calc(var(--bar) + var(--space-2))');
  });
});
