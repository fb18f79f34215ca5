import type { z } from 'zod';
import type { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoImage } from './demo-image.ts';
import { christmasHours, hours, type WeekHours } from './hours.ts';
import { heroTiles } from './pages/parts/hero-tiles.ts';

type RestaurantInput = z.input<typeof restaurant>;

/** The icons that amenities may name. The theme has an icon for each. */
export const amenityIcons = {
  terrace: 'Terrace',
  'step-free': 'Step-free entrance',
  'accessible-toilet': 'Accessible toilet',
  'baby-changing': 'Baby changing',
  parking: 'Parking nearby',
  'dog-friendly': 'Dogs welcome on the terrace',
  wifi: 'Free wi-fi',
  'group-room': 'Room for groups',
  'induction-loop': 'Induction loop',
  highchairs: 'Highchairs',
} as const;

type AmenityIcon = keyof typeof amenityIcons;

interface Facts {
  readonly storeId: string;
  readonly slug: string;
  readonly city: string;
  readonly cityName: string;
  readonly title: string;
  readonly about: string;
  readonly address: readonly string[];
  readonly postcode: string;
  readonly place: readonly [lat: number, lng: number];
  readonly phone: string;
  readonly front: string;
  readonly amenities: readonly AmenityIcon[];
  readonly week?: WeekHours;
  /** Whether it is closed for a new kitchen. */
  readonly isRefitted?: boolean;
  readonly awards?: RestaurantInput['awards'];
  readonly what3words?: string;
  readonly onlineBooking?: boolean;
  readonly bookATableWidgetId?: string;
  readonly collects?: boolean;
  readonly menus?: readonly string[];
  readonly offers?: readonly string[];
}

const defaultMenus = ['main', 'lunch-express', 'vegan-vegetarian', 'kids', 'drinks', 'group-set'];
const defaultOffers = ['two-for-one-cocktails', 'kids-eat-for-a-pound', 'birthday-pudding', 'weekday-lunch'];
const basics = ['step-free', 'accessible-toilet', 'highchairs', 'baby-changing', 'wifi'] as const;

const london = { city: 'london', cityName: 'London' } as const;

