import { resolve } from 'node:path';
import { readCheckedConfiguration } from '#adapters/api-client/mapping/fields/read-checked-configuration.ts';
import { listenFailure } from '#adapters/process/listen-failure.ts';
import { onStopRequest } from '#adapters/process/on-stop-request.ts';
import { createSiteLog } from '#site/operations/site-log.ts';
import { listen } from '#site/server/start/listen.ts';
import { appBuilds } from './app-builds.ts';
import { runPreview } from './run-preview.ts';

/**
 * The editors' preview app as a separate process. Reads API_URL, SITE_ADDRESS (where it reaches the site),
 * PREVIEW_BUILD and the configuration of the site. Prints one line of JSON with its address when it is ready.
 */
const configuration = readCheckedConfiguration(process.env);
if (!configuration.ok) {
  process.stderr.write(`${configuration.message}\n`);
  process.exit(1);
}
const { host, previewPort, dataDir, apiUrl = '', siteOrigin } = configuration.value;
const log = createSiteLog(process.stderr);
const siteAddress = process.env.SITE_ADDRESS ?? siteOrigin ?? '';
const build = process.env.PREVIEW_BUILD ?? appBuilds.finished()[0];
if (build === undefined || !appBuilds.markInUse(build)) {
  process.stderr.write('The preview app is not built. Run npm start to build it.\n');
  process.exit(1);
}
const preview = await runPreview({
  configuration: configuration.value,
  dataDir: resolve(dataDir),
  apiUrl,
  siteAddress,
  folder: appBuilds.folderOf(build),
  log,
});
const address = await listen(preview.server, host, previewPort, {
  isFixed: Boolean(process.env.PREVIEW_PORT),
  onPortInUse: () => process.stderr.write(`Port ${previewPort} is in use. The preview app uses another port.\n`),
}).catch((error: unknown) => {
  process.stderr.write(`${listenFailure(error, 'PREVIEW_PORT', previewPort)}\n`);
  process.exit(1);
});
process.stdout.write(`${JSON.stringify({ event: 'preview-ready', url: address })}\n`);

let isStopping = false;
onStopRequest(() => {
  if (isStopping) return;
  isStopping = true;
  preview.stop().finally(() => process.exit(0));
});
