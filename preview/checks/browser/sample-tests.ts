/**
 * Chooses browser tests from the output of `playwright test --list`: all tests of a file, or its first one where
 * `isSampled` is true. The result is the content of a file for `--test-list`. Files are relative to the tests' folder.
 */
export function sampleTests(listing: string, isSampled: (file: string) => boolean): string {
  const chosen: string[] = [];
  const seen = new Set<string>();
  for (const line of listing.split('\n')) {
    const file = /^ *\[[^\]]+\] › (.+?):\d+:\d+ › /.exec(line)?.[1];
    if (file === undefined || (seen.has(file) && isSampled(file))) continue;
    seen.add(file);
    chosen.push(line.trim());
  }
  return chosen.join('\n');
}
