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

/** A module for each block that re-exports all of its style sheets, because unused CSS modules would be dropped. */
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

/** Sizes of the style sheets in each block’s folder in bytes, minified and compressed with brotli; 0 if it has none. */
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
