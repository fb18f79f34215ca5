import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showChoice } from '#blocks/_shared/menu-filter/show-choice.ts';
import { suitsChoice } from '#schemas/domain/menu/filter/dish-facts.ts';
import { hideUnsuitable, hideUnsuitableDishes, waitForDishes } from './hide-unsuitable-dishes.ts';

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

const menuTile = `<section class="tile"><a href="#curries">Curries <b data-section-count>18</b></a>
  <live-filter data-facts="${facts.map((each) => `${each}*1`).join(';')}" data-total="${facts.length}" data-noun="dish"><form>
    ${['vegan', 'vegetarian', 'hot'].map((each) => `<label><input type="checkbox" name="diet" value="${each}">${each}</label>`).join('')}
    <details><label><input type="checkbox" name="avoid" value="milk">Milk</label></details></form></live-filter>
  <div class="screen-only" data-filter-part="row"><p data-filter-part="summary">18 dishes</p><a data-filter-part="clear" hidden>Show all</a></div>
  <p data-filter-part="note" hidden></p><p data-filter-part="none" hidden></p>
  <div id="curries" data-dishes=""><b data-dish-count=""></b>${facts.map((each) => `<p data-dish="${each}"></p>`).join('')}</div></section>`;
const stateOf = () => [
  document.body.innerHTML,
  ...[...document.querySelectorAll('input')].map(({ checked }) => checked),
];

describe('the script that hides dishes before the first paint [diner.profile]', () => {
  it('hides the dishes that do not suit the saved profile, and sections without any other', () => {
    run();
    expect(hidden('[data-dish]')).toEqual([true, ...facts.map((each) => !suitsChoice(each, choice))]);
    expect(hidden('[data-dishes]')).toEqual([true, false]);
  });

  it.each([
    'diet=vegetarian&avoid=milk',
    'diet=vegetarian',
    'avoid=nuts&avoid=milk&avoid=celery',
    'diet=unheard-of',
    'avoid=unheard-of',
    'diet=vegan&diet=hot&avoid=milk',
  ])('leaves nothing for the site’s own script to change: %s', (profile) => {
    localStorage.setItem('diet', profile);
    document.body.innerHTML = menuTile;
    run();
    const before = stateOf();
    showChoice();
    expect(stateOf()).toEqual(before);
    document.body.innerHTML = menuTile;
    expect(stateOf()).not.toEqual(before);
  });

  it('hides nothing without a profile', () => {
    localStorage.clear();
    run();
    expect(hidden('[data-dish]')).not.toContain(true);
  });

  it('delays the first paint only if there is a profile', () => {
    const link = () => document.head.querySelector('link[rel="expect"]');
    runInThisContext(waitForDishes);
    expect(link()?.getAttribute('href')).toBe('#diet.script');
    link()?.remove();
    localStorage.clear();
    runInThisContext(waitForDishes);
    expect(link()).toBeNull();
    expect(hideUnsuitableDishes('<head></head><main><live-filter></live-filter></main>')).toContain(
      `<script>${waitForDishes}</script></head>`,
    );
  });

  it('is part of documents with dishes only', () => {
    expect(hideUnsuitableDishes('<main><li data-dish="|"></li></main>')).toContain(
      `</main><script id="diet.script">${hideUnsuitable}`,
    );
    expect(hideUnsuitableDishes('<main><live-filter></live-filter></main>')).toContain('<script');
    expect(hideUnsuitableDishes('<main></main>')).toBe('<main></main>');
  });
});
