// Runs the checks, browser tests included, from a fresh clone: `npm test`, or all of them: `npm run test:all`.
// Installs what is missing, the browser included.
import { findNode, install, run } from '../../site/bootstrap.mjs';

install();
const node = findNode();
const { findBrowser } = await import('./find-browser.mjs');
const browser = await findBrowser(node);
process.exitCode = run(node, ['preview/checks/check.ts', '--browser', ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser,
})
  ? 0
  : 1;
