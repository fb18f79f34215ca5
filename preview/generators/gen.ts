import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';
import { toCamelCase, toPascalCase } from './change-case.ts';
import { formModule, islandModule, validatorsModule, validatorTypes } from './compile-form.ts';

/**
 * Generates the registries from the folders: `node preview/generators/gen.ts`. With `--check` nothing is written, and
 * the exit status says whether the files are up to date.
 */
const root = join(import.meta.dirname, '../..');

const quoteKey = (name: string): string => (/^[a-z0-9]+$/.test(name) ? name : `'${name}'`);

const folders = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const containsFile = (folder: string, name: string, ending: string): boolean =>
  readdirSync(join(root, folder, name)).includes(`${name}${ending}`);

/** All files below a folder with an ending, by their relative path. */
const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();

const header = '// Made by `npm run gen` from the folders. Do not edit.\n';

function tilesFile(): string {
  const names = folders('schemas/tiles').filter((name) => containsFile('schemas/tiles', name, '.tile.ts'));
  const imports = names.map((name) => `import { ${toCamelCase(name)} } from './${name}/${name}.tile.ts';`);
  const entries = names.map((name) =>
    name === toCamelCase(name) ? `  ${name},` : `  ${quoteKey(name)}: ${toCamelCase(name)},`,
  );
  return `${header}${imports.join('\n')}\n\nexport const tiles = {\n${entries.join('\n')}\n} as const;\n`;
}

function blocksFile(): string {
  const names = folders('blocks').filter((name) => !name.startsWith('_') && containsFile('blocks', name, '.tsx'));
  const imports = names.map((name) => `import { ${toPascalCase(name)} } from './${name}/${name}.tsx';`);
  const entries = names.map((name) => `  ${quoteKey(name)}: ${toPascalCase(name)},`);
  const type = "import type { Blocks } from './_shared/block.ts';";
  return `${header}${type}\n${imports.join('\n')}\n\nexport const blocks: Blocks = {\n${entries.join('\n')}\n};\n`;
}

function islandsFile(): string {
  const names = folders('blocks').filter(
    (name) => !name.startsWith('_') && containsFile('blocks', name, '.client.tsx'),
  );
  const entries = names.map((name) => {
    const load = `import('./${name}/${name}.client.tsx').then((island) => island.${toPascalCase(name)}Island)`;
    return `  ${quoteKey(name)}: hostIsland('${name}', () => ${load}),`;
  });
  const formEntries = pageForms.map(({ name }) => {
    const load = `import('./_shared/forms/compiled/${name}.generated.client.tsx').then(({ island }) => island)`;
    return `  'form-${name}': hostIsland('form-${name}', () => ${load}),`;
  });
  const imports = "import { hostIsland } from './_shared/islands/host-island.client.tsx';";
  return `${header}${imports}\n\nexport const islands = {\n${[...entries, ...formEntries].join('\n')}\n} as const;\n`;
}

function formsFile(): string {
  const imports = formNames.map((name) => `import { ${toCamelCase(name)}Form } from './${name}/${name}.form.ts';`);
  const entries = formNames.map((name) => `  ${quoteKey(name)}: ${toCamelCase(name)}Form,`);
  return `${header}${imports.join('\n')}\n\nexport const forms = {\n${entries.join('\n')}\n} as const;\n`;
}

function sourcesFile(): string {
  const names = filesBelow('schemas/sources', '.source.ts').map((file) => file.replace('.source.ts', ''));
  const imports = names.map((name) => `import { ${toCamelCase(name)}Source } from './${name}.source.ts';`);
  const entries = names.map((name) => `  ${toCamelCase(name)}: ${toCamelCase(name)}Source,`);
  const loaders = names.map(
    (name) => `  ${toCamelCase(name)}: (need, signal) => ${toCamelCase(name)}Source.load(need, ports, signal),`,
  );
  const examples = names.map((name) => `  ${toCamelCase(name)}: ${toCamelCase(name)}Source.example,`);
  return `${header}import type { Loaders, NeedValues } from '#schemas/content/tile/need.ts';
import type { SourcePorts } from './ports.ts';
${imports.join('\n')}

export const sources = {
${entries.join('\n')}
} as const;

/** The loader of each source. */
export const createLoaders = (ports: SourcePorts): Loaders => ({
${loaders.join('\n')}
});

/** Sample data of each source, for stories and tests. */
export const exampleData: NeedValues = {
${examples.join('\n')}
};
`;
}

