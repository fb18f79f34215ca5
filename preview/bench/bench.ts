import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { findBrowser } from '#preview/checks/browser/find-browser.ts';

/**
 * Runs the benchmarks: all, or the given ones (`npm run bench render serve`). Ratios are of one run on one machine.
 * `--small` is for `scale`, `--minutes` for `load`.
 */
const { values: options, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false }, minutes: { type: 'string', default: '10' } },
});
const print = (line = ''): boolean => stdout.write(`${line}\n`);
const cell = (text: string | number, width: number): string =>
  (typeof text === 'number' ? text.toFixed(2) : text).padStart(width);

async function render(): Promise<void> {
  const { benchRender } = await import('./render/render-bench.ts');
  print(
    'Rendering the reference page in process: milliseconds, and the ratio to hard-coded JSX (median of the rounds, and quartiles)',
  );
  for (const { count, results } of await benchRender([10, 40, 200, 1000, 5000])) {
    print(`\n${count} tiles, ${((results[0]?.bytes ?? 0) / 1000).toFixed(0)} kB of markup`);
    for (const { name, milliseconds, ratio, spread } of results)
      print(
        `  ${name.padEnd(26)}${cell(milliseconds, 10)}${cell(ratio, 8)}   ${spread.map((each) => each.toFixed(2)).join('–')}`,
      );
  }
}

async function edit(): Promise<void> {
  const { benchEdit } = await import('./editor/edit-bench.ts');
  print('Parsing a page again after one tile has changed');
  for (const count of [40, 200, 1000, 5000]) {
    const { validated, milliseconds, readAllMilliseconds } = benchEdit(count);
    print(
      `  ${cell(String(count), 5)} tiles: ${validated} validated, ${milliseconds.toFixed(3)} ms (all: ${readAllMilliseconds.toFixed(2)} ms)`,
    );
  }
}

async function product(): Promise<void> {
  const { benchProduct } = await import('./product/product-bench.ts');
  const report = await benchProduct();
  print('The built product, with the 40-tile reference page');
  print(`  start to first page          ${report.startMs.toFixed(0)} ms`);
  print(`  first rendering, CPU         ${report.renderMs.toFixed(1)} ms`);
  print(
    `  document / markup            ${report.documentBytes} / ${report.markupBytes} bytes = ${(report.documentBytes / report.markupBytes).toFixed(3)}`,
  );
  print(`  document, brotli             ${report.compressedBytes} bytes`);
  print(`  the site’s script, brotli    ${report.scriptBytes} bytes`);
  print(`  framework scripts            ${report.frameworkBytes}`);
}

async function serve(): Promise<void> {
  const { benchServe } = await import('./product/serve-bench.ts');
  const reports = await benchServe(['/terms-and-conditions', '/menu/main', '/restaurants/london/soho']);
  print('Cached documents, one core, brotli: requests per second, compared with nginx and the same bytes on disk');
  if (!reports) print('  skipped: nginx, wrk and taskset are needed (Debian packages nginx, wrk, util-linux)');
  for (const { path, bytes, nginx, site, ratio } of reports ?? []) {
    print(`  ${path.padEnd(28)}${cell(String(bytes), 8)} bytes${cell(nginx, 12)}${cell(site, 12)}${cell(ratio, 8)}`);
  }
}

async function vitals(): Promise<void> {
  const { benchVitals, vitalsGoals } = await import('./product/vitals-bench.ts');
  print('First visits on a simulated phone (CPU four times slower, slow 4G), median of three');
  print(`  goals: LCP ${vitalsGoals.lcpMs} ms, CLS ${vitalsGoals.cls}, TBT ${vitalsGoals.tbtMs} ms`);
  for (const each of await benchVitals(['/', '/restaurants/london/soho', '/menu/main'])) {
    const { path, lcpMs, cls, tbtMs, requests, bytes, largest } = each;
    print(
      `  ${path.padEnd(28)}LCP ${lcpMs.toFixed(0)} ms, CLS ${cls.toFixed(3)}, TBT ${tbtMs.toFixed(0)} ms; ${requests} requests, ${(bytes / 1000).toFixed(0)} kB before the LCP`,
    );
    print(`    largest: ${largest}`);
  }
}

async function lighthouse(): Promise<void> {
  const { benchLighthouse, lighthouseGoals } = await import('./product/lighthouse-bench.ts');
  const line = (scores: Iterable<readonly [string, number]>): string =>
    [...scores].map(([name, score]) => `${name} ${score}`).join(', ');
  print('Lighthouse on its simulated phone, median of three; downloaded from the registry');
  print(`  goals: ${line(Object.entries(lighthouseGoals))}`);
  for (const { path, scores, lcp, tbt, cls } of await benchLighthouse(['/', '/restaurants/london/soho', '/menu/main']))
    print(`  ${path.padEnd(28)}${line(scores)}; LCP ${lcp}, TBT ${tbt}, CLS ${cls}`);
}

async function booking(): Promise<void> {
  const { benchBookings } = await import('./booking-bench.ts');
  const { startTemporaryPostgres } = await import('#adapters/testing/temporary-postgres.ts');
  const postgres = await startTemporaryPostgres();
  print('Bookings of the embedded service, on a new database; the clients share the machine’s cores with it');
  for (const name of postgres ? ['SQLite', 'PostgreSQL'] : ['SQLite']) {
    const { availability, bookings } = await benchBookings(
      name === 'SQLite' ? undefined : await postgres?.createDatabase(),
    );
    const { visitors, p50, p99, perSecond } = availability;
    print(`  ${name}`);
    print(
      `    availability of 10 restaurants, ${visitors} concurrent: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)} a second`,
    );
    print(
      `    bookings, 16 concurrent: ${bookings.perSecond.toFixed(0)} a second (${bookings.count} made), p99 ${bookings.p99.toFixed(1)} ms`,
    );
  }
  await postgres?.stop();
}

