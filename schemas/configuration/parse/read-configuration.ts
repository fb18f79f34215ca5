import { type Configuration, configuration } from '../configuration.ts';
import { toVariableName } from './to-variable-name.ts';

export type ConfigurationResult =
  | { readonly ok: true; readonly value: Configuration }
  | { readonly ok: false; readonly message: string };

/**
 * Reads the whole configuration from environment variables, once, at start. The error message lists every invalid
 * variable, what it must be and its value; secrets, and URLs that can contain a password, are masked.
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): ConfigurationResult {
  const names = Object.keys(configuration.shape);
  const result = configuration.safeParse(Object.fromEntries(names.map((name) => [name, env[toVariableName(name)]])));
  if (result.success) return { ok: true, value: Object.freeze(result.data) };
  const lines = result.error.issues.map((issue) => {
    const variable = toVariableName(String(issue.path[0]));
    return `${variable} ${issue.message}; it is ${displayValue(String(issue.path[0]), env[variable] ?? '')}.`;
  });
  return {
    ok: false,
    message: `The configuration is not valid. Change these environment variables:\n${lines.join('\n')}`,
  };
}

const maskedNames: ReadonlySet<string> = new Set(['databaseUrl', 'sharedDatabaseUrl', 'apiUrl', 'tokenUrl']);

function displayValue(name: string, text: string): string {
  const value = new Map(Object.entries(configuration.shape)).get(name);
  if (value?.meta()?.secret === true || maskedNames.has(name)) return `a text of ${text.length} characters (not shown)`;
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
