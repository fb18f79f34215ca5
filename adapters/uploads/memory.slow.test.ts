import { describe, expect, it } from 'vitest';
import { corpora } from './corpus/corpora.ts';
import { measureCorpus } from './corpus/measure-corpus.ts';

const megabyte = 1_000_000;

describe('the memory that a check takes', { timeout: 120_000 }, () => {
  it('is less than thirty megabytes for every file that is refused, however much is packed into it', async () => {
    const refused = (await measureCorpus(1)).filter(({ isTaken }) => !isTaken);
    expect(refused).toHaveLength(corpora.flatMap(({ files }) => files.filter(({ fault }) => fault)).length);
    expect(refused.filter(({ memory }) => memory >= 30 * megabyte)).toEqual([]);
  });
});
