import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { endpoints } from '#schemas/api/endpoints.ts';
import { connectEditing } from './migrate/connect-editing.ts';

const content = endpoints.allContent.reply;
export type Content = z.output<typeof content>;

/** All content of the running service. */
export async function loadServiceContent(): Promise<Content> {
  const client = connectEditing();
  try {
    return await client.call(endpoints.allContent);
  } finally {
    client.close();
  }
}

/** Reads exported content. Throws if the file contains none. */
export function readContentFile(file: string): Content {
  const read = content.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} contains no valid content: ${z.prettifyError(read.error)}`);
  return read.data;
}

const demoModule = z.object({
  createDemoData: z.custom<(today: string) => unknown>((value) => typeof value === 'function'),
});

const demo = content.omit({ pages: true }).extend({ pages: z.array(z.looseObject({ id: z.string() })) });

/** The demo content of a source tree, always for the same day. */
export async function loadDemoContent(root: string): Promise<Content> {
  const file: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(join(root, 'adapters/demo/content/demo-data.ts')).href
  );
  const { createDemoData } = demoModule.parse(file);
  const { pages, ...rest } = demo.parse(createDemoData('2026-11-21'));
  return { ...rest, pages: pages.map((page) => ({ id: page.id, published: page })) };
}
