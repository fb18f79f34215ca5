import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Validates values against the schemas of an OpenAPI 3.1 document, which are JSON Schemas of draft 2020-12. */
export interface SchemaValidator {
  /** The errors of a value against the schema at a JSON pointer (`#/components/schemas/Tile`); none if it is valid. */
  validate(pointer: string, value: unknown): readonly string[];
  /** The same against a schema without references. */
  validateInline(schema: Readonly<Record<string, unknown>>, value: unknown): readonly string[];
}

export function createSchemaValidator(document: Readonly<Record<string, unknown>>): SchemaValidator {
  // The document has keywords of OpenAPI, which are unknown in a JSON Schema.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();

  function validate(schema: Readonly<Record<string, unknown>>, value: unknown): readonly string[] {
    const key = JSON.stringify(schema);
    const run = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, run);
    return run(value) ? [] : (run.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  return {
    validate: (pointer, value) => validate({ $ref: `api${encodeURI(pointer)}` }, value),
    validateInline: validate,
  };
}
