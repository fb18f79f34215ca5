import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';

/** Ends with a message that names each bad value of the configuration, before anything is built for it. */
const configuration = readConfiguration(process.env);
if (!configuration.ok) {
  process.stderr.write(`${configuration.message}\n`);
  process.exitCode = 1;
}
