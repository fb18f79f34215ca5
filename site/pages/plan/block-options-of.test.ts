import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#renderer/default-options.ts';
import { configuration } from '#schemas/configuration/configuration.ts';
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
  it('are the defaults of the specification where nothing is configured [config.constants]', () => {
    expect(blockOptionsOf(configuration.parse({}))).toEqual(defaults);
    expect(defaultOptions).toEqual(defaults);
  });

  it('have Google’s map only with a key, and no closer than its zoom [finder.map]', () => {
    const options = blockOptionsOf({ ...configuration.parse({}), googleMapsKey: 'AIza-key' });
    expect(options.googleMaps).toEqual({ key: 'AIza-key', maxZoom: 18 });
  });
});
