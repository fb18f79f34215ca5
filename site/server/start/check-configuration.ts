import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';

/** Checks the configuration and names each invalid value, before anything is built for it. */
const configuration = readConfiguration(process.env);
if (!configuration.ok) {
  process.stderr.write(`${configuration.message}\n`);
  process.exitCode = 1;
}
