import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buttonClass } from './button-class.ts';

function readRules(path: string) {
  const css = readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
}

const rules = readRules('button.css');

/** The declarations of all rules that match an element, whatever their order. */
function declarationsOf(name: 'a' | 'button'): readonly string[] {
  const element = document.createElement(name);
  element.className = buttonClass({ variant: 'secondary', size: 'row', className: undefined });
  return rules
    .filter(([, selectors = '']) => element.matches(selectors.trim()))
    .flatMap(([, , body = '']) => body.split(';').map((each) => each.trim()))
    .filter((each) => each !== '');
}

it('lays out the name and the distance of a row alike in links and buttons', () => {
  expect(declarationsOf('button')).toContain('justify-content: space-between');
  expect(declarationsOf('a')).toEqual(declarationsOf('button'));
});
