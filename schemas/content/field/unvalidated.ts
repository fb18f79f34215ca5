import { z } from 'zod';

/**
 * JSON that is sent as it is stored, and validated where it is used. `component` names the schema in the OpenAPI document
 * that describes valid content.
 */
export const unvalidated = (component: string) => z.unknown().meta({ component });
