import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';
import { compiledForm, compiledIsland, validatorsOf, validatorTypes } from './make-form.ts';

/**
 * Makes the registries from the folders: `node preview/generators/gen.ts`. With `--check` nothing is written and
 * the exit status says whether what is there is up to date.
 */
const root = join(import.meta.dirname, '../..');

const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase());
const quoted = (name: string): string => (/^[a-z0-9]+$/.test(name) ? name : `'${name}'`);

const folders = (place: string): string[] =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const holds = (place: string, name: string, ending: string): boolean =>
  readdirSync(join(root, place, name)).includes(`${name}${ending}`);

/** All files below a folder with an ending, by their path from it. */
const below = (place: string, ending: string): string[] =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();

const note = '// Made by `npm run gen` from the folders. Do not edit.\n';

function tilesFile(): string {
  const names = folders('schemas/tiles').filter((name) => holds('schemas/tiles', name, '.tile.ts'));
  const imports = names.map((name) => `import { ${camel(name)} } from './${name}/${name}.tile.ts';`);
  const entries = names.map((name) => (name === camel(name) ? `  ${name},` : `  ${quoted(name)}: ${camel(name)},`));
  return `${note}${imports.join('\n')}\n\nexport const tiles = {\n${entries.join('\n')}\n} as const;\n`;
}

function blocksFile(): string {
  const names = folders('blocks').filter((name) => !name.startsWith('_') && holds('blocks', name, '.tsx'));
  const imports = names.map((name) => `import { ${pascal(name)} } from './${name}/${name}.tsx';`);
  const entries = names.map((name) => `  ${quoted(name)}: ${pascal(name)},`);
  const type = "import type { Blocks } from '#renderer/block.ts';";
  return `${note}${type}\n${imports.join('\n')}\n\nexport const blocks: Blocks = {\n${entries.join('\n')}\n};\n`;
}

function islandsFile(): string {
  const names = folders('blocks').filter((name) => !name.startsWith('_') && holds('blocks', name, '.client.tsx'));
  const entries = names.map((name) => {
    const load = `import('./${name}/${name}.client.tsx').then((island) => island.${pascal(name)}Island)`;
    return `  ${quoted(name)}: hostIsland('${name}', () => ${load}),`;
  });
  const formEntries = pageForms.map(({ name }) => {
    const load = `import('./_shared/forms/compiled/${name}.generated.client.tsx').then(({ island }) => island)`;
    return `  'form-${name}': hostIsland('form-${name}', () => ${load}),`;
  });
  const imports = "import { hostIsland } from './_shared/islands/host-island.client.tsx';";
  return `${note}${imports}\n\nexport const islands = {\n${[...entries, ...formEntries].join('\n')}\n} as const;\n`;
}

function formsFile(): string {
  const imports = formNames.map((name) => `import { ${camel(name)}Form } from './${name}/${name}.form.ts';`);
  const entries = formNames.map((name) => `  ${quoted(name)}: ${camel(name)}Form,`);
  return `${note}${imports.join('\n')}\n\nexport const forms = {\n${entries.join('\n')}\n} as const;\n`;
}

const formTypesFile = (): string =>
  `${note}/** The forms that a tile can show. */\nexport const formTypes = [${pageForms.map(({ name }) => `'${name}'`).join(', ')}] as const;\n`;

const isForm = (value: unknown): value is FormDefinition =>
  typeof value === 'object' && value !== null && 'fields' in value && 'rules' in value && 'words' in value;

/** Each form’s definition, read from its folder. */
async function readForm(name: string): Promise<FormDefinition> {
  const file: Readonly<Record<string, unknown>> = await import(join(root, `schemas/forms/${name}/${name}.form.ts`));
  const form = file[`${camel(name)}Form`];
  if (!isForm(form)) throw new Error(`schemas/forms/${name}/${name}.form.ts must export ${camel(name)}Form.`);
  return form;
}

const made = 'blocks/_shared/forms/compiled';

/** The files that each form is made into for the browser. */
const formFiles = (form: FormDefinition): (readonly [string, () => string])[] => [
  [`${made}/${form.name}.validators.generated.cjs`, () => validatorsOf(form)],
  [`${made}/${form.name}.validators.generated.d.cts`, () => validatorTypes],
  form.sentWith === 'journey'
    ? [`${made}/${form.name}.generated.ts`, () => compiledForm(form)]
    : [`${made}/${form.name}.generated.client.tsx`, () => compiledIsland(form)],
];

function elementsFile(): string {
  const files = below('blocks', '.element.ts');
  const functionOf = (file: string): string => `define${pascal(file.replace(/^.*\//, '').replace('.element.ts', ''))}`;
  const imports = files.map((file) => `import { ${functionOf(file)} } from './${file}';`);
  const calls = files.map((file) => `  ${functionOf(file)}();`);
  return `${note}${imports.join('\n')}\n\n/** Starts every browser behaviour of the blocks that needs no framework. */\nexport function defineElements(): void {\n${calls.join('\n')}\n}\n`;
}

const formNames = folders('schemas/forms').filter((name) => holds('schemas/forms', name, '.form.ts'));
const forms = await Promise.all(formNames.map(readForm));
/** A step of the journey is drawn by the journey. */
const pageForms = forms.filter(({ sentWith }) => sentWith !== 'journey');

/** Each generated file and what it must hold. */
const files = new Map<string, () => string>([
  ['schemas/tiles/tiles.generated.ts', tilesFile],
  ['blocks/blocks.generated.ts', blocksFile],
  ['blocks/islands.generated.ts', islandsFile],
  ['blocks/elements.generated.ts', elementsFile],
  ['schemas/forms/forms.generated.ts', formsFile],
  ['schemas/forms/form-types.generated.ts', formTypesFile],
  ...forms.flatMap(formFiles),
]);

const current = (file: string): string => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
};

const checking = process.argv.includes('--check');
const stale = [...files].filter(([file, make]) => current(file) !== make());
for (const [file, make] of stale) {
  if (checking) stdout.write(`${file} is out of date: run npm run gen.\n`);
  else writeFileSync(join(root, file), make());
}
if (!checking) stdout.write(stale.length > 0 ? `Wrote ${stale.map(([file]) => file).join(', ')}.\n` : 'Up to date.\n');
if (checking && stale.length > 0) process.exitCode = 1;