const restaurantFacts: readonly Facts[] = [
  {
    storeId: '1001',
    slug: 'bath',
    city: 'bath',
    cityName: 'Bath',
    title: 'Bath',
    place: [51.3781, -2.3563],
    address: ['4 Manvers Arcade', 'Manvers Street'],
    postcode: 'BA1 1JQ',
    phone: '01632 960101',
    about:
      '<p>Four stone arches a minute from the station, once a carriage works and still paved in the same flags. The front room is for two and four; the long room behind it has one teak table for sixteen and a skylight over the grill.</p><p>Ask for the window by the second arch if you like to watch the trains come in.</p>',
    front: 'A honey-coloured stone front with four arches, pandan in pots and a red bicycle',
    amenities: [...basics, 'group-room', 'induction-loop'],
    what3words: 'lanterns.simmer.cobbled',
    awards: [{ name: 'West Country Table Awards: neighbourhood restaurant', year: 2025 }],
  },
  {
    storeId: '1002',
    slug: 'battersea',
    ...london,
    title: 'Battersea',
    place: [51.4799, -0.1422],
    address: ['Unit 9, Turbine Wharf', 'Battersea Park Road'],
    postcode: 'SW11 8BZ',
    phone: '020 7946 0102',
    about:
      '<p>A brick pump house on the river side of the power station, with steel windows that fold back in summer. The main room holds the wok line; the riverside terrace has heaters, blankets and the last of the evening sun.</p><p>Prams and dogs come along the river path, and both are expected.</p>',
    front: 'A red-brick pump house with steel windows and a yellow awning, chimneys behind',
    amenities: [...basics, 'terrace', 'dog-friendly'],
  },
  {
    storeId: '1003',
    slug: 'birmingham-bullring',
    city: 'birmingham',
    cityName: 'Birmingham',
    title: 'Birmingham Bullring',
    place: [52.4775, -1.8936],
    address: ['Upper Mall East', 'Bullring'],
    postcode: 'B5 4BU',
    phone: '01632 960103',
    about:
      '<p>On the upper mall, behind a curved wall of glass that looks down to the market. Lunch is quick here: bowls leave the pass in twelve minutes, and the lunch express menu runs until five.</p><p>The booths along the back are padded and quiet enough for a conversation.</p>',
    front: 'A pale curved front with five rounded windows, a wall of silver discs behind',
    amenities: [...basics, 'parking', 'induction-loop'],
    week: { ...hours, sunday: { Open: '11:00', Close: '18:00', ClickCollectClose: '17:30' } },
  },
  {
    storeId: '1004',
    slug: 'cardiff',
    city: 'cardiff',
    cityName: 'Cardiff',
    title: 'Cardiff',
    place: [51.4752, -3.1778],
    address: ['12 Penarth Arcade', 'St Mary Street'],
    postcode: 'CF10 1FA',
    phone: '029 2018 0104',
    about:
      '<p>Three arches at the mouth of a Victorian arcade, with the old shop numbers still in the tiles. Upstairs is one room under the gable, lit by a round window, and it can be closed off for parties of up to thirty.</p><p>Menus are in English and Welsh; ask for <em>y fwydlen</em>.</p>',
    front: 'A tall red-brick gable with arched windows at the end of a glazed arcade',
    amenities: [...basics, 'group-room'],
    awards: [{ name: 'Capital Plates: best shared table', year: 2024 }],
  },
  {
    storeId: '1005',
    slug: 'chelmsford',
    city: 'chelmsford',
    cityName: 'Chelmsford',
    title: 'Chelmsford',
    place: [51.7366, 0.4693],
    address: ['31 Viaduct Road'],
    postcode: 'CM1 1TS',
    phone: '01632 960105',
    about:
      '<p>A plastered corner house opposite the viaduct, with a blue awning and tables on the pavement from April. Families fill the first sitting; the children’s table by the kitchen window has its own low stools.</p>',
    front: 'A cream house with a blue striped awning and café tables',
    amenities: [...basics, 'terrace', 'parking'],
    week: { ...hours, saturday: { Open: '12:00', Close: '23:00' }, sunday: { Open: '12:00', Close: '21:30' } },
  },
  {
    storeId: '1006',
    slug: 'covent-garden',
    ...london,
    title: 'Covent Garden',
    place: [51.5131, -0.1242],
    address: ['18 Mercer Row'],
    postcode: 'WC2H 9QL',
    phone: '020 7946 0106',
    about:
      '<p>Five arches and a red awning, six minutes’ walk from eleven theatres. The pre-theatre menu is served from half past four and the bill comes with the pudding, so nobody runs for the curtain.</p><p>Tables of six and more are held against a card.</p>',
    front: 'A stone front at night with five arches, a red awning and strings of lights',
    amenities: [...basics, 'induction-loop', 'group-room'],
    menus: ['main', 'pre-theatre', 'lunch-express', 'vegan-vegetarian', 'kids', 'drinks', 'group-set'],
    awards: [
      { name: 'Curtain Call Guide: best supper before the show', year: 2025 },
      { name: 'London Bar List: highly commended', year: 2023 },
    ],
  },
  {
    storeId: '1007',
    slug: 'greenwich',
    ...london,
    title: 'Greenwich',
    place: [51.4816, -0.0108],
    address: ['2 Ropewalk House', 'Nelson Road'],
    postcode: 'SE10 9JB',
    phone: '020 7946 0107',
    about:
      '<p>A chandler’s house with a slate mansard, two streets from the river. The ground floor keeps its rope hooks, which now hold the lamps; the first floor looks to the masts.</p><p>Children get a paper boat to fold and their own menu.</p>',
    front: 'A London-brick house with dormers and a navy awning, ships’ masts behind',
    amenities: [...basics, 'terrace', 'dog-friendly'],
  },
  {
    storeId: '1008',
    slug: 'haywards-heath',
    city: 'haywards-heath',
    cityName: 'Haywards Heath',
    title: 'Haywards Heath',
    place: [51.0054, -0.1057],
    address: ['7 The Orchards', 'South Road'],
    postcode: 'RH16 4LQ',
    phone: '01632 960108',
    about:
      '<p>Hung tiles above, three white arches below, and an apple tree in the yard that the kitchen treats as its own. The room is small, forty seats, and the counter faces the grill.</p>',
    front: 'A tile-hung house with three white arches and trees behind',
    amenities: [...basics, 'parking'],
  },
  {
    storeId: '1009',
    slug: 'henley',
    city: 'henley-on-thames',
    cityName: 'Henley-on-Thames',
    title: 'Henley',
    place: [51.5342, -0.9001],
    address: ['Boathouse Yard', 'Thameside'],
    postcode: 'RG9 1BX',
    phone: '01632 960109',
    about:
      '<p>A white boathouse on the bank, upstream of the bridge. In the regatta week the doors open onto the water and the satay grill moves outside; in winter there is a stove and a shelf of borrowed books.</p><p>Closed on Mondays.</p>',
    front: 'A white boarded boathouse by the river with a green and cream awning',
    amenities: [...basics, 'terrace', 'dog-friendly', 'parking'],
    what3words: 'paddles.ginger.moored',
    week: { ...hours, monday: { Open: 'Closed', Close: 'Closed', ClickCollectClose: 'Closed' } },
  },
  {
    storeId: '1010',
    slug: 'islington',
    ...london,
    title: 'Islington',
    place: [51.5323, -0.1059],
    address: ['140 Camden Passage Row'],
    postcode: 'N1 8EA',
    phone: '020 7946 0110',
    about:
      '<p>Three red arches under two floors of yellow brick, near the antiques market. The bar seats twelve and keeps nine of them for people without a booking.</p>',
    front: 'A yellow-brick terrace with three red arches and a parapet',
    amenities: ['highchairs', 'baby-changing', 'wifi', 'dog-friendly'],
  },
  {
    storeId: '1011',
    slug: 'maida-vale',
    ...london,
    title: 'Maida Vale',
    place: [51.5298, -0.1857],
    address: ['55 Formosa Terrace'],
    postcode: 'W9 1EE',
    phone: '020 7946 0111',
    about:
      '<p>A white stucco corner by the canal, with parasols on the forecourt. We keep every table for people who walk in or ring: there is no booking online here, and the queue is short before seven.</p>',
    front: 'A white stucco house with red and green parasols',
    amenities: ['terrace', 'step-free', 'accessible-toilet', 'highchairs', 'dog-friendly'],
    onlineBooking: false,
    collects: false,
  },
  {
    storeId: '1012',
    slug: 'milton-keynes',
    city: 'milton-keynes',
    cityName: 'Milton Keynes',
    title: 'Milton Keynes',
    place: [52.042, -0.755],
    address: ['Midsummer Place', 'Silbury Boulevard'],
    postcode: 'MK9 3GB',
    phone: '01632 960112',
    about:
      '<p>A glass house among plane trees, with a planted roof and the largest group room we have: twenty at one table, under a woven ceiling. There is a car park below and the lift comes up beside the bar.</p>',
    front: 'A glass pavilion with a planted roof, a green awning and trees in planters',
    amenities: [...basics, 'group-room', 'parking', 'induction-loop'],
  },
  {
    storeId: '1013',
    slug: 'o2-arena',
    ...london,
    title: 'O2 Arena',
    place: [51.503, 0.0032],
    address: ['Entertainment Avenue', 'Peninsula Square'],
    postcode: 'SE10 0DX',
    phone: '020 7946 0113',
    about:
      '<p>Inside the dome, between the arena doors and the pier. On show nights the kitchen sends out small plates only until the doors open, then everything; on Fridays and Saturdays it stays open until one.</p>',
    front: 'A low curved front at night under the white dome and its yellow masts',
    amenities: [...basics, 'parking', 'induction-loop'],
    collects: false,
    week: {
      ...hours,
      friday: { Open: '12:00', Close: '01:00', ClickCollectClose: '22:00' },
      saturday: { Open: '12:00', Close: '01:00', ClickCollectClose: '22:00' },
    },
  },
  {
    storeId: '1014',
    slug: 'oxford',
    city: 'oxford',
    cityName: 'Oxford',
    title: 'Oxford',
    place: [51.7535, -1.27],
    address: ['3 Botley Court', 'Park End Street'],
    postcode: 'OX1 1HU',
    phone: '01632 960114',
    about:
      '<p>Four pointed windows in old college stone, on the way from the station to the middle of town. Students take the long benches and the quarter off; their tutors take the alcoves.</p>',
    front: 'A golden stone front with four pointed arches, spires behind',
    amenities: [...basics, 'group-room'],
    offers: ['student-quarter-off', 'two-for-one-cocktails', 'birthday-pudding', 'weekday-lunch'],
  },
  {
    storeId: '1015',
    slug: 'portsmouth',
    city: 'portsmouth',
    cityName: 'Portsmouth',
    title: 'Portsmouth',
    place: [50.7961, -1.1089],
    address: ['Sail Loft 2', 'Canal Quay'],
    postcode: 'PO1 3TZ',
    phone: '01632 960115',
    about:
      '<p>A sail loft with a saw-tooth roof, so the light falls from the north all day. The harbour is outside the door, and the fish on the grill changes with the boats.</p>',
    front: 'A brick sail loft with a saw-tooth roof on the quay, a sail-shaped tower behind',
    amenities: [...basics, 'terrace', 'parking'],
  },
  {
    storeId: '1016',
    slug: 'reigate',
    city: 'reigate',
    cityName: 'Reigate',
    title: 'Reigate',
    place: [51.2416, -0.2035],
    address: ['22 Bell Lane'],
    postcode: 'RH2 7AD',
    phone: '01632 960116',
    about:
      '<p>Hung tiles, oriel windows and a garden wall with figs on it. We are putting in a new kitchen, and open again with a charcoal grill in the yard.</p>',
    front: 'A tile-hung house with oriel windows and a red striped awning at dusk',
    amenities: [...basics, 'terrace', 'parking'],
    isRefitted: true,
  },
  {
    storeId: '1017',
    slug: 'salford-quays',
    city: 'manchester',
    cityName: 'Manchester',
    title: 'Salford Quays',
    place: [53.4715, -2.295],
    address: ['Dock 9', 'The Quays'],
    postcode: 'M50 3AZ',
    phone: '01632 960117',
    about:
      '<p>Three floors of glass over the dock, with the footbridge at the door. The top floor is the bar; the middle one looks straight across to the studios and is the one to ask for.</p>',
    front: 'A glass front on the dock at night, towers and an arched bridge behind',
    amenities: [...basics, 'parking', 'group-room', 'induction-loop'],
  },
  {
    storeId: '1018',
    slug: 'soho',
    ...london,
    title: 'Soho',
    place: [51.5137, -0.1337],
    address: ['61 Frith Court'],
    postcode: 'W1D 4TD',
    phone: '020 7946 0118',
    about:
      '<p>Our first kitchen: three narrow floors of dark brick behind a green awning, thirty stools downstairs and a room above it that fits fifty. It is full most nights, and open until midnight from Thursday to Saturday.</p><p>The noodle counter takes no bookings. Put your name on the slate by the door.</p>',
    front: 'A dark brick house at night with a green awning, lamps and strings of lights',
    amenities: ['highchairs', 'wifi', 'group-room'],
    what3words: 'midnight.basil.counter',
    menus: ['main', 'lunch-express', 'vegan-vegetarian', 'drinks', 'brunch', 'group-set'],
    week: {
      ...hours,
      thursday: { Open: '12:00', Close: '00:00', ClickCollectClose: '22:00' },
      friday: { Open: '12:00', Close: '00:00', ClickCollectClose: '22:00' },
      saturday: { Open: '11:00', Close: '00:00', ClickCollectClose: '22:00' },
    },
  },
  {
    storeId: '1019',
    slug: 'stevenage',
    city: 'stevenage',
    cityName: 'Stevenage',
    title: 'Stevenage',
    place: [51.899, -0.2064],
    address: ['Town Square North'],
    postcode: 'SG1 1BD',
    phone: '01632 960119',
    about:
      '<p>On the new town square, under the clock, in orange panels that were there in 1959. Large tables are our habit here, so some times are by request: we answer within the day.</p>',
    front: 'An orange panelled front with a green and yellow awning and trees in planters',
    amenities: [...basics, 'parking', 'group-room'],
  },
  {
    storeId: '1020',
    slug: 'west-hampstead',
    ...london,
    title: 'West Hampstead',
    place: [51.547, -0.1911],
    address: ['208 Mill Lane Parade'],
    postcode: 'NW6 1LP',
    phone: '020 7946 0120',
    about:
      '<p>A red gable with yellow joinery, one of a row of seven. Weekend brunch starts at ten with roti and kaya toast, and flowers or a cake can be put on your table when you book.</p>',
    front: 'A tall red-brick gable with yellow arches and a bicycle at dusk',
    amenities: ['step-free', 'highchairs', 'baby-changing', 'wifi', 'dog-friendly'],
    menus: [...defaultMenus, 'brunch'],
    week: {
      ...hours,
      saturday: { Open: '10:00', Close: '23:00', ClickCollectClose: '22:00' },
      sunday: { Open: '10:00', Close: '21:30', ClickCollectClose: '21:00' },
    },
  },
  {
    storeId: '1021',
    slug: 'westbourne-grove',
    ...london,
    title: 'Westbourne Grove',
    place: [51.515, -0.196],
    address: ['90 Ledbury Walk'],
    postcode: 'W11 2RT',
    phone: '020 7946 0121',
    about:
      '<p>Pink stucco, four arches and a forecourt under parasols. A new chef started this month and the menus are being rewritten; the team will read you the day’s dishes at the table.</p>',
    front: 'A pink stucco house with green arches and parasols',
    amenities: ['terrace', 'step-free', 'accessible-toilet', 'highchairs', 'dog-friendly'],
    menus: [],
  },
  {
    storeId: '1022',
    slug: 'windsor',
    city: 'windsor',
    cityName: 'Windsor',
    title: 'Windsor',
    place: [51.4828, -0.6088],
    address: ['Swan Landing', 'Thames Side'],
    postcode: 'SL4 1QN',
    phone: '01632 960122',
    about:
      '<p>A boarded boathouse below the castle, with three arches on the water and swans that know the closing time. The upper room has the view and a table for twelve in its bay.</p>',
    front: 'A cream boathouse by the river at dusk, the castle behind',
    amenities: [...basics, 'terrace', 'group-room', 'parking'],
    what3words: 'swans.cinnamon.towpath',
    awards: [
      { name: 'Thames Valley Restaurant Awards: best riverside table', year: 2025 },
      { name: 'Good Welcome Award for access', year: 2024 },
      { name: 'Small Plates Guide: one to watch', year: 2022 },
    ],
  },
  {
    storeId: '1023',
    slug: 'holiday-park',
    city: 'holiday-park',
    cityName: 'Holiday Park',
    title: 'Holiday Park',
    place: [51.2, -2.25],
    address: ['The Clearing', 'Great Wood'],
    postcode: 'BA12 7PU',
    phone: '01632 960123',
    about:
      '<p>A timber lodge in the clearing, for guests of the park. Tables are kept by the park’s own desk and its website, and the kitchen will pack any dish for your cabin.</p>',
    front: 'A low timber lodge among trees with a red striped awning and parasols',
    amenities: [...basics, 'terrace', 'parking', 'dog-friendly'],
    onlineBooking: false,
    bookATableWidgetId: 'great-wood-1023',
    collects: false,
    offers: ['kids-eat-for-a-pound'],
  },
  {
    storeId: '1024',
    slug: 'reading',
    city: 'reading',
    cityName: 'Reading',
    title: 'Reading',
    place: [51.459, -0.972],
    address: ['15 Station Approach'],
    postcode: 'RG1 1LZ',
    phone: '01632 960124',
    about:
      '<p>Four tall windows in dark red brick, beside the station’s north door. It is the newest of our kitchens, and the wok line runs the length of the room.</p>',
    front: 'A dark red-brick house with dormers at dusk, strings of lights along the street',
    amenities: [...basics, 'induction-loop'],
  },
];

