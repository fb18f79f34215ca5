import type { HtmlElement } from '#renderer/rich-text/parse-rich-text.ts';
import { attributeOf, styleOf } from './html-tree.ts';

const properties = ['color', 'background', 'background-color', 'mso-highlight'] as const;

/** Names of no colour, or of a default. */
const neutral =
  /^(|auto|black|currentcolor|(dark|light|dim)?gr[ae]y|inherit|initial|none|silver|transparent|unset|white|whitesmoke|window|windowtext)$/;

/** Channels that differ less are a grey. Every program writes its own black on all text. */
const smallestDifference = 40;

/** Whether an element colours its text or background on purpose. */
export function hasColour(element: HtmlElement): boolean {
  const style = styleOf(element);
  const values = [...properties.map((name) => style.get(name)), attributeOf(element, 'color').toLowerCase()];
  return values.some((value) => value !== undefined && isColour(value));
}

function isColour(value: string): boolean {
  const channels = channelsOf(value);
  if (channels) return Math.max(...channels) - Math.min(...channels) > smallestDifference;
  return /^[a-z]+$/.test(value) && !neutral.test(value);
}

function channelsOf(value: string): number[] | undefined {
  const rgb = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(value);
  if (rgb) return rgb.slice(1).map(Number);
  const hex = /^#([\da-f]{3}|[\da-f]{6})\b/.exec(value)?.[1];
  if (hex === undefined) return undefined;
  const width = hex.length / 3;
  return [0, 1, 2].map((at) =>
    Number.parseInt(hex.slice(at * width, (at + 1) * width).repeat(width === 1 ? 2 : 1), 16),
  );
}
