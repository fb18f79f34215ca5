import { readCheckedConfiguration } from '#adapters/api-client/mapping/fields/read-checked-configuration.ts';

// Names each invalid value of the configuration before anything is built for it.
const read = readCheckedConfiguration(process.env);
if (!read.ok) {
  process.stderr.write(`${read.message}\n`);
  process.exitCode = 1;
}
