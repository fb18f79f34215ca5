import { z } from 'zod';
import { textId } from '#schemas/content/field/field.ts';
import { type IdKind, withIdKind } from '#schemas/content/field/id-kind.ts';
import { commaList, covers, pathId, storeId } from '../wire.ts';

/** An id as the API sends it: a string or a number. */
export const wireId = (title: string, description: string, kind: IdKind) =>
  withIdKind(textId(title, description), kind);

/** A query parameter that is sent empty where nothing is chosen. */
export const unchosen = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : value));

export const store = z.object({ storeId });

export const party = {
  occasionId: pathId('Occasion', 'The occasion’s id.'),
  children: covers('Children', 'How many children.'),
  adults: covers('Adults', 'How many adults.'),
};

export const partyOnDays = { ...party, dates: commaList('Days', 'One day, or several separated by commas.') };
