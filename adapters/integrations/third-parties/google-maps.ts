import type { ThirdParty, ThirdPartyConfiguration } from './third-party.ts';

const host = 'maps.googleapis.com';
const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];

/**
 * Google Maps in the location finder, which loads it through its map library. Source of the origins:
 * developers.google.com/maps/documentation/javascript/content-security-policy, without its `unsafe-eval`. Styles are
 * inline, because a nonce would be the same for all visitors in a cached document.
 */
export function googleMaps({ googleMapsKey: key }: ThirdPartyConfiguration): ThirdParty | undefined {
  if (key === undefined) return undefined;
  return {
    name: 'Google Maps',
    categories: ['embeds'],
    script: `https://${host}/maps/api/js?key=${key}`,
    before: [],
    after: [],
    startsInBlock: true,
    origins: {
      scripts: google,
      connections: [...google, 'data:', 'blob:'],
      frames: ['https://*.google.com'],
      writesStyles: true,
      styles: ['https://fonts.googleapis.com'],
      fonts: ['https://fonts.gstatic.com'],
      workers: ['blob:'],
    },
    stored: [
      {
        name: host,
        kind: 'another site’s own',
        category: 'embeds',
        purpose: 'The map of our restaurants with streets. Without it you see our own map.',
        life: 'As that site says',
      },
    ],
  };
}
