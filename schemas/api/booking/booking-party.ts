import { z } from 'zod';
import { textId } from '#schemas/content/field/field.ts';
import { commaList, covers, pathId, storeId } from '../wire.ts';

/** An id as the API sends it: a string or a number. */
export const wireId = textId;

export const store = z.object({ storeId });

export const party = {
  occasionId: pathId('Occasion', 'The occasion’s id.'),
  children: covers('Children', 'How many children.'),
  adults: covers('Adults', 'How many adults.'),
};

export const partyOnDays = { ...party, dates: commaList('Days', 'One day, or several separated by commas.') };
