import type { ArgTypes } from '@storybook/react-vite';
import type { z } from 'zod';
import { colourTokens } from '#schemas/tile/colour.ts';
import type { RawTile } from '#schemas/tile/define-tile.ts';
import { tiles } from '#schemas/tiles.generated.ts';
import { describeFields, type Field } from '../app/fields/describe-field.ts';
import { ownColour } from './plan-combinations.ts';

type Control = NonNullable<ArgTypes[string]>;

/** What a field is edited with in Storybook. */
function controlOf(field: Field): Control {
  switch (field.kind) {
    case 'choice':
      return { control: 'select', options: field.values };
    case 'colour':
      return { control: 'select', options: [...colourTokens, ownColour] };
    case 'flag':
      return { control: 'boolean' };
    case 'number':
      return { control: { type: 'number', ...(field.whole && { step: 1 }) } };
    case 'text':
    case 'rich-text':
    case 'address':
    case 'date':
    case 'reference':
      return { control: 'text' };
    default:
      return { control: 'object' };
  }
}

/** A control for each field of a schema, with its title and description. */
export const controlsOf = (schema: z.ZodObject): ArgTypes =>
  Object.fromEntries(
    describeFields(schema).map(({ name, field }) => [
      name,
      { ...controlOf(field), name: field.title || name, description: field.description },
    ]),
  );

const schemas = new Map(Object.values(tiles).map(({ type, schema }) => [String(type), schema]));
const known = new Map<string, ArgTypes>();

/** The controls of a tile’s type; none for a type that is not registered. */
export function storyControls({ type }: RawTile): ArgTypes {
  const name = String(type);
  const schema = schemas.get(name);
  const controls = known.get(name) ?? (schema ? controlsOf(schema) : {});
  known.set(name, controls);
  return controls;
}
