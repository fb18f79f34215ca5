import type { JobCategory } from '#schemas/domain/job/job-category.ts';
import { allergenAdvice } from '../prose/short-texts.ts';
import { demoPage } from './demo-page.ts';
import { dish, scene, tallScene, treat, work } from './images.ts';
import { bookLink, colouringLink, findLink, instagramLink, menusLink, second, to } from './links.ts';
import { nextTable } from './next-table.ts';
import { brothVideo, wokVideo } from './videos.ts';

const collect = { linkText: 'Order for collection', linkUrl: 'https://order.example/', openInNewTab: true } as const;

const menus = demoPage({
  id: '_menus',
  title: 'Menus',
  description: 'Main menu, lunch, vegan and vegetarian, children, drinks, brunch and groups.',
  socialImage: scene('noodles', 'Five noodle dishes round a bowl of phở, seen from above'),
  tiles: [
    {
      type: 'menu-list',
      key: 'menus',
      backgroundColor: 'primary',
      heading: 'What would you like to read?',
      text: 'Each is cooked in every one of our kitchens, unless it says otherwise.',
    },
    {
      type: 'dietary-filter',
      key: 'suits-you',
      backgroundColor: 'white',
      heading: 'What suits you?',
      text: 'Say what you eat and what you leave out. The main menu opens with the dishes that fit.',
      menuId: 'main',
    },
    nextTable,
    {
      type: 'image-text',
      key: 'order-for-two',
      width: 'two-thirds',
      backgroundColor: 'highlight',
      heading: 'How much is enough?',
      body: '<p>For two: three small plates, one curry, one dish of noodles, two bowls of rice. For four, double it and leave out one rice. Dishes come when they are ready, so begin with what you cannot wait for.</p>',
      image: dish('nasi-goreng', 'Fried rice with an egg and crackers, seen from above'),
      links: [second(to('See the main menu', '/menu/main'))],
    },
    {
      type: 'text',
      key: 'allergies',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'white',
      heading: 'Allergies',
      body: '<p>Tell the team before you order, each time.</p>',
      links: [
        second(to('Lay a table for everyone', '/table-for-everyone')),
        second(to('Read the guide', '/allergens')),
      ],
    },
    {
      type: 'click-and-collect',
      key: 'collect',
      backgroundColor: 'primary',
      heading: 'Or eat it at home',
      text: 'Packed while it is hot, and kept for you at the door.',
      image: work('quick-service', 'Curry puffs, a rice bowl and folded towels, seen from above'),
      link: collect,
    },
  ],
});

const menu = demoPage({
  id: '_menu',
  title: '{menu}',
  description: '{menu} at Pandan Row: dishes, prices, allergens.',
  tiles: [
    { type: 'menu-section', key: 'menu', pictures: 'all', allergenUrl: '#allergens' },
    { type: 'divider', key: 'ceplok', motif: 'ceplok', size: 'small', backgroundColor: 'primary' },
    {
      type: 'call-to-action',
      key: 'hungry',
      width: 'third',
      backgroundColor: 'accent',
      heading: 'Hungry now?',
      links: [bookLink],
    },
    {
      type: 'call-to-action',
      key: 'other-menus',
      width: 'third',
      backgroundColor: 'quiet',
      heading: 'Something else?',
      links: [to('See all menus', '/menu')],
    },
    {
      type: 'call-to-action',
      key: 'children',
      width: 'third',
      backgroundColor: 'quiet',
      heading: 'Small guests?',
      links: [colouringLink],
    },
    {
      type: 'allergen-guide',
      key: 'allergens',
      backgroundColor: 'white',
      heading: 'Allergens, dish by dish',
      text: 'As the kitchen declares it. Tell the team before you order, each time.',
      advice: allergenAdvice,
    },
  ],
});

const restaurant = demoPage({
  id: '_restaurant',
  title: '{restaurant}',
  description: 'Pandan Row in {restaurant}: hours, address, menus and a table.',
  tiles: [
    { type: 'restaurant-details', key: 'details', heroTiles: 'below', backgroundColor: 'white' },
    {
      type: 'booking',
      key: 'booking',
      height: 'half',
      backgroundColor: 'accent',
      heading: 'When are you coming?',
      text: 'One to eight, and groups of up to twenty. We keep the table for fifteen minutes, longer if you ring.',
      image: tallScene('shared-feast', 'A table laid with bowls, leaves and skewers, seen from above'),
    },
    {
      type: 'promotions',
      key: 'offers',
      source: 'offers',
      narrow: 'strip',
      backgroundColor: 'quiet',
      heading: 'On here at the moment',
    },
    {
      type: 'image-text',
      key: 'board',
      width: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'Look at the board',
      body: '<p>Each head chef may put three dishes of their own on it. They change when the chef has had enough of them, and are not in print.</p>',
      image: dish('ayam-penyet', 'Pressed fried chicken with sambal and cucumber, seen from above'),
      links: [menusLink],
    },
    {
      type: 'call-to-action',
      key: 'groups',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'highlight',
      heading: 'Nine or more?',
      text: 'Take the long table: £34 each, and a brass tray.',
      links: [to('Groups and parties', '/group-booking')],
    },
    {
      type: 'call-to-action',
      key: 'children',
      layout: 'rounded-corners',
      backgroundColor: 'quiet',
      heading: 'With children?',
      text: 'Their own menu, and a sheet to colour in until it comes.',
      links: [colouringLink, second(to('Children’s menu', '/menu/kids'))],
    },
    {
      type: 'social-grid',
      key: 'seen',
      count: 'four',
      backgroundColor: 'primary',
      heading: 'Seen on the table',
      profile: instagramLink,
    },
  ],
});

