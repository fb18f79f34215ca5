import { describe, expect, it } from 'vitest';
import { corpora } from './corpus/corpora.ts';
import { measureCorpus } from './corpus/measure-corpus.ts';

const megabyte = 1_000_000;

describe('memory of a check', { timeout: 120_000 }, () => {
  it('is less than thirty megabytes for every rejected file, however much it inflates to', async () => {
    const refused = (await measureCorpus(1)).filter(({ isAccepted }) => !isAccepted);
    expect(refused).toHaveLength(
      corpora.flatMap(({ files }) => files.filter(({ expectedError }) => expectedError)).length,
    );
    expect(refused.filter(({ memory }) => memory >= 30 * megabyte)).toEqual([]);
  });
});
