import { argv, env, exit, stderr, stdout } from 'node:process';
import { readCheckedConfiguration } from '#adapters/api-client/mapping/fields/read-checked-configuration.ts';
import { findService } from '../find-service.ts';
import { diagnoseUpstream } from './diagnose-upstream.ts';
import { formatCheck } from './format-check.ts';

/**
 * Asks an API every call that changes nothing and prints how each reply is read: `npm run upstream [url]`. Uses the given
 * URL, else API_URL, else the running product's embedded service. The exit status is 1 if a call failed or was refused.
 */
const read = readCheckedConfiguration({ ...env, ...(argv[2] && { API_URL: argv[2] }) });
if (!read.ok) {
  stderr.write(`${read.message}\n`);
  exit(1);
}
const configuration = read.value;
const baseUrl = findService(configuration);
if (!baseUrl) {
  stderr.write('Nothing is running. Give the URL of an API, set API_URL, or start the product with npm start.\n');
  exit(1);
}
const { calls, warnings } = await diagnoseUpstream(baseUrl, configuration);
stdout.write(`${[formatCheck(calls), ...warnings].join('\n')}\n`);
if (calls.some(({ outcome }) => outcome === 'failed' || outcome === 'refused')) process.exitCode = 1;
