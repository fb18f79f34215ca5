import { demoPage } from './parts/demo-page.ts';
import {
  birthday,
  come,
  currentOffers,
  goodToKnow,
  longTable,
  ninetySeconds,
  tableTonight,
  welcome,
} from './parts/home-tiles.ts';
import { dish, scene } from './parts/images.ts';
import { quiet, to } from './parts/links.ts';

export const home = demoPage({
  id: 'home',
  title: 'Pandan Row: Indonesian, Vietnamese, Malaysian and Thai cooking',
  description: 'Noodles, curries and grills of four kitchens, set down together and shared. Find a table near you.',
  socialImage: scene('shared-feast', 'A table laid with bowls, leaves and skewers, seen from above'),
  tiles: [
    welcome('full'),
    {
      type: 'card-grid',
      key: 'four-kitchens',
      columns: 'four',
      narrow: 'strip',
      backgroundColor: 'paper',
      animationEffect: 'settle',
      heading: 'They agree about rice',
      text: 'And about little else.',
      cards: [
        {
          title: 'Indonesia',
          text: 'Slow rendang, quick sambal, peanut on nearly everything.',
          image: dish('beef-rendang', 'Beef rendang on a leaf, seen from above'),
          link: quiet(to('The curries', '/menu/main#menu-curries')),
        },
        {
          title: 'Vietnam',
          text: 'Clear broth, cold herbs, a plate of leaves to wrap it in.',
          image: dish('goi-cuon-prawn', 'Summer rolls with prawns and herbs, seen from above'),
          link: quiet(to('Small plates', '/menu/main#menu-small-plates')),
        },
        {
          title: 'Malaysia',
          text: 'Laksa, roti and a wok so hot that it breathes.',
          image: dish('laksa-lemak', 'A bowl of laksa with prawns and egg, seen from above'),
          link: quiet(to('The noodles', '/menu/main#menu-noodles-and-soup')),
        },
        {
          title: 'Thailand',
          text: 'Sour before sweet, holy basil, and a green curry that is green.',
          image: dish('som-tam', 'Green papaya salad with peanuts, seen from above'),
          link: quiet(to('Rice and grill', '/menu/main#menu-rice-and-grill')),
        },
      ],
    },
    tableTonight,
    currentOffers,
    {
      type: 'menu-list',
      key: 'our-menu',
      count: 'four',
      narrow: 'strip',
      backgroundColor: 'white',
      heading: 'Read the menus',
    },
    {
      type: 'location-list',
      key: 'find-us',
      form: 'index',
      backgroundColor: 'primary',
      heading: 'Where we are',
      text: 'Each in a row of its own.',
    },
    goodToKnow(3, 'full'),
  ],
});

const findUs = demoPage({
  id: '_home-find-us',
  title: 'Find us',
  description: 'All restaurants of Pandan Row by city, name and postcode, with addresses, hours and telephone numbers.',
  socialImage: scene('shared-feast', 'A table laid with bowls, leaves and skewers, seen from above'),
  tiles: [
    welcome('one-third'),
    {
      type: 'location-finder',
      key: 'find-us',
      backgroundColor: 'primary',
      heading: 'Where we are',
      text: 'A terrace, an arcade, a line of boathouses: 24 restaurants, each in a row of its own.',
    },
    longTable,
    ninetySeconds,
    goodToKnow(6, 'two-thirds'),
    birthday,
  ],
});

const ourMenu = demoPage({
  id: '_home-our-menu',
  title: 'Our menu: {menu}',
  description: '{menu} at Pandan Row: dishes, prices, and what suits which diet.',
  socialImage: scene('noodles', 'Five noodle dishes round a bowl of phở, seen from above'),
  tiles: [
    welcome('one-third'),
    { type: 'menu-section', key: 'our-menu', pictures: 'none', backgroundColor: 'white' },
    { type: 'divider', key: 'ceplok', motif: 'ceplok', size: 'small', backgroundColor: 'primary' },
    tableTonight,
    currentOffers,
    come,
  ],
});

/** The home layout with the finder or a menu open in it. */
export const homeSections = [findUs, ourMenu];