const restaurantOf = (facts: Facts): RestaurantInput => ({
  storeId: facts.storeId,
  slug: facts.slug,
  city: facts.city,
  cityName: facts.cityName,
  title: facts.title,
  about: facts.about,
  address: [...facts.address, facts.cityName],
  postcode: facts.postcode,
  lat: facts.place[0],
  lng: facts.place[1],
  phone: facts.phone,
  email: `${facts.slug}@example.com`,
  what3words: facts.what3words,
  mapUrl: `https://www.openstreetmap.org/?mlat=${facts.place[0]}&mlon=${facts.place[1]}#map=17/${facts.place[0]}/${facts.place[1]}`,
  openingTimes: facts.week ?? hours,
  amenities: facts.amenities.map((icon) => ({ icon, name: amenityIcons[icon] })),
  awards: facts.awards,
  onlineBooking: facts.onlineBooking ?? true,
  bookATableWidgetId: facts.bookATableWidgetId,
  clickCollect: facts.collects === false ? undefined : `https://order.example/${facts.slug}`,
  heroMedia: demoImage(`/media/front/${facts.slug}.svg`, facts.front),
  heroTiles: [...(heroTiles[facts.slug] ?? [])],
  offers: [...(facts.offers ?? defaultOffers)],
  menus: [...(facts.menus ?? defaultMenus)],
});

