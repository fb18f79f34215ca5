// Runs the product from a fresh clone: installs, builds, starts the embedded service and the site, and prints their
// addresses. Plain JavaScript without packages, because it runs before anything is installed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, findNode, install, print, root, run } from './bootstrap.mjs';
import { startPreview, startService } from './first-start.mjs';
import { createProcess } from './processes.mjs';
import { appHash, mediaHash, siteHash } from './source-hash.mjs';
import { createSupervisor } from './supervise.mjs';
import { watchParent } from './watch/watch-parent.mjs';
import { watchSources } from './watch/watch-sources.mjs';

const isDevelopment = process.argv.includes('--dev');
const secondsSince = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
const processStartedAt = Date.now();

const running = [];
let stopping = false;

/** Ends the processes in reverse order of their start: the site before the service. */
async function stop(status) {
  if (stopping) return;
  stopping = true;
  for (const each of [...running].reverse()) await each.end();
  process.exit(status);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
// Started without npm, it may outlive a shell that has started it in the background.
if (process.env.npm_lifecycle_event) watchParent(() => stop(0));

install();
const node = findNode();
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
mkdirSync(dataDir, { recursive: true });
const runScript = (script, ...args) => run(node, [join(root, script), ...args]);
const seeAbove = 'could not be built. See the message above.';

/**
 * Builds the site from these sources unless it is built, and marks the build as used by this process. Returns its name.
 */
function build() {
  const name = siteHash();
  if (!existsSync(join(root, 'site/next/.next', name, 'finished'))) print('Building the site…');
  if (!runScript('site/build/build.ts', name, String(process.pid))) fail(`The site ${seeAbove}`);
  return name;
}

/** Builds the editors’ preview app in the same way. */
function buildPreview() {
  const name = appHash();
  if (!existsSync(join(root, 'preview/.build', name, 'finished'))) print('Building the preview app…');
  if (!runScript('preview/server/build-app.ts', name, String(process.pid))) fail(`The preview app ${seeAbove}`);
  return name;
}

function renderDemoImages() {
  const stamp = join(dataDir, 'media-hash');
  const hash = mediaHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  print('Rendering the demo images…');
  if (!runScript('adapters/demo/write-demo-media.ts', dataDir)) fail(`The demo images ${seeAbove}`);
  writeFileSync(stamp, hash);
}

/** A process that ends is restarted at the same port. The others are not affected. */
const restart = createSupervisor({
  isStopping: () => stopping,
  report: ({ name, lastEnd }, pauseMs) =>
    print(`The ${name} ended ${lastEnd()}. It is started again in ${pauseMs / 1000} s.`),
});
const hasSavedPages = () => !stopping && existsSync(join(dataDir, 'documents.snapshot'));
/** For the other processes, and for links in emails and drafts. */
const saveAddress = (name) => (url) => writeFileSync(join(dataDir, `${name}-address`), url);

/** Settings of the site and the preview that are true of the embedded service only. */
const ofEmbeddedService = process.env.API_URL ? {} : { API_IDEMPOTENT: 'true', MEDIA_FROM_API: 'false' };

function createService() {
  const service = createProcess(node, {
    name: 'service',
    script: 'adapters/service/main.ts',
    env: { DATA_DIR: dataDir, PORT: process.env.SERVICE_PORT || '0', HOST: '127.0.0.1' },
    onAddress: saveAddress('service'),
    onDeath: () => restart(service),
  });
  running.push(service);
  return service;
}

function createSite(apiUrl, siteBuild) {
  const site = createProcess(node, {
    name: 'site',
    script: 'site/server/start/main.ts',
    args: isDevelopment ? ['--dev'] : [],
    env: {
      DATA_DIR: dataDir,
      API_URL: apiUrl,
      ...ofEmbeddedService,
      NODE_ENV: isDevelopment ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(siteBuild && { SITE_BUILD: siteBuild }),
    },
    onAddress: saveAddress('site'),
    onDeath: () => restart(site),
  });
  running.push(site);
  return site;
}

function createPreview(apiUrl, siteAddress) {
  const preview = createProcess(node, {
    name: 'preview',
    script: 'preview/server/main.ts',
    env: {
      DATA_DIR: dataDir,
      API_URL: apiUrl,
      ...ofEmbeddedService,
      SITE_ADDRESS: siteAddress,
      // A later start uses the newest build.
      get PREVIEW_BUILD() {
        return previewBuild;
      },
      // A site with a configured port is one of several on this machine.
      PREVIEW_PORT: process.env.PREVIEW_PORT || (process.env.PORT ? '0' : ''),
    },
    portName: 'PREVIEW_PORT',
    onAddress: saveAddress('preview'),
    onDeath: () => restart(preview),
  });
  running.push(preview);
  return preview;
}

const buildSiteScripts = () => runScript('site/layout/script/build-site-scripts.ts');

/** Parts that failed to restart. The next change tries them again. */
const pendingParts = new Set();

/** Builds the preview app from the changed sources and restarts it at its address. */
async function rebuildPreview(preview) {
  const name = appHash();
  if (!runScript('preview/server/build-app.ts', name, String(process.pid)))
    throw new Error(`The preview app ${seeAbove}`);
  previewBuild = name;
  await preview.end();
  await preview.start();
}

/** Restarts the parts that a change affects. Failures are printed. */
async function restartParts({ service, site, preview }, parts, files) {
  const startedAt = Date.now();
  for (const part of parts) pendingParts.add(part);
  try {
    if (pendingParts.has('script') && !buildSiteScripts()) throw new Error('The site’s scripts could not be built.');
    if (pendingParts.has('site')) await site.end();
    if (pendingParts.has('service') && service) {
      await service.end();
      await service.start();
    }
    if (pendingParts.has('site')) await site.start();
    if (pendingParts.has('preview') && preview) await rebuildPreview(preview);
    pendingParts.clear();
    print(`Restarted in ${secondsSince(startedAt)}: ${files.join(', ')}`);
  } catch (error) {
    print(`${error.message} The next change tries again.`);
  }
}

/** How editors sign in to the preview. */
function describeSecret() {
  if (process.env.EDITOR_KEY) return '   (sign in with EDITOR_KEY)';
  const file = join(dataDir, 'editor-key');
  return isSecretKnown
    ? `   (the secret is in ${file})`
    : `\n  Secret   ${readFileSync(file, 'utf8').trim()}   (saved in ${file})`;
}

if (!runScript('site/server/start/check-configuration.ts')) process.exit(1);
if (isDevelopment && !buildSiteScripts()) fail(`The site’s script ${seeAbove}`);
const siteBuild = isDevelopment ? undefined : build();
let previewBuild = buildPreview();
/** A new secret is printed once. Later it is in the data folder. */
const isSecretKnown = process.env.EDITOR_KEY || existsSync(join(dataDir, 'editor-key'));
if (!process.env.API_URL) renderDemoImages();

try {
  const service = process.env.API_URL ? undefined : createService();
  const apiUrl = process.env.API_URL || (await startService(service, { restart, print, hasSavedPages }));
  saveAddress('service')(apiUrl);
  const site = createSite(apiUrl, siteBuild);
  const url = await site.start();
  const previewProcess = createPreview(apiUrl, url);
  const preview = await startPreview(previewProcess, { restart, print });
  if (isDevelopment)
    watchSources((parts, files) => restartParts({ service, site, preview: previewProcess }, parts, files));
  // Without a mail server the service stores its emails for reading on this machine.
  const mailbox = service && !process.env.SMTP_URL ? `\n  Mailbox  ${apiUrl}/mailbox` : '';
  const messages = `\n  Messages ${url}/booking-messages`;
  const editors = preview ? `\n  Preview  ${preview}${describeSecret()}` : '';
  const { api } = site.lastReport();
  const state = api.isOk ? 'Ready' : 'Started, but not ready,';
  print(
    `\n  Site     ${url}\n  Service  ${apiUrl}${mailbox}${messages}${editors}\n\n${api.message}\n${state} in ${secondsSince(processStartedAt)}. Stop with Ctrl-C.`,
  );
} catch (error) {
  if (!stopping) process.stderr.write(`${error.message}\n`);
  stop(1);
}
