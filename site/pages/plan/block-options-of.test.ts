import { describe, expect, it } from 'vitest';
import { configuration } from '#schemas/configuration/configuration.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { blockOptionsOf } from './block-options-of.ts';

/** The defaults of the specification, section 9. */
const defaults = {
  menusFolded: true,
  menuSearch: false,
  collectionCloses: '21:00',
  booking: {
    maxCovers: 20,
    defaultCovers: 2,
    showChildren: false,
    smsOptIn: true,
    style: 'horizontal',
    media: 'video',
    opens: 'modal',
    opensAt: 'party',
    times: { first: '09:00', stepMinutes: 15 },
  },
  carousel: { arrows: true, dots: false },
};

describe('the options of blocks', () => {
  it('have the defaults of the specification [config.constants]', () => {
    expect(blockOptionsOf(configuration.parse({}))).toEqual(defaults);
    expect(defaultOptions).toEqual(defaults);
  });

  it('include Google Maps only with a key, with its maximum zoom [finder.map]', () => {
    const options = blockOptionsOf({ ...configuration.parse({}), googleMapsKey: 'AIza-key' });
    expect(options.googleMaps).toEqual({ key: 'AIza-key', maxZoom: 18 });
  });
});