const restaurantMenus = demoPage({
  id: '_restaurant-menus',
  title: 'Menus in {restaurant}',
  description: 'What Pandan Row cooks in {restaurant}.',
  tiles: [
    {
      type: 'menu-list',
      key: 'menus',
      backgroundColor: 'highlight',
      heading: '{restaurant}: on the table',
      text: 'Every kitchen may put three dishes of its own on the board. Those are not in print.',
    },
    {
      type: 'click-and-collect',
      key: 'collect',
      backgroundColor: 'primary',
      heading: 'To take away',
      text: 'The main menu, packed while it is hot.',
      image: dish('bun-thit-nuong', 'Grilled pork on rice noodles with herbs, seen from above'),
    },
  ],
});

const restaurantMenu = demoPage({
  id: '_restaurant-menu',
  title: '{menu} in {restaurant}',
  description: '{menu} at Pandan Row in {restaurant}: dishes, prices, allergens.',
  tiles: [
    { type: 'menu-section', key: 'menu', pictures: 'all', backgroundColor: 'white' },
    {
      type: 'booking',
      key: 'booking',
      layout: 'domino-left',
      backgroundColor: 'primary',
      heading: 'Seen something?',
      text: 'Keep a table for it.',
      image: dish('massaman-lamb', 'Massaman curry of lamb with potatoes and peanuts, seen from above'),
    },
  ],
});

const city = demoPage({
  id: '_city',
  title: 'Restaurants in {city}',
  description: 'Pandan Row in {city}: addresses, hours and telephone numbers.',
  tiles: [
    {
      type: 'location-list',
      key: 'here',
      near: false,
      backgroundColor: 'quiet',
      heading: '{city}, round the corner',
      text: 'Each has its own front door and its own three dishes on the board.',
    },
    {
      type: 'menu-list',
      key: 'menus',
      backgroundColor: 'primary',
      heading: 'What we cook',
    },
    {
      type: 'call-to-action',
      key: 'elsewhere',
      layout: 'rounded-corners',
      backgroundColor: 'highlight',
      heading: 'Somewhere else tonight?',
      links: [to('See all restaurants', '/restaurants')],
    },
  ],
});

const booking = demoPage({
  id: '_booking',
  title: 'Book a table',
  description: 'Book a table at Pandan Row.',
  tiles: [
    {
      type: 'booking',
      key: 'booking',
      height: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'A table, then',
      text: 'Say when, and how many. Tables for two are easy before seven.',
      image: tallScene('shared-feast', 'A table laid with bowls, leaves and skewers, seen from above'),
      videoDesktop: wokVideo,
      videoMobile: brothVideo,
    },
    {
      type: 'text',
      key: 'by-voice',
      width: 'half',
      backgroundColor: 'white',
      heading: 'Half is kept',
      body: '<p>Half of every room is for people who ring or walk in. Somebody picks up from eleven.</p>',
      links: [second(findLink)],
    },
    {
      type: 'text',
      key: 'groups',
      width: 'half',
      backgroundColor: 'highlight',
      heading: 'More than twenty?',
      body: '<p>That is a room, or a whole house. A person arranges it with you.</p>',
      links: [second(to('Groups and parties', '/group-booking'))],
    },
  ],
});

const offer = demoPage({
  id: '_offer',
  title: '{offer}',
  description: '{offer}: what you get, when it holds, and the terms.',
  tiles: [
    {
      type: 'offer',
      key: 'offer',
      shows: 'ticket',
      codeLink: to('Get your code', '#voucher'),
      links: [bookLink],
      backgroundColor: 'primary',
    },
    {
      type: 'voucher-form',
      key: 'voucher',
      backgroundColor: 'white',
      heading: 'Get your code',
      text: 'It comes by email within a minute, and works once. One code for each email address.',
    },
    { type: 'offer', key: 'terms', shows: 'terms', backgroundColor: 'white' },
    {
      type: 'promotions',
      key: 'all-offers',
      source: 'offers',
      limit: 3,
      narrow: 'strip',
      backgroundColor: 'quiet',
      heading: 'What else is on',
      links: [to('See all offers', '/offers')],
    },
  ],
});

