import type { DefaultTreeAdapterTypes } from 'parse5';
import type { ScriptWeight } from '#preview/app/api/page-weight.ts';
import {
  attributeOf,
  elementsIn,
  type RenderedDocument,
  type RenderedElement,
} from '#preview/review/markup/rendered-elements.ts';
import { sumFileSizes } from './file-sizes.ts';

/** The script of a rendered page: loaded initially, and deferred until an interactive tile comes near. */
export async function weighScripts({ childNodes }: RenderedDocument, siteAddress: string): Promise<ScriptWeight> {
  const elements = elementsIn(childNodes);
  const deferredElements = elements
    .filter((element) => attributeOf(element, 'id') === 'framework')
    .flatMap(templateElements);
  const [initial, deferred] = await Promise.all([
    sumFileSizes(scriptsOf(elements), siteAddress),
    sumFileSizes(scriptsOf(deferredElements), siteAddress),
  ]);
  return { initial, deferred, interactive: tilesWithIslands(elements) };
}

const isTemplate = (element: RenderedElement): element is DefaultTreeAdapterTypes.Template => 'content' in element;
const templateElements = (element: RenderedElement): RenderedElement[] =>
  isTemplate(element) ? elementsIn(element.content.childNodes) : [];

/** Scripts for legacy browsers are not loaded by others. */
const scriptsOf = (elements: readonly RenderedElement[]): (string | undefined)[] =>
  elements
    .filter((element) => element.tagName === 'script' && attributeOf(element, 'nomodule') === undefined)
    .map((element) => attributeOf(element, 'src'));

const tilesWithIslands = (elements: readonly RenderedElement[]): string[] =>
  elements
    .filter((element) => attributeOf(element, 'data-tile') !== undefined)
    .filter((tile) => elementsIn(tile.childNodes).some((inner) => attributeOf(inner, 'data-island') !== undefined))
    .map((tile) => attributeOf(tile, 'id') ?? '');
