import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { unsetLabel } from './reference-field.tsx';

describe('an empty reference', () => {
  it('asks for a choice if the tile needs one, and otherwise takes the value from the address [preview.compose]', () => {
    expect(unsetLabel({ to: 'menu', isRequired: true })).toBe('Choose a menu');
    expect(unsetLabel({ to: 'offer', isRequired: true })).toBe('Choose an offer');
    expect(unsetLabel({ to: 'menu', isRequired: false })).toBe('From the page’s address');
  });

  it('is optional only for tiles that take the value from the address [preview.compose]', () => {
    const optional = Object.values(tiles).flatMap(({ type, schema }) =>
      Object.entries<z.ZodType>({ ...schema.shape })
        .filter(([, field]) => unwrapSchema(field).meta()?.refersTo !== undefined && field.safeParse(undefined).success)
        .map(([name, field]) => [type, name, field.description ?? unwrapSchema(field).description]),
    );
    expect(optional.length).toBeGreaterThan(3);
    for (const [type, name, description] of optional)
      expect(description, `${type}.${name}`).toMatch(/If empty, the .*(address|of the page)/);
  });
});
