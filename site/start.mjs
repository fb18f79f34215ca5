// Runs the product from a fresh clone: installs, builds, starts the embedded service and the site, prints their
// addresses. Plain JavaScript without packages, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fail, findNode, install, root, run, say } from './bootstrap.mjs';

const developing = process.argv.includes('--dev');
const began = Date.now();
const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;

const siteSources = ['schemas', 'renderer', 'blocks', 'site', 'package-lock.json', 'tsconfig.json'];
const mediaSources = ['adapters/service/artwork', 'adapters/service/demo', 'adapters/service/write-demo-media.ts'];
const ignored = new Set(['.next', '.frame', 'node_modules']);

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.(test|e2e)\.tsx?$/.test(name))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

/** Stands for everything that something is made from. */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesIn(join(root, name))).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Makes something again when what it is made from has changed since. */
function makeIfStale(stamp, sources, title, make) {
  const hash = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say(title);
  make();
  writeFileSync(stamp, hash);
}

/**
 * Starts a process and resolves with the address it reports; its log goes to this one's error stream. It has a process
 * group of its own, so that Ctrl-C reaches it through `stop`, in order, and it ends by itself when this process is gone.
 */
function startProcess(node, name, args, env, onEnd = () => stop(1)) {
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: true,
  });
  children.push(child);
  return new Promise((found, lost) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const line = text.split('\n').find((each) => each.startsWith('{') && each.includes('"url"'));
      if (line) found(JSON.parse(line).url);
    });
    child.once('exit', (code) => {
      lost(new Error(`The ${name} ended (${code ?? 'by a signal'}).`));
      if (!stopping) onEnd();
    });
  });
}

/** Deaths of the service that were too close together to be an accident. */
let deaths = 0;

/** Starts the embedded service; should it die, starts it again at the same port. The site shows what it has meanwhile. */
async function startService(port) {
  const began = Date.now();
  let url;
  url = await startProcess(
    node,
    'service',
    [join(root, 'adapters/service/main.ts')],
    { DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1' },
    () => {
      if (url === undefined) return;
      deaths = Date.now() - began < 60_000 ? deaths + 1 : 1;
      if (deaths > 5) return stop(1);
      setTimeout(() => startService(new URL(url).port).catch(() => stop(1)), 500 * deaths);
    },
  );
  return url;
}

const children = [];
let stopping = false;

/** Asks the processes to end, one after the other, the site first, and leaves no one behind. */
async function stop(status) {
  if (stopping) return;
  stopping = true;
  for (const child of [...children].reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((done) => child.once('exit', done));
    const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(patience);
  }
  process.exit(status);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

install();
const node = findNode();
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
mkdirSync(dataDir, { recursive: true });
const must = (script, args, message) => run(node, [join(root, script), ...args]) || fail(message);
if (!run(node, [join(root, 'site/server/check-configuration.ts')])) process.exit(1);
if (developing) must('site/frame/build-frame.ts', [], 'The site’s script could not be built: see the message above.');
else {
  makeIfStale(join(root, 'site/.next/source-hash'), siteSources, 'Building the site…', () =>
    must('site/build.ts', [], 'The site could not be built: see the message above.'),
  );
}
if (!process.env.API_URL) {
  makeIfStale(join(dataDir, 'media-hash'), mediaSources, 'Drawing the demo chain’s pictures…', () =>
    must('adapters/service/write-demo-media.ts', [dataDir], 'The pictures could not be drawn: see the message above.'),
  );
}

try {
  const apiUrl = process.env.API_URL || (await startService(process.env.SERVICE_PORT || '0'));
  writeFileSync(join(dataDir, 'service-address'), apiUrl);
  const site = await startProcess(node, 'site', [join(root, 'site/server/main.ts'), ...(developing ? ['--dev'] : [])], {
    DATA_DIR: dataDir,
    API_URL: apiUrl,
    NODE_ENV: developing ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  say(`\n  Site     ${site}\n  Service  ${apiUrl}\n\nReady in ${seconds()}. Stop with Ctrl-C.`);
} catch (error) {
  if (!stopping) process.stderr.write(`${error.message}\n`);
  stop(1);
}
