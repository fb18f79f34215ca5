import { z } from 'zod';
import { optionalFlag, optionalText, requiredList } from '#schemas/content/field/field.ts';
import { cardFields } from '#schemas/content/tile/card-fields.ts';
import { defineTile } from '../define-tile.ts';
import { carouselExamples } from './carousel.examples.ts';

const slide = z.object(cardFields('slide')).meta({ title: 'Slide', description: 'A picture with a few words.' });

export const carousel = defineTile({
  type: 'carousel',
  version: 1,
  title: 'Carousel',
  description: 'Slides that visitors move themselves. They never move automatically.',
  fields: {
    heading: optionalText('Heading', 'What the slides have in common.', 90),
    slides: requiredList('Slides', 'In the order they are shown.', slide, 1, 16),
    arrows: optionalFlag('Arrows', 'Whether there are buttons for the previous and next slide.'),
    dots: optionalFlag('Dots', 'Whether there is a dot for each slide.'),
  },
  examples: carouselExamples,
});
