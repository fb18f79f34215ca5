/** @jsxImportSource #eager */
import { z } from 'zod';
import { createDefineTile } from '#schemas/content/tile/define-tile.ts';
import type { AnyBlockProps } from '../block.ts';

/** What this site lets its blocks know of the page around them. */
export interface ZooPage {
  readonly isOpen: boolean;
}

export interface AnimalNeed {
  readonly source: 'animal';
  readonly name: string;
  readonly optional?: boolean;
}

interface ZooContext {
  readonly visitor?: string;
}

const defineTile = createDefineTile<ZooContext, Readonly<Record<string, AnimalNeed>>>();
const line = z.string().meta({ title: 'Line', description: 'One line of text.' });

const sign = defineTile({
  type: 'sign',
  version: 2,
  title: 'Sign',
  description: 'A line of text.',
  fields: { text: line },
  migrations: [
    {
      title: 'The line is called text.',
      up: ({ line: text, ...raw }) => (text === undefined ? raw : { ...raw, text }),
      down: ({ text, ...raw }) => (text === undefined ? raw : { ...raw, line: text }),
    },
  ],
  examples: { plain: { text: 'Hello' }, longest: { text: 'Hello' }, empty: { text: 'Hello' } },
});

const enclosure = defineTile({
  type: 'enclosure',
  version: 1,
  title: 'Enclosure',
  description: 'An animal.',
  hasHeading: true,
  fields: { animal: line },
  needs: ({ animal }) => ({ animal: { source: 'animal', name: animal } }),
  examples: { plain: { animal: 'otter' }, longest: { animal: 'otter' }, empty: { animal: 'otter' } },
});

const welcome = defineTile({
  type: 'welcome',
  version: 1,
  title: 'Welcome',
  description: 'Greets a visitor who is known.',
  fields: {},
  needs: (_, { visitor }) => ({ friend: { source: 'animal', name: visitor ?? 'nobody', optional: true } }),
  examples: { plain: {}, longest: {}, empty: {} },
});

export const tiles = { sign, enclosure, welcome } as const;

export interface Animal {
  readonly legs: number;
}

type Props<Type extends keyof typeof tiles, Data = Record<never, never>> = AnyBlockProps<
  ZooPage,
  z.output<(typeof tiles)[Type]['schema']>,
  Data
>;

/** One block for each tile type. */
export const blocks = {
  sign: ({ tile, page }: Props<'sign'>) => <p>{page.isOpen ? tile.text : 'Closed'}</p>,
  enclosure: ({ tile, data, placement }: Props<'enclosure', { readonly animal: Animal }>) => (
    <p>
      {tile.animal} h{placement.headingLevel} {data.animal.legs} legs
    </p>
  ),
  welcome: ({ data }: Props<'welcome', { readonly friend: Animal | undefined }>) => (
    <p>{data.friend ? `Hello ${data.friend.legs}` : 'Hello stranger'}</p>
  ),
};