async function files(): Promise<void> {
  const { benchFiles, filesGoals } = await import('./files-bench.ts');
  const { files: count, refused, accepted, memory } = await benchFiles();
  print(`Checking ${count} valid and invalid uploads, one after the other`);
  print(`  goals: refused within ${filesGoals.refusedMs} ms, less than ${filesGoals.memory / 1_000_000} MB of memory`);
  for (const [what, costs] of [
    ['refused', refused],
    ['accepted', accepted],
  ] as const)
    for (const { title, milliseconds } of costs) print(`  ${what.padEnd(8)}${cell(milliseconds, 9)} ms  ${title}`);
  print(`  memory  ${cell((memory?.memory ?? 0) / 1_000_000, 9)} MB  ${memory?.title}`);
}

async function answers(): Promise<void> {
  const { answersGoalMs, benchAnswers } = await import('./answers-bench.ts');
  print('Response times for a known and an unknown email address: medians');
  print(`  goal: a difference of less than ${answersGoalMs} ms`);
  for (const { call, pairs, knownMs, unknownMs } of await benchAnswers(300))
    print(`  ${call.padEnd(10)}${cell(knownMs, 8)} ms${cell(unknownMs, 8)} ms  (${pairs} of each, alternately)`);
}

async function forms(): Promise<void> {
  const { benchForms, formGoalBytes } = await import('./forms-bench.ts');
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  print('Script of a form beyond the shared React script, as transferred, once it scrolls into view on a phone');
  print(`  goal: ${kilobytes(formGoalBytes)} kB at most`);
  const found = await benchForms([
    ['sign-up', '/sign-up'],
    ['contact', '/contact'],
    ['group-booking', '/group-booking'],
    ['voucher', '/offer/birthday-pudding'],
  ]);
  for (const { form, path, formBytes, sharedBytes } of found)
    print(
      `  ${form.padEnd(16)}${kilobytes(formBytes).padStart(6)} kB  (${path}; shared: ${kilobytes(sharedBytes)} kB)`,
    );
}

async function keystrokes(): Promise<void> {
  const { benchKeystrokes, keystrokeGoals } = await import('./editor/keystroke-bench.ts');
  print('Typing in the preview app: from the keypress to changed pixels in all frames');
  for (const { tiles, median, p95 } of keystrokeGoals)
    print(`  goals with ${tiles} tiles: median ${median} ms, 95th percentile ${p95} ms`);
  for (const { tiles, frames, field, median, p95, isSteady } of await benchKeystrokes())
    print(
      `  ${tiles} tiles, ${frames} frame${frames > 1 ? 's' : ' '}, ${field.padEnd(9)}  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms; focus and scroll ${isSteady ? 'were kept' : 'were lost'}`,
    );
}

async function app(): Promise<void> {
  const { appGoals, benchApp } = await import('./editor/app-bench.ts');
  print('The preview app in a browser: medians, and processor time without input');
  const times = await benchApp((step) => print(`  ${step}`));
  const line = (name: string, value: number, goal: number, unit: string): boolean =>
    print(`  ${name.padEnd(46)}${value.toFixed(unit === 'ms' ? 0 : 1).padStart(6)} ${unit}  (goal: ${goal} ${unit})`);
  line('a page of 40 tiles, until it is shown', times.openPageMs, appGoals.openPageMs, 'ms');
  line('the list of 5,000 pages', times.openListMs, appGoals.openListMs, 'ms');
  line('a search in 5,000 pages', times.searchMs, appGoals.searchMs, 'ms');
  line('an open editor without input, of one core', times.idlePercent, appGoals.idlePercent, '%');
  print(
    `  the site, the service and the preview’s server, meanwhile${times.idleProductPercent.toFixed(1).padStart(6)} %`,
  );
}

async function scale(): Promise<void> {
  const { benchScale } = await import('./scale/scale-bench.ts');
  const { formatRows } = await import('./scale/scale-report.ts');
  const { writeReport } = await import('./write-report.ts');
  print('The built product with more and more content: the value at each size, and how it grows');
  const rows = await benchScale({
    isSmall: options.small,
    onSize: ({ dimension, size, load }) => print(`  measured: ${size} ${dimension}, load average ${load.toFixed(1)}`),
  });
  const table = formatRows(rows);
  print(`\n${table}\n\nAlso in ${writeReport('scale', rows, table)}`);
}

async function load(): Promise<void> {
  const { benchLoad } = await import('./load/load-bench.ts');
  const { formatLoadReport } = await import('./load/load-report.ts');
  const { writeReport } = await import('./write-report.ts');
  print('The built product under mixed traffic; the clients share the machine’s cores with it');
  const report = await benchLoad(Number(options.minutes), (name) => print(`  ${name}`));
  const text = formatLoadReport(report);
  print(`\n${text}\n\nAlso in ${writeReport('load', report, text)}`);
}

const benches = Object.entries({
  render,
  edit,
  product,
  serve,
  vitals,
  booking,
  files,
  answers,
  forms,
  keystrokes,
  app,
  lighthouse,
  scale,
  load,
});
/** Run only if they are given: Lighthouse needs the registry, the others take minutes. */
const onRequest: ReadonlySet<string> = new Set(['app', 'lighthouse', 'scale', 'load']);
const inBrowser: ReadonlySet<string> = new Set(['vitals', 'forms', 'keystrokes', 'app', 'lighthouse']);
for (const [name, run] of benches) {
  if (requested.length > 0 ? !requested.includes(name) : onRequest.has(name)) continue;
  if (inBrowser.has(name)) await findBrowser();
  await run();
  print();
}
