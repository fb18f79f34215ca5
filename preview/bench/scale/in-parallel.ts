/** Runs `work` for each number from `from` up to, but not including, `to`, a few at a time. */
export async function inParallel(from: number, to: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = from;
  const run = async (): Promise<void> => {
    while (next < to) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: 4 }, run));
}
