import { performance } from 'node:perf_hooks';
import { argv, stdout } from 'node:process';
import { referencePage } from '../reference-page.ts';
import type { Contender } from './contender.ts';

/**
 * Times every contender on the reference page alternately, so that all run under the same conditions. Arguments: the
 * bundle of this renderer, that of the others, tiles, rounds. Prints JSON.
 */
const [own = '', others = ''] = argv.slice(2);
const count = Number(argv[4] ?? 40);
const rounds = Number(argv[5] ?? 15);
const json = JSON.stringify(referencePage(count));

/** Inputs are prepared outside the measured time, and each is used once, so that nothing can be cached by identity. */
function time({ prepare, run }: Contender, runs: number): number {
  const inputs = Array.from({ length: runs }, () => prepare(json) as never);
  // A full collection would also discard code compiled for the shapes of objects that are not in use at the moment.
  globalThis.gc?.({ type: 'minor' });
  const startedAt = performance.now();
  for (const input of inputs) run(input);
  return (performance.now() - startedAt) / runs;
}

/** The value below which the given share of the values lies. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);

const load = async (file: string): Promise<readonly Contender[]> => (await import(file)).contenders;
const isOwn = ({ name }: Contender): boolean => name.startsWith('this renderer');
const contenders = [...(await load(others)).filter((each) => !isOwn(each)), ...(await load(own)).filter(isOwn)];

const runs = Math.max(1, Math.round(2000 / count));
// A server is warm after its first thousands of tiles.
for (const contender of contenders) for (let turn = 0; turn < 10; turn += 1) time(contender, runs);
const times = contenders.map(() => [] as number[]);
for (let round = 0; round < rounds; round += 1) {
  for (const [index, contender] of contenders.entries()) times[index]?.push(time(contender, runs));
}
const floor = times[0] ?? [];
const results = contenders.map(({ name, prepare, run }, index) => {
  const own = times[index] ?? [];
  const ratios = own.map((value, round) => value / (floor[round] ?? 1));
  return {
    name,
    milliseconds: median(own),
    ratio: median(ratios),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    bytes: run(prepare(json) as never).length,
  };
});
stdout.write(`${JSON.stringify({ count, results })}\n`);
