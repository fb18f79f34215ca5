import { buildCatalogue, runStorybook } from './build-catalogue.ts';

/**
 * Serves the catalogue of stories on this machine: `npm run catalogue`, at port 6100 or the one after `--port`. With
 * `--build` it is written as static files instead.
 */
const args = process.argv.slice(2);
const portIndex = args.indexOf('--port');
const port = portIndex >= 0 ? (args[portIndex + 1] ?? '') : '6100';

if (args.includes('--build')) process.stdout.write(`The catalogue is built: ${buildCatalogue()}\n`);
else if (!runStorybook(['dev', '--port', port, '--host', '127.0.0.1', '--no-open'])) process.exitCode = 1;
