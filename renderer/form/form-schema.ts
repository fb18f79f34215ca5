import { z } from 'zod';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';

const types = ['object', 'array', 'string', 'integer', 'boolean'] as const;

/** The part of JSON Schema, draft 7, that forms are read by. */
export interface FieldSchema {
  readonly type?: (typeof types)[number] | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: FieldSchema | undefined;
  readonly const?: boolean | undefined;
  readonly enum?: readonly string[] | undefined;
}

const fieldSchema: z.ZodType<FieldSchema> = z.looseObject({
  type: z.enum(types).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
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

/** How the fields are drawn, by the way to each; rows are named `*`: `experience.*.employer`. */
export type FieldPresentations = Readonly<Record<string, FieldPresentation>>;

/** A form as the browser has it: nothing in it needs zod. */
export interface FormSchema {
  readonly schema: FieldSchema;
  readonly presentations: FieldPresentations;
}

const parted = new WeakMap<z.ZodObject, FormSchema>();

/**
 * Parts a form’s one schema into JSON Schema, which says what holds, and looks, which say how it is asked. Pure; done once
 * for each schema, because every form that is sent is judged by it.
 */
export function formSchema({ fields }: Pick<FormDefinition, 'fields'>): FormSchema {
  const known = parted.get(fields);
  if (known) return known;
  const made = partSchema(fields);
  parted.set(fields, made);
  return made;
}

function partSchema(fields: z.ZodObject): FormSchema {
  const { $schema, ...schema } = z.toJSONSchema(fields, {
    target: 'draft-07',
    io: 'input',
    override: ({ jsonSchema, zodSchema }) => {
      const { longest } = z.globalRegistry.get(zodSchema)?.presentation ?? {};
      if (longest !== undefined) jsonSchema.maxLength = longest;
      delete jsonSchema.presentation;
    },
  });
  return { schema: fieldSchema.parse(schema), presentations: Object.fromEntries(looksOf(fields, '')) };
}

function looksOf(schema: unknown, path: string): (readonly [string, FieldPresentation])[] {
  if (schema instanceof z.ZodOptional) return looksOf(schema.unwrap(), path);
  const presentation = schema instanceof z.ZodType ? schema.meta()?.presentation : undefined;
  return [...(presentation ? [[path, presentation] as const] : []), ...presentationsWithin(schema, path)];
}

function presentationsWithin(schema: unknown, path: string): (readonly [string, FieldPresentation])[] {
  if (schema instanceof z.ZodArray) return looksOf(schema.element, `${path}.*`);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => looksOf(field, path ? `${path}.${name}` : name));
}
