import type { Passport, PassportField } from './passport.ts';

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A Markdown table. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const code = (words: string): string => (words === '' ? '' : `\`${words}\``);

/** The fields of a schema as a Markdown table. */
export const describeSchema = (fields: readonly PassportField[]): string =>
  table(
    ['field', 'title', 'kind', 'required', 'default', 'limits'],
    fields.map((field) => [
      code(field.path),
      field.title,
      field.kind,
      field.required ? 'yes' : '',
      code(field.default),
      field.limits,
    ]),
  );

const listed = (lines: readonly string[], none: string): string =>
  lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : none;

const kilobytes = (bytes: number): string => (bytes === 0 ? '0' : `${(bytes / 1000).toFixed(1)} kB`);

const result = (faults: Passport['results'][string]): string =>
  faults.length === 0 ? 'pass' : faults.map(({ example, words }) => `${example}: ${words}`).join('<br>');

/** A block report as a Markdown page. Pure. */
export const describePassport = (passport: Passport): string => `<!-- Made by \`npm run passports\`. Do not edit. -->
# ${passport.title} (\`${passport.type}\`)

${passport.description}

Version ${passport.version}. Script ${kilobytes(passport.script)}, CSS ${kilobytes(passport.style)}, compressed.

## Fields
${describeSchema(passport.fields)}

The fields that every tile may carry are in [the index](README.md).

## Needs
${listed(
  passport.needs.map(({ source, optional }) => (optional ? `${source}, if it can be had` : source)),
  'No data.',
)}

## Examples
${listed(
  passport.examples.map(({ name, story }) => `${name}: story \`${story}\``),
  'None.',
)}

## Results
${table(
  ['check', 'result'],
  Object.entries(passport.results).map(([check, faults]) => [check, result(faults)]),
)}

## Versions
${listed(
  passport.history.map(({ version, title }) => `${version}: ${title}`),
  'The first.',
)}

## Uses on the demo pages
${listed(
  passport.uses.map(({ page, tiles }) => `\`${page}\`${tiles > 1 ? ` (${tiles})` : ''}`),
  'None.',
)}
`;

const mark = (faults: Passport['results'][string] | undefined): string =>
  faults === undefined ? '' : faults.length === 0 ? 'pass' : `**${faults.length}**`;

/** The index of all block reports, with the fields that every tile has. Pure. */
export function describeIndex(all: readonly Passport[], shared: readonly PassportField[]): string {
  const checks = [...new Set(all.flatMap(({ results }) => Object.keys(results)))];
  return `<!-- Made by \`npm run passports\`. Do not edit. -->
# Passports of the tile types

Sizes are compressed. A number in a check’s column is how many faults were found: the tile’s passport names them.

${table(
  ['tile', 'version', 'script', 'CSS', ...checks],
  all.map((each) => [
    `[${each.type}](${each.type}.md)`,
    String(each.version),
    kilobytes(each.script),
    kilobytes(each.style),
    ...checks.map((check) => mark(each.results[check])),
  ]),
)}

## Fields that every tile may carry
${describeSchema(shared)}
`;
}