/** The 22 restaurants of the chain, ordered by store number, without alternative hours. */
export const restaurants: readonly RestaurantInput[] = restaurantFacts.map(restaurantOf);

const refitted = new Set<unknown>(restaurantFacts.filter(({ isRefitted }) => isRefitted).map(({ storeId }) => storeId));

/** The restaurants with their alternative hours: Christmas, and a refit that lasts about three months. */
export const createRestaurants = (calendar: DemoCalendar): readonly RestaurantInput[] =>
  restaurants.map((restaurant) => ({
    ...restaurant,
    overrides: refitted.has(restaurant.storeId)
      ? withoutShorterHours(refit(calendar), christmasHours(calendar.christmas))
      : christmasHours(calendar.christmas),
  }));

/** Hours of single days would open a restaurant that is closed for longer. */
const withoutShorterHours = (closure: ReturnType<typeof refit>, others: ReturnType<typeof christmasHours>) => [
  closure,
  ...others.filter(({ startDate, endDate }) => endDate < closure.startDate || (startDate ?? '') > closure.endDate),
];

const refit = (calendar: DemoCalendar) => ({
  startDate: calendar.day(-14),
  endDate: calendar.day(88),
  openTime: 'Closed',
  closeTime: 'Closed',
  reason: 'Closed for a new kitchen',
});
