import type { z } from 'zod';

interface Item {
  readonly id: string;
}

interface Rules {
  readonly areas: readonly Item[];
  readonly occasions: readonly (Item & { readonly minimumCovers: number; readonly maximumCovers: number })[];
  readonly menus: readonly Item[];
  readonly extras: readonly Item[];
}

const lists = ['areas', 'occasions', 'menus', 'extras'] as const;

/** Adds an issue for each repeated id in a list and for each occasion that fits no party. */
export function checkBookingRules(rules: Rules, context: z.core.$RefinementCtx): void {
  for (const list of lists) {
    const seen = new Set<string>();
    for (const [index, { id }] of rules[list].entries()) {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [list, index, 'id'], message: 'must be unique' });
      seen.add(id);
    }
  }
  for (const [index, { minimumCovers, maximumCovers }] of rules.occasions.entries()) {
    if (maximumCovers < minimumCovers)
      context.addIssue({
        code: 'custom',
        path: ['occasions', index, 'maximumCovers'],
        message: `must be at least ${minimumCovers}, the smallest party`,
      });
  }
}
