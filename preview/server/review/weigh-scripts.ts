import type { DefaultTreeAdapterTypes } from 'parse5';
import type { ScriptWeight } from '#preview/app/api/page-weight.ts';
import {
  attributeOf,
  type DrawnDocument,
  type DrawnElement,
  elementsIn,
} from '#preview/review/markup/drawn-elements.ts';
import { sizeOfAll } from './size-of.ts';

/** The script of a rendered page: loaded initially, and deferred until an interactive tile comes near. */
export async function weighScripts({ childNodes }: DrawnDocument, siteAddress: string): Promise<ScriptWeight> {
  const elements = elementsIn(childNodes);
  const held = elements.filter((element) => attributeOf(element, 'id') === 'framework').flatMap(heldIn);
  const [initial, deferred] = await Promise.all([
    sizeOfAll(scriptsOf(elements), siteAddress),
    sizeOfAll(scriptsOf(held), siteAddress),
  ]);
  return { initial, deferred, interactive: tilesWithIslands(elements) };
}

const isTemplate = (element: DrawnElement): element is DefaultTreeAdapterTypes.Template => 'content' in element;
const heldIn = (element: DrawnElement): DrawnElement[] =>
  isTemplate(element) ? elementsIn(element.content.childNodes) : [];

/** Scripts for legacy browsers are not loaded by others. */
const scriptsOf = (elements: readonly DrawnElement[]): (string | undefined)[] =>
  elements
    .filter((element) => element.tagName === 'script' && attributeOf(element, 'nomodule') === undefined)
    .map((element) => attributeOf(element, 'src'));

const tilesWithIslands = (elements: readonly DrawnElement[]): string[] =>
  elements
    .filter((element) => attributeOf(element, 'data-tile') !== undefined)
    .filter((tile) => elementsIn(tile.childNodes).some((inner) => attributeOf(inner, 'data-island') !== undefined))
    .map((tile) => attributeOf(tile, 'id') ?? '');
