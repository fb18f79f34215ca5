import { choice, text, wholeNumber, yesOrNo } from './parse/value.ts';

/** Restaurants, finder, menus and offers. */
export const restaurantValues = {
  clickCollectClose: text(
    'Local time at which click and collect closes if a restaurant does not state one.',
    '21:00',
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'a time like 21:00',
  ),
  distanceUnit: choice('Unit of every distance.', ['miles'], 'miles'),
  earthRadiusMiles: wholeNumber('The earth’s radius in miles, for great-circle distances.', 3959, 3900, 4000),
  mapMaxZoom: wholeNumber('Closest zoom of a map.', 18, 1, 22),
  maxLocations: wholeNumber('Maximum number of restaurants in a search result of the finder.', 10, 1, 100),
  maxDistance: wholeNumber('Maximum distance in miles of a restaurant in a search result.', 100, 1, 13_000),
  restaurantMenuDropdown: yesOrNo('Whether a restaurant’s menus are listed in a dropdown.', true),
  menuSearch: yesOrNo('Whether menus can be searched.', false),
  offersPerRestaurant: yesOrNo('Whether restaurant pages show their own offers.', false),
};
