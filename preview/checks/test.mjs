// Runs all checks including browser tests from a fresh clone: `npm test`, or `npm run test:all`. Installs what is
// missing.
import { findNode, install, run } from '#site/build/bootstrap.mjs';

install();
const node = findNode();
process.exitCode = run(node, ['preview/checks/check.ts', '--browser', ...process.argv.slice(2)]) ? 0 : 1;
