import { readHtml } from '#schemas/content/html/html-tokens.ts';
import type { TextField } from './text-fields.ts';

/** Characters that readers see in one line, and where each is written in the value. */
export interface TextRun {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** The texts of a field between the tags that separate words. Bold, italic and linked parts are one text with the rest. */
export function readTextRuns({ value, format }: Pick<TextField, 'value' | 'format'>): TextRun[] {
  if (format !== 'html') return [addText(createRun(), value, 0)];
  const runs = [createRun()];
  for (const { kind, start, end, text, isReference } of readHtml(value)) {
    const run = runs.at(-1);
    if (kind === 'break') runs.push(createRun());
    else if (run && isReference) addReference(run, text, start, end);
    else if (run) addText(run, text, start);
  }
  return runs;
}

interface OpenRun extends TextRun {
  text: string;
  readonly starts: number[];
  readonly ends: number[];
}

const createRun = (): OpenRun => ({ text: '', starts: [], ends: [] });

function addText(run: OpenRun, text: string, start: number): OpenRun {
  for (let at = 0; at < text.length; at += 1) {
    run.starts.push(start + at);
    run.ends.push(start + at + 1);
  }
  run.text += text;
  return run;
}

function addReference(run: OpenRun, text: string, start: number, end: number): void {
  for (let at = 0; at < text.length; at += 1) {
    run.starts.push(start);
    run.ends.push(end);
  }
  run.text += text;
}
