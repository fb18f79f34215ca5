import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCheckedConfiguration } from '#adapters/api-client/mapping/fields/read-checked-configuration.ts';
import { listenFailure } from '#adapters/process/listen-failure.ts';
import { onStopRequest } from '#adapters/process/on-stop-request.ts';
import { hasBreakpoints } from '#site/build/build-breakpoints.ts';
import { siteBuilds } from '#site/build/builds.ts';
import { createSiteLog } from '#site/operations/site-log.ts';
import { listen } from './listen.ts';
import { runSite } from './run-site.ts';

const configuration = readCheckedConfiguration(process.env);
if (!configuration.ok) {
  process.stderr.write(`${configuration.message}\n`);
  process.exit(1);
}
const log = createSiteLog(process.stderr);
const dataDir = resolve(configuration.value.dataDir);
await mkdir(dataDir, { recursive: true });
const isDevelopment = process.argv.includes('--dev');
const { breakpointsPx } = configuration.value;
/** `start.mjs` sets it. Otherwise the newest build with the configured breakpoints is used. */
const builds = process.env.SITE_BUILD ? [process.env.SITE_BUILD] : siteBuilds.finished();
const build = isDevelopment
  ? undefined
  : builds.find((name) => hasBreakpoints(siteBuilds.folderOf(name), breakpointsPx));
if (!isDevelopment && (build === undefined || !siteBuilds.markInUse(build))) {
  const breakpoints = builds.length > 0 ? ` with BREAKPOINTS_PX=${breakpointsPx.join()}` : '';
  process.stderr.write(
    `The site is not built${breakpoints}. Run \`npm run build\`, or \`npm start\`, which builds it first.\n`,
  );
  process.exit(1);
}
const site = await runSite({ configuration: configuration.value, dataDir, build, log });
const { host, port } = configuration.value;
const address = await listen(site.server, host, port, {
  isFixed: Boolean(process.env.PORT),
  onPortInUse: () => process.stderr.write(`Port ${port} is in use, so the site uses another one.\n`),
}).catch((error: unknown) => {
  process.stderr.write(`${listenFailure(error, 'PORT', port)}\n`);
  process.exit(1);
});
site.setOrigin(address);
process.stdout.write(`${JSON.stringify({ event: 'site-ready', url: address, api: await site.apiCheck })}\n`);

let stopping = false;
onStopRequest(() => {
  if (stopping) return;
  stopping = true;
  void site.stop().then(() => process.exit(0));
});
