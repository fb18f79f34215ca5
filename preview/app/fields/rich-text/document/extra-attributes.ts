import type { Attribute } from '@tiptap/core';
import { z } from 'zod';
import { allowedElements } from '#renderer/rich-text/allowed-elements.ts';
import type { HtmlElement, RichElement } from '#renderer/rich-text/parse-rich-text.ts';

const extraSchema = z.array(z.tuple([z.string(), z.string()]));

/** Attributes of stored markup that visitors do not get, as names and values. */
export type ExtraAttributes = z.output<typeof extraSchema>;

function parseExtra(json: string | null): ExtraAttributes {
  if (json === null) return [];
  try {
    return extraSchema.parse(JSON.parse(json));
  } catch {
    return [];
  }
}

/** In the editor's document they are data: `style` and `onclick` must not take effect. */
export const extraAttribute: Attribute = {
  default: [],
  parseHTML: (element) => parseExtra(element.getAttribute('data-extra')),
  renderHTML: ({ extra }) => (Array.isArray(extra) && extra.length > 0 ? { 'data-extra': JSON.stringify(extra) } : {}),
};

export const extraOf = (attributes: Readonly<Record<string, unknown>>): ExtraAttributes =>
  extraSchema.safeParse(attributes.extra).data ?? [];

/** The attributes of a parsed element that its shown form does not have. */
export function extraAttributesOf({ attrs }: HtmlElement, shown: RichElement | undefined): ExtraAttributes {
  const fields = new Map(Object.entries<keyof RichElement>(shown ? allowedElements[shown.name] : {}));
  return attrs.flatMap(({ name, value }) => {
    const field = fields.get(name);
    return field !== undefined && shown?.[field] !== undefined ? [] : [[name, value] satisfies [string, string]];
  });
}
