import { createOpenApiDocument } from './create-open-api-document.ts';

/** Prints the OpenAPI document: `npm run --silent openapi > api.json`. */
process.stdout.write(`${JSON.stringify(createOpenApiDocument(), null, 2)}\n`);
