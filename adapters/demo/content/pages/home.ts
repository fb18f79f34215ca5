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
import { quiet, second, to } from './parts/links.ts';

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
      backgroundColor: 'paper',
      animationEffect: 'settle',
      heading: 'They agree about rice',
      text: 'And about coconut, lime and chilli. About little else.',
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
    {
      type: 'image-text',
      key: 'broth',
      layout: 'domino-left',
      backgroundColor: 'highlight',
      animationEffect: 'rise',
      heading: 'Twelve hours in the pot',
      body: '<p>The stock for phở goes on when the doors close: marrow bones, charred ginger, star anise. By noon it is clear, and by nine in the evening it is gone.</p>',
      image: scene('noodles', 'Five noodle dishes round a bowl of phở, seen from above'),
      links: [second(to('See the noodle soups', '/menu/main#menu-noodles-and-soup'))],
    },
    {
      type: 'image-text',
      key: 'charcoal',
      layout: 'domino-left',
      backgroundColor: 'secondary',
      animationEffect: 'rise',
      heading: 'Forty seconds a side',
      body: '<p>Satay is turned over charcoal by somebody who does nothing else that evening. Ask at the counter who it is tonight.</p>',
      image: scene('grill', 'Satay, fish and rice on a golden cloth, seen from above'),
      links: [to('See rice and grill', '/menu/main#menu-rice-and-grill')],
    },
    currentOffers,
    {
      type: 'carousel',
      key: 'next-table',
      backgroundColor: 'paper',
      heading: 'What the next table is having',
      slides: [
        {
          title: 'Nasi lemak',
          text: 'Coconut rice, sambal, anchovies, half an egg. Breakfast in Penang; here, all day.',
          image: dish('nasi-lemak', 'Coconut rice with sambal, egg and cucumber, seen from above'),
          link: quiet(to('See rice and grill', '/menu/main#menu-rice-and-grill')),
        },
        {
          title: 'Char kway teow',
          text: 'Flat noodles, prawns, bean sprouts, ninety seconds in the wok.',
          image: dish('char-kway-teow', 'Fried flat noodles with prawns, seen from above'),
          link: quiet(to('See the noodles', '/menu/main#menu-noodles-and-soup')),
        },
        {
          title: 'Ikan bakar',
          text: 'A whole fish in a banana leaf, with turmeric and a lime to squeeze.',
          image: dish('ikan-bakar', 'A whole grilled fish on a banana leaf, seen from above'),
          link: quiet(to('See rice and grill', '/menu/main#menu-rice-and-grill')),
        },
        {
          title: 'Panang tofu',
          text: 'Thick, red and nutty, with makrut leaf cut as fine as hair.',
          image: dish('panang-tofu', 'Tofu in red panang curry, seen from above'),
          link: quiet(to('See the curries', '/menu/main#menu-curries')),
        },
        {
          title: 'Salt and pepper squid',
          text: 'Crisp, dry, gone. Order two.',
          image: dish('salt-pepper-squid', 'Fried squid with chilli and spring onion, seen from above'),
          link: quiet(to('See small plates', '/menu/main#menu-small-plates')),
        },
        {
          title: 'Mango sticky rice',
          text: 'Warm rice, cold mango, salted coconut.',
          image: dish('mango-sticky-rice', 'Mango slices beside sticky rice, seen from above'),
          link: quiet(to('See the sweets', '/menu/main#menu-sweets')),
        },
      ],
    },
    longTable,
    ninetySeconds,
    {
      type: 'menu-list',
      key: 'our-menu',
      count: 'four',
      backgroundColor: 'white',
      heading: 'What would you like to read?',
    },
    { type: 'divider', key: 'ceplok', motif: 'ceplok', size: 'small', backgroundColor: 'primary' },
    {
      type: 'location-list',
      key: 'find-us',
      form: 'index',
      backgroundColor: 'primary',
      heading: 'Where we are',
      text: 'A terrace, an arcade, a line of boathouses: 24 restaurants, each in a row of its own.',
    },
    {
      type: 'social-grid',
      key: 'seen',
      count: 'eight',
      backgroundColor: 'accent',
      heading: 'Seen on the table',
      profile: {
        linkText: '@pandanrow',
        linkUrl: 'https://instagram.example/pandanrow',
        openInNewTab: true,
        style: 'quiet',
      },
    },
    goodToKnow,
    birthday,
    come,
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
    goodToKnow,
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
