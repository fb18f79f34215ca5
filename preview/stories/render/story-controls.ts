import type { ArgTypes } from '@storybook/react-vite';
import type { z } from 'zod';
import { describeWithBounds } from '#preview/app/fields/describe-bounds.ts';
import { describeFields, type Field } from '#preview/app/fields/describe-field.ts';
import { colourTokens } from '#schemas/content/tile/colour.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { customColour } from '../plan/plan-combinations.ts';

type Control = NonNullable<ArgTypes[string]>;

const unset = 'Not set';

/** A choice. An optional one has an empty option. */
const selectOf = (values: readonly string[], required: boolean): Control => ({
  type: { name: 'enum', value: [...values], required },
  ...(required
    ? { control: 'select', options: values }
    : { control: { type: 'select', labels: { undefined: unset } }, options: [undefined, ...values] }),
});

/** The Storybook control of a field. */
function controlOf(field: Field): Control {
  const { isRequired: required } = field;
  switch (field.kind) {
    case 'choice':
      return selectOf(field.values, required);
    case 'colour':
      return selectOf([...colourTokens, customColour], required);
    case 'flag':
      return { control: 'boolean', type: { name: 'boolean', required } };
    case 'number':
      return {
        control: {
          type: 'number',
          ...(field.minimum !== undefined && { min: field.minimum }),
          ...(field.maximum !== undefined && { max: field.maximum }),
          ...(field.whole && { step: 1 }),
        },
        type: { name: 'number', required },
      };
    case 'text':
    case 'rich-text':
    case 'address':
      return {
        control: { type: 'text', ...(field.maximum !== undefined && { maxLength: field.maximum }) },
        type: { name: 'string', required },
      };
    case 'date':
    case 'reference':
      return { control: { type: 'text' }, type: { name: 'string', required } };
    default:
      return { control: 'object', type: { name: 'other', value: field.kind, required } };
  }
}

/** A control for each field of a schema, with its title, description and limits. A story’s type cannot be changed. */
export const controlsOf = (schema: z.ZodObject): ArgTypes =>
  Object.fromEntries(
    describeFields(schema).map(({ name, field }) => [
      name,
      {
        ...controlOf(field),
        ...(name === 'type' && { control: false }),
        name: field.title || name,
        description: describeWithBounds(field),
      },
    ]),
  );

const schemas = new Map(Object.values(tiles).map(({ type, schema }) => [String(type), schema]));
const cached = new Map<string, ArgTypes>();

/** The controls of a tile’s type; none for an unknown type. */
export function storyControls({ type }: RawTile): ArgTypes {
  const name = String(type);
  const schema = schemas.get(name);
  const controls = cached.get(name) ?? (schema ? controlsOf(schema) : {});
  cached.set(name, controls);
  return controls;
}
