import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a build’s folder: the widths that its style sheets change at. */
const fileName = 'breakpoints';

/** Notes the breakpoints that a build was made with. */
export const noteBreakpoints = (build: string, widths: readonly number[]): void =>
  writeFileSync(join(build, fileName), widths.join());

/** Whether a build was made with these breakpoints. */
export function hasBreakpoints(build: string, widths: readonly number[]): boolean {
  const file = join(build, fileName);
  return existsSync(file) && readFileSync(file, 'utf8') === widths.join();
}
