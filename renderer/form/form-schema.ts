import { z } from 'zod';
import { getInnerFields, getSchemaLayers } from '#schemas/content/field/schema-layers.ts';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';

const types = ['object', 'array', 'string', 'integer', 'boolean'] as const;

/** The part of JSON Schema, draft 7, that forms use. */
export interface FieldSchema {
  readonly type?: (typeof types)[number] | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly maxLength?: number | undefined;
  readonly items?: FieldSchema | undefined;
  readonly const?: boolean | undefined;
  readonly enum?: readonly string[] | undefined;
}

const fieldSchema: z.ZodType<FieldSchema> = z.looseObject({
  type: z.enum(types).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  maxLength: z.number().optional(),
  required: z.array(z.string()).optional(),
  const: z.boolean().optional(),
  enum: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), fieldSchema).optional();
  },
  get items() {
    return fieldSchema.optional();
  },
});

/** How the fields are presented, by path; `*` stands for every row: `experience.*.employer`. */
export type FieldPresentations = Readonly<Record<string, FieldPresentation>>;

/** A form as it is sent to the browser, without zod. */
export interface FormSchema {
  readonly schema: FieldSchema;
  readonly presentations: FieldPresentations;
}

const cache = new WeakMap<z.ZodObject, FormSchema>();

/**
 * Converts a form’s zod schema to JSON Schema (the rules) and presentations (controls, labels, messages). Pure; cached by
 * schema, because every posted form needs it.
 */
export function formSchema({ fields }: Pick<FormDefinition, 'fields'>): FormSchema {
  const known = cache.get(fields);
  if (known) return known;
  const converted = convert(fields);
  cache.set(fields, converted);
  return converted;
}

/** Keywords of intersections and recursive schemas, which the form library in the browser does not resolve. */
const unresolvedKeywords = ['$ref', 'allOf'] as const;

function convert(fields: z.ZodObject): FormSchema {
  const { $schema, ...schema } = z.toJSONSchema(fields, {
    target: 'draft-07',
    io: 'input',
    override: ({ jsonSchema, zodSchema, path }) => {
      if (unresolvedKeywords.some((keyword) => keyword in jsonSchema))
        throw new Error(`A form cannot have an intersection or a recursive schema, as at ${path.join('.')}.`);
      const { maxLength } = z.globalRegistry.get(zodSchema)?.presentation ?? {};
      if (maxLength !== undefined) jsonSchema.maxLength = maxLength;
      delete jsonSchema.presentation;
    },
  });
  return { schema: fieldSchema.parse(schema), presentations: Object.fromEntries(presentationsOf(fields, '')) };
}

function presentationsOf(schema: z.ZodType, path: string): (readonly [string, FieldPresentation])[] {
  const presentation = getSchemaLayers(schema)
    .map((layer) => layer.meta()?.presentation)
    .find(Boolean);
  return [
    ...(presentation ? [[path, presentation] as const] : []),
    ...[...getInnerFields(schema)].flatMap(([name, field]) => presentationsOf(field, path ? `${path}.${name}` : name)),
  ];
}
