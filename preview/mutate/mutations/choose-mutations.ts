import { createHash } from 'node:crypto';
import { type Mutation, mutatorNames } from './mutation.ts';

/**
 * A sample with an equal share of each mutator, as far as possible, because strings outnumber everything else. It
 * depends on the seed and on each mutation only, not on its position, so that a change keeps the rest of the sample.
 */
export function chooseMutations(mutations: readonly Mutation[], seed: number, count: number): Mutation[] {
  const ranked = rank(mutations, seed);
  const rounds = mutatorNames.flatMap((name) =>
    ranked.filter(({ mutator }) => mutator === name).map((mutation, round) => ({ mutation, round })),
  );
  return rounds
    .sort((one, other) => one.round - other.round)
    .slice(0, count)
    .map(({ mutation }) => mutation);
}

function rank(mutations: readonly Mutation[], seed: number): Mutation[] {
  const occurrences = new Map<string, number>();
  const ranked = mutations.map((mutation) => {
    const name = JSON.stringify([mutation.file, mutation.mutator, mutation.original, mutation.replacement]);
    const occurrence = occurrences.get(name) ?? 0;
    occurrences.set(name, occurrence + 1);
    return { mutation, key: createHash('sha256').update(`${seed} ${occurrence} ${name}`).digest('hex') };
  });
  return ranked.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ mutation }) => mutation);
}
