import { describe, expect, it } from 'vitest';
import { corpora } from './corpus/corpora.ts';
import { measureCorpus } from './corpus/measure-corpus.ts';

const megabyte = 1_000_000;

describe('memory of a check', { timeout: 120_000 }, () => {
  it('is less than fifty megabytes for every rejected file, which may inflate to hundreds', async () => {
    const refused = (await measureCorpus(1)).filter(({ isAccepted }) => !isAccepted);
    expect(refused).toHaveLength(
      corpora.flatMap(({ files }) => files.filter(({ expectedError }) => expectedError)).length,
    );
    expect(refused.filter(({ memory }) => memory >= 50 * megabyte)).toEqual([]);
  });
});