const formTypesFile = (): string =>
  `${header}/** The forms that a tile can show. */\nexport const formTypes = [${pageForms.map(({ name }) => `'${name}'`).join(', ')}] as const;\n`;

const isForm = (value: unknown): value is FormDefinition =>
  typeof value === 'object' && value !== null && 'fields' in value && 'rules' in value && 'texts' in value;

/** The definition of a form, loaded from its folder. */
async function readForm(name: string): Promise<FormDefinition> {
  const file: Readonly<Record<string, unknown>> = await import(join(root, `schemas/forms/${name}/${name}.form.ts`));
  const form = file[`${toCamelCase(name)}Form`];
  if (!isForm(form)) throw new Error(`schemas/forms/${name}/${name}.form.ts must export ${toCamelCase(name)}Form.`);
  return form;
}

const compiledFolder = 'blocks/_shared/forms/compiled';

/** The files that a form is compiled into for the browser. */
const formFiles = (form: FormDefinition): (readonly [string, () => string])[] => [
  [`${compiledFolder}/${form.name}.validators.generated.cjs`, () => validatorsModule(form)],
  [`${compiledFolder}/${form.name}.validators.generated.d.cts`, () => validatorTypes],
  form.submitChannel === 'journey'
    ? [`${compiledFolder}/${form.name}.generated.ts`, () => formModule(form)]
    : [`${compiledFolder}/${form.name}.generated.client.tsx`, () => islandModule(form)],
];

function elementsFile(): string {
  const files = filesBelow('blocks', '.element.ts');
  const functionOf = (file: string): string =>
    `define${toPascalCase(file.replace(/^.*\//, '').replace('.element.ts', ''))}`;
  const imports = files.map((file) => `import { ${functionOf(file)} } from './${file}';`);
  const calls = files.map((file) => `  ${functionOf(file)}();`);
  return `${header}${imports.join('\n')}\n\n/** Starts every browser behaviour of the blocks that needs no framework. */\nexport function defineElements(): void {\n${calls.join('\n')}\n}\n`;
}

const formNames = folders('schemas/forms').filter((name) => containsFile('schemas/forms', name, '.form.ts'));
const forms = await Promise.all(formNames.map(readForm));
/** A form that is a step of the booking journey is rendered by the journey. */
const pageForms = forms.filter(({ submitChannel }) => submitChannel !== 'journey');

/** Each generated file and its content. */
const files = new Map<string, () => string>([
  ['schemas/tiles/tiles.generated.ts', tilesFile],
  ['blocks/blocks.generated.ts', blocksFile],
  ['blocks/islands.generated.ts', islandsFile],
  ['blocks/elements.generated.ts', elementsFile],
  ['schemas/forms/forms.generated.ts', formsFile],
  ['schemas/sources/sources.generated.ts', sourcesFile],
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

const isCheck = process.argv.includes('--check');
const stale = [...files].filter(([file, make]) => current(file) !== make());
for (const [file, make] of stale) {
  if (isCheck) stdout.write(`${file} is out of date. Run npm run gen.\n`);
  else writeFileSync(join(root, file), make());
}
if (!isCheck) stdout.write(stale.length > 0 ? `Wrote ${stale.map(([file]) => file).join(', ')}.\n` : 'Up to date.\n');
if (isCheck && stale.length > 0) process.exitCode = 1;
