import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in a build’s folder that lists the breakpoints of its style sheets. */
const fileName = 'breakpoints';

/** Records the breakpoints that a build was made with. */
export const writeBreakpoints = (build: string, widths: readonly number[]): void =>
  writeFileSync(join(build, fileName), widths.join());

/** Whether a build was made with these breakpoints. */
export function hasBreakpoints(build: string, widths: readonly number[]): boolean {
  const file = join(build, fileName);
  return existsSync(file) && readFileSync(file, 'utf8') === widths.join();
}
