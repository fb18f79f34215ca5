import { readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';

/** Checks the configuration and names each invalid value, before anything is built for it. */
function findErrors(): string | undefined {
  const read = readConfiguration(process.env);
  if (!read.ok) return read.message;
  try {
    readApiMapping(read.value.apiMapping);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const errors = findErrors();
if (errors !== undefined) {
  process.stderr.write(`${errors}\n`);
  process.exitCode = 1;
}
