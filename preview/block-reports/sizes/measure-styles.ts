import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

const blocks = join(import.meta.dirname, '../../../blocks');
const prefix = 'block-styles:';

const filesOf = (type: string): string[] =>
  readdirSync(join(blocks, type), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort();

/** A module for each block that hands on all of its style sheets: what nothing uses of a CSS module would be left out. */
const blockStyles: Plugin = {
  name: 'block-styles',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const type = id.slice(prefix.length + 1);
    return filesOf(type)
      .map((file, index) => `export * as styles${index} from ${JSON.stringify(join(blocks, type, file))};`)
      .join('\n');
  },
};

/** Bytes of the style sheets in each block’s own folder, minified and compressed with brotli; 0 where it has none. */
export async function measureStyles(types: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map(types.map((type) => [type, 0]));
  for (const type of types) {
    if (filesOf(type).length === 0) continue;
    const parts = await bundle({ [type]: `${prefix}${type}` }, [blockStyles]);
    const styles = parts.flatMap((part) =>
      part.type === 'asset' && part.fileName.endsWith('.css') ? [part.source.toString()] : [],
    );
    sizes.set(type, brotliCompressSync(styles.join('')).length);
  }
  return sizes;
}
