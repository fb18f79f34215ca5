import type { ReactNode } from 'react';
import { createStaticPart } from '#renderer/render/static/create-static-part.ts';
import type { StaticPart } from '#renderer/render/static/freeze-static.ts';

export interface StaticParts {
  /** Renders a part of a tile. The framework gets a placeholder, so that it is not in the framework’s payload too. */
  create(tileKey: string, part: ReactNode): StaticPart;
  /** Puts the parts in the place of their placeholders. */
  insertInto(html: string): string;
}

/** The parts of one document that the framework does not render. */
export function createStaticParts(): StaticParts {
  const htmlByName = new Map<string, string>();
  const countByTile = new Map<string, number>();
  return {
    create(tileKey, part) {
      const index = countByTile.get(tileKey) ?? 0;
      countByTile.set(tileKey, index + 1);
      const name = `${tileKey}.${index}`;
      htmlByName.set(name, createStaticPart(name, part).html);
      return { name, html: `<!--static:${name}-->` };
    },
    insertInto: (html) =>
      html.replace(/<!--static:([^>]+)-->/g, (placeholder, name: string) => htmlByName.get(name) ?? placeholder),
  };
}
