import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suitsChoice } from '#schemas/domain/menu/filter/dish-facts.ts';
import { hideUnsuitable, hideUnsuitableDishes } from './hide-unsuitable-dishes.ts';

const levels = ['nnnnnnnnnnnnnn', 'nnnnnncnnnnnnn', 'nnnnnnmnnnnnnn', 'nnnnnnunnnnnnn', '', 'nnn'];
const facts = ['vegan vegetarian|', 'vegetarian|', '|'].flatMap((diets) => levels.map((each) => diets + each));
const choice = { diet: ['vegetarian'], avoid: ['milk'] };

beforeEach(() => {
  localStorage.setItem('diet', 'diet=vegetarian&avoid=milk');
  document.body.innerHTML = `<div data-dishes=""><p data-dish="|"></p></div><div data-dishes="">${facts.map((each) => `<p data-dish="${each}"></p>`).join('')}</div>`;
});
afterEach(() => localStorage.clear());

const run = (): void => void runInThisContext(hideUnsuitable);
const hidden = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.hidden);

describe('the script that hides dishes before the first paint [diner.profile]', () => {
  it('hides the dishes that do not suit the saved profile, and sections without any other', () => {
    run();
    expect(hidden('[data-dish]')).toEqual([true, ...facts.map((each) => !suitsChoice(each, choice))]);
    expect(hidden('[data-dishes]')).toEqual([true, false]);
  });

  it('hides nothing without a profile', () => {
    localStorage.clear();
    run();
    expect(hidden('[data-dish]')).not.toContain(true);
  });

  it('is part of documents with dishes only', () => {
    expect(hideUnsuitableDishes('<main><li data-dish="|"></li></main>')).toContain(`</main><script>${hideUnsuitable}`);
    expect(hideUnsuitableDishes('<main></main>')).toBe('<main></main>');
  });
});