const waitingList = demoPage({
  id: '_waiting-list',
  title: 'The waiting list',
  description: 'Wait for a table of a full evening, and hear of a free one first.',
  tiles: [
    {
      type: 'waiting-list',
      key: 'waiting-list',
      heading: 'The waiting list',
      text: 'Every table is taken, for now. Plans change: tell us which times suit you, and we write when one comes free.',
    },
  ],
});

const manageBooking = demoPage({
  id: '_manage-booking',
  title: 'Your booking',
  description: 'Find your booking, change the day, the time or the party, or cancel it.',
  tiles: [
    {
      type: 'manage-booking',
      key: 'booking',
      heading: 'Your booking',
      text: 'Another day, one chair more, or not at all: say it here.',
    },
  ],
});

const preferences = demoPage({
  id: '_preferences',
  title: 'Your preferences',
  description: 'How to change what you hear from us, and how often.',
  indexed: false,
  tiles: [
    {
      type: 'preferences-form',
      key: 'preferences',
      backgroundColor: 'white',
      heading: 'Your preferences',
      text: 'What we know of you, and what you hear of us. Change it as often as you like.',
      thanksText: 'They hold from the next mail on.',
    },
    {
      type: 'image-text',
      key: 'get-a-link',
      layout: 'domino-left',
      height: 'half',
      backgroundColor: 'quiet',
      heading: 'Your preferences live behind a link',
      body: '<p>So that nobody else can read or change them, they open only with a link of your own. It stands at the foot of every message from us: look for <strong>Your preferences</strong>.</p><p>No message to hand? Write from the address that you signed up with, and we send you a new link. If we do not know the address, we say nothing at all.</p>',
      image: treat('birthday-pudding', 'A pandan panna cotta with a lit candle, flowers around it'),
      links: [to('Ask for a link', 'mailto:hello@example.com?subject=My%20preferences')],
    },
    {
      type: 'text',
      key: 'what',
      width: 'half',
      backgroundColor: 'white',
      heading: 'What you can change',
      body: '<p>Your name, birthday, telephone number and favourite restaurant; what you hear about; and whether by email, by text message, or not at all.</p>',
    },
    {
      type: 'text',
      key: 'new-here',
      width: 'half',
      backgroundColor: 'highlight',
      heading: 'Not on the list yet?',
      body: '<p>Two messages a month at most, and a pudding on your birthday.</p>',
      links: [to('Sign up', '/sign-up')],
    },
  ],
});

const trade = (category: JobCategory, alt: string) => ({ category, image: work(category, alt) });

/** Images of the tools of each job, for lists of vacancies and for vacancies. */
const trades = [
  trade('back-of-house', 'An apron, a wok, a cleaver and chillies, seen from above'),
  trade('front-of-house', 'A plate of rolls, a tray of glasses, menus and an order pad, seen from above'),
  trade('management', 'An apron, keys, a notebook and a cup of tea, seen from above'),
  trade('quick-service', 'A rice bowl, curry puffs and an order pad, seen from above'),
];

const jobSearch = demoPage({
  id: '_job-search',
  title: 'Open jobs',
  description: 'Jobs in our kitchens, on our floors and in the office, by kind of work and by town.',
  socialImage: work('back-of-house', 'An apron, a wok, a cleaver and chillies, seen from above'),
  tiles: [
    {
      type: 'job-search',
      key: 'jobs',
      backgroundColor: 'paper',
      heading: 'A place at the table',
      text: 'Supper is on us, tips are shared equally, rotas are out three weeks ahead.',
      pictures: trades,
    },
    {
      type: 'call-to-action',
      key: 'nothing-fits',
      width: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'Nothing that fits?',
      text: 'Write to us with the town and what you like doing. We keep it for six months.',
      links: [to('Write to careers@example.com', 'mailto:careers@example.com')],
    },
    {
      type: 'text',
      key: 'why',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'highlight',
      heading: 'Why here?',
      body: '<p>Six in ten managers began on the floor or at the sink.</p>',
      links: [second(to('How we work', '/careers'))],
    },
  ],
});

const job = demoPage({
  id: '_job',
  title: '{job}',
  description: '{job} at Pandan Row: the work, the pay, and how to apply.',
  tiles: [
    {
      type: 'job-detail',
      key: 'job',
      applies: true,
      applyText: 'It takes five minutes. The restaurant reads it, and answers by email whatever it decides.',
      thanksText: 'Thank you. The restaurant reads it and answers by email.',
      pictures: trades,
      image: scene('shared-feast', 'Supper before the shift: bowls, leaves and skewers, seen from above'),
      backgroundColor: 'white',
    },
    {
      type: 'call-to-action',
      key: 'all-jobs',
      backgroundColor: 'quiet',
      heading: 'Not quite yours?',
      links: [to('See all open jobs', '/careers/job-search'), second(to('How we work', '/careers'))],
    },
  ],
});

/** The templates of routes, for a restaurant, a menu, an offer or a vacancy. */
export const templates = [
  menus,
  menu,
  restaurant,
  restaurantMenus,
  restaurantMenu,
  city,
  booking,
  offer,
  manageBooking,
  waitingList,
  preferences,
  jobSearch,
  job,
];
