import type { z } from 'zod';
import type { job, question } from '#schemas/domain/job/job.ts';
import type { VacancyId } from '../artwork/scene/vacancy-scenes.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoImage } from './demo-image.ts';
import { restaurants } from './restaurants.ts';

type JobInput = z.input<typeof job>;
type QuestionInput = z.input<typeof question>;

const rightToWork: QuestionInput = {
  id: 'right-to-work',
  text: 'Do you have the right to work in the United Kingdom?',
  type: 'YES_NO',
  is_mandatory: true,
};
const shifts: QuestionInput = {
  id: 'shifts',
  text: 'Which shifts can you work?',
  type: 'MULTIPLE_CHOICE',
  is_mandatory: true,
  answer: { options: ['Weekday lunches', 'Weekday evenings', 'Saturdays', 'Sundays'] },
};
const notice: QuestionInput = {
  id: 'notice',
  text: 'How soon could you start?',
  type: 'SINGLE_CHOICE',
  is_mandatory: true,
  answer: { options: ['At once', 'Within two weeks', 'Within a month', 'Later'] },
};
const why: QuestionInput = {
  id: 'why',
  text: 'Which dish would you cook for us, and why that one?',
  type: 'TEXT',
  is_mandatory: false,
};
const hygiene: QuestionInput = {
  id: 'hygiene',
  text: 'Do you hold a food hygiene certificate at level 2 or above?',
  type: 'YES_NO',
  is_mandatory: false,
};
const toughEvening: QuestionInput = {
  id: 'hard-evening',
  text: 'Tell us of an evening that went wrong, and what you did.',
  type: 'TEXT',
  is_mandatory: true,
};
const adult: QuestionInput = {
  id: 'adult',
  text: 'Are you 18 or over? The law asks it of people who serve alcohol.',
  type: 'YES_NO',
  is_mandatory: true,
};

interface Vacancy {
  readonly id: VacancyId;
  readonly name: string;
  readonly position: string;
  readonly type: 'Full time' | 'Part time';
  readonly category: 'Back of House' | 'Front of House' | 'Management' | 'Head Office';
  /** A restaurant's slug, or a place without a restaurant. */
  readonly at:
    | string
    | { readonly location: string; readonly city: string; readonly place?: readonly [number, number] };
  readonly pay: string;
  readonly text: string;
  /** What its picture shows. */
  readonly shows: string;
  readonly work: readonly string[];
  /** How many days before the Monday of the week. */
  readonly postedDaysAgo: number;
  /** How many days after that Monday; negative if it has closed. */
  readonly closesInDays: number;
  readonly cv?: boolean;
  readonly experience?: boolean;
  readonly questions?: readonly QuestionInput[];
}

/** 99.9 and 100.0 miles north of the Bath restaurant. A search from Bath includes the first and not the second. */
const justWithin: readonly [number, number] = [52.82395, -2.3563];
const justBeyond: readonly [number, number] = [52.82534, -2.3563];

const vacancies: readonly Vacancy[] = [
  {
    id: '7001',
    name: 'Bartender',
    position: 'bartender',
    type: 'Full time',
    category: 'Front of House',
    at: 'soho',
    pay: '£13.20 per hour',
    postedDaysAgo: 4,
    closesInDays: 29,
    questions: [adult, rightToWork, shifts],
    text: 'You run one end of the upstairs bar, four nights a week, and know a gimlet from a smash without looking.',
    shows: 'A gimlet beside a shaker, a jigger and cut limes',
    work: [
      'Mix the twelve house cocktails and the two without alcohol',
      'Cut, squeeze and infuse before the doors open',
      'Look after fifty guests with one other bartender',
    ],
  },
  {
    id: '7002',
    name: 'Bar supervisor',
    position: 'bar-supervisor',
    type: 'Full time',
    category: 'Front of House',
    at: 'o2-arena',
    pay: '£14.60 per hour',
    postedDaysAgo: 9,
    closesInDays: 28,
    cv: true,
    experience: true,
    questions: [adult, rightToWork, notice],
    text: 'Show nights are quick: three hundred drinks in the hour before the doors. You keep the bar calm and the stock right.',
    shows: 'An order book, a shaker and folded towels on a dark bar',
    work: ['Lead a bar team of five', 'Order, count and rotate the stock', 'Train new bartenders on the menu'],
  },
  {
    id: '7003',
    name: 'Bar back',
    position: 'bar-back',
    type: 'Part time',
    category: 'Front of House',
    at: 'salford-quays',
    pay: '£12.60 per hour',
    postedDaysAgo: 2,
    closesInDays: 41,
    questions: [adult, shifts],
    text: 'Ice, glasses, limes, and an eye for what runs out next. A good first job behind a bar.',
    shows: 'Limes, a knife, towels and a glass of water',
    work: [
      'Keep the bar stocked through service',
      'Polish glasses and change barrels',
      'Learn two new drinks each week',
    ],
  },
  {
    id: '7004',
    name: 'Waiter or waitress',
    position: 'waiting-staff',
    type: 'Part time',
    category: 'Front of House',
    at: 'bath',
    pay: '£12.60 per hour',
    postedDaysAgo: 1,
    closesInDays: 56,
    questions: [rightToWork, shifts],
    text: 'Six tables under the arches, lunches and Saturdays. We teach the menu; you bring the welcome.',
    shows: 'A plate of som tam, menus and a notebook on a blue cloth',
    work: [
      'Guide guests through a menu of four countries',
      'Carry allergy requests to the kitchen in writing',
      'Share tips equally with everyone on shift',
    ],
  },
  {
    id: '7005',
    name: 'Waiter or waitress',
    position: 'waiting-staff',
    type: 'Full time',
    category: 'Front of House',
    at: 'covent-garden',
    pay: '£13.20 per hour',
    postedDaysAgo: 7,
    closesInDays: 41,
    questions: [adult, rightToWork, notice],
    text: 'Pre-theatre is a sport here: a hundred and twenty guests, all out by a quarter past seven, and none of them hurried.',
    shows: 'A serving tray, menus, tea and a candle on a pink cloth',
    work: [
      'Look after eight tables at the early sitting',
      'Keep time with the kitchen',
      'Help with large tables at the late sitting',
    ],
  },
  {
    id: '7006',
    name: 'Waiter or waitress',
    position: 'waiting-staff',
    type: 'Part time',
    category: 'Front of House',
    at: 'henley',
    pay: '£12.80 per hour',
    postedDaysAgo: 11,
    closesInDays: 100,
    questions: [shifts],
    text: 'Weekends by the river. Closed on Mondays, so there is always one day to yourself.',
    shows: 'A young coconut, folded towels and a menu on a wooden table',
    work: ['Serve inside and on the terrace', 'Set out cushions and heaters', 'Take orders for click and collect'],
  },
  {
    id: '7007',
    name: 'Host',
    position: 'host',
    type: 'Part time',
    category: 'Front of House',
    at: 'birmingham-bullring',
    pay: '£12.60 per hour',
    postedDaysAgo: 3,
    closesInDays: 34,
    questions: [rightToWork, why],
    text: 'You are the first person our guests meet and the last they thank. You keep the door, the slate and the peace.',
    shows: 'Menus, the booking notebook and a bunch of keys',
    work: [
      'Seat guests and plan the room',
      'Answer the telephone',
      'Make sure that prams, wheelchairs and large parties have the right table',
    ],
  },
  {
    id: '7008',
    name: 'Floor supervisor',
    position: 'floor-supervisor',
    type: 'Full time',
    category: 'Front of House',
    at: 'greenwich',
    pay: '£14.40 per hour',
    postedDaysAgo: 14,
    closesInDays: 30,
    cv: true,
    experience: true,
    questions: [adult, rightToWork, notice],
    text: 'Two floors, one staircase and a team of nine. You hold it together from noon till close.',
    shows: 'A notebook with the rota, a tray and keys',
    work: ['Run the floor three evenings a week', 'Write the rota with the manager', 'Coach new waiters'],
  },
  {
    id: '7009',
    name: 'Runner',
    position: 'runner',
    type: 'Part time',
    category: 'Front of House',
    at: 'oxford',
    pay: '£12.21 per hour',
    postedDaysAgo: 0,
    closesInDays: 72,
    questions: [shifts],
    text: 'From the pass to the table while it is hot. Shifts fit around lectures.',
    shows: 'A plate of grilled pork and noodles beside a serving tray',
    work: ['Carry dishes and name them', 'Clear and reset tables', 'Keep the sauces filled'],
  },
  {
    id: '7010',
    name: 'General manager',
    position: 'general-manager',
    type: 'Full time',
    category: 'Management',
    at: 'islington',
    pay: '£46,000–£52,000 per year',
    postedDaysAgo: 18,
    closesInDays: 25,
    cv: true,
    experience: true,
    questions: [rightToWork, notice, why],
    text: 'A house of sixty seats with regulars who know the staff by name. You answer for all of it: people, plates and pounds.',
    shows: 'A budget book, an apron, keys and a cup of tea',
    work: ['Lead a team of twenty-two', 'Own the budget and the rota', 'Meet the head chef every morning at ten'],
  },
  {
    id: '7011',
    name: 'General manager',
    position: 'general-manager',
    type: 'Full time',
    category: 'Management',
    at: 'reading',
    pay: '£45,000–£50,000 per year',
    postedDaysAgo: 8,
    closesInDays: 51,
    cv: true,
    experience: true,
    questions: [rightToWork, notice],
    text: 'Our newest restaurant has opened and needs the person who will make it theirs.',
    shows: 'A bunch of keys, a menu and a cup of tea on a green cloth',
    work: ['Build the team to thirty', 'Settle the first year’s budget', 'Get to know the street'],
  },
  {
    id: '7012',
    name: 'Assistant manager',
    position: 'assistant-manager',
    type: 'Full time',
    category: 'Management',
    at: 'windsor',
    pay: '£32,000–£35,000 per year',
    postedDaysAgo: 5,
    closesInDays: 41,
    cv: true,
    experience: true,
    questions: [adult, notice, shifts, toughEvening],
    text: 'You open three days and close two, and the swans know you.',
    shows: 'An apron, a notebook and tea on a blue cloth',
    work: ['Run the shift', 'Look after events in the upper room', 'Handle ordering for the bar'],
  },
  {
    id: '7013',
    name: 'Chef de partie, wok',
    position: 'chef-de-partie',
    type: 'Full time',
    category: 'Back of House',
    at: 'battersea',
    pay: '£15.40 per hour',
    postedDaysAgo: 10,
    closesInDays: 41,
    experience: true,
    questions: [rightToWork, hygiene, why],
    text: 'The wok line faces the river and the room. You like heat, speed and an audience.',
    shows: 'A wok of noodles, an apron, a cleaver and a ladle',
    work: [
      'Cook char kway teow, pad kra pao and fried rice to order',
      'Prepare pastes each morning',
      'Keep the record of allergens at your station',
    ],
  },
  {
    id: '7014',
    name: 'Chef de partie, grill',
    position: 'chef-de-partie',
    type: 'Full time',
    category: 'Back of House',
    at: { location: 'Northern kitchen', city: 'Wem', place: justWithin },
    pay: '£14.80 per hour',
    postedDaysAgo: 6,
    closesInDays: 72,
    experience: true,
    questions: [hygiene, notice],
    text: 'Charcoal, skewers and whole fish, for events and for our restaurants in the north.',
    shows: 'Skewers of satay and a whole grilled fish',
    work: ['Thread and grill satay', 'Prepare fish for the restaurants', 'Travel to four events a year'],
  },
  {
    id: '7015',
    name: 'Commis chef',
    position: 'commis-chef',
    type: 'Part time',
    category: 'Back of House',
    at: { location: 'Northern kitchen annexe', city: 'Wem', place: justBeyond },
    pay: '£12.60 per hour',
    postedDaysAgo: 6,
    closesInDays: 72,
    questions: [hygiene, shifts],
    text: 'Learn the pastes, one a week, from people who have pounded them for twenty years.',
    shows: 'A bowl of sambal, a knife, herbs and lemongrass on tiles',
    work: ['Pound, peel, slice and weigh', 'Keep the cold store in order', 'Go to college one day a week, paid'],
  },
  {
    id: '7016',
    name: 'Head chef',
    position: 'head-chef',
    type: 'Full time',
    category: 'Back of House',
    at: 'westbourne-grove',
    pay: '£48,000–£54,000 per year',
    postedDaysAgo: 46,
    closesInDays: -12,
    cv: true,
    experience: true,
    questions: [rightToWork, hygiene, why],
    text: 'A kitchen of eight and a menu to write.',
    shows: 'A massaman curry, a knife and a notebook for recipes',
    work: ['Write the menu with us', 'Lead the kitchen', 'Answer for safety and allergens'],
  },
  {
    id: '7017',
    name: 'Kitchen porter',
    position: 'kitchen-porter',
    type: 'Part time',
    category: 'Back of House',
    at: 'cardiff',
    pay: '£12.40 per hour',
    postedDaysAgo: 2,
    closesInDays: 72,
    questions: [rightToWork, shifts],
    text: 'Nothing leaves the pass without a clean pan. Four evenings, a hot supper, and the same share of the tips as everyone.',
    shows: 'A clean wok, towels and a ladle on wet tiles',
    work: ['Wash up and keep the floor dry', 'Take in deliveries', 'Help with peeling and podding'],
  },
  {
    id: '7018',
    name: 'Payroll administrator',
    position: 'payroll-administrator',
    type: 'Full time',
    category: 'Head Office',
    at: { location: 'Home and Soho office', city: 'London' },
    pay: '£31,000 per year',
    postedDaysAgo: 16,
    closesInDays: 22,
    cv: true,
    questions: [rightToWork, notice],
    text: 'Nine hundred people are paid every fourth Friday, and you are the reason it is right.',
    shows: 'A notebook, a glass of pulled tea and keys',
    work: ['Run payroll with one colleague', 'Answer questions from restaurants', 'Work from home two days a week'],
  },
];

const placeOf = ({ at }: Vacancy): Pick<JobInput, 'location' | 'city' | 'lat' | 'lng'> => {
  if (typeof at !== 'string') return { location: at.location, city: at.city, lat: at.place?.[0], lng: at.place?.[1] };
  const home = restaurants.find(({ slug }) => slug === at);
  if (home === undefined) throw new Error(`No restaurant is called ${at}.`);
  return { location: home.title, city: home.cityName, lat: home.lat, lng: home.lng };
};

const jobOf = (vacancy: Vacancy, calendar: DemoCalendar): JobInput => ({
  job_id: vacancy.id,
  name: vacancy.name,
  position_unique_name: vacancy.position,
  jobtype: vacancy.type,
  category: vacancy.category,
  description: `<p>${vacancy.text}</p><h3>What you will do</h3><ul>${vacancy.work.map((line) => `<li>${line}</li>`).join('')}</ul><h3>What you get</h3><ul><li>${vacancy.pay}, and an equal share of the tips, paid in full</li><li>A meal on every shift, and half the bill off for you and five others on days off</li><li>28 days’ holiday, more after two years</li></ul>`,
  cv_required: vacancy.cv ?? false,
  work_experience_required: vacancy.experience ?? false,
  ...placeOf(vacancy),
  image: demoImage(`/media/vacancy/${vacancy.id}.svg`, vacancy.shows),
  salary: vacancy.pay,
  datePosted: calendar.day(-vacancy.postedDaysAgo),
  validThrough: calendar.day(vacancy.closesInDays),
  questions: [...(vacancy.questions ?? [])],
});

/** The vacancies. One has closed, one has no coordinates, and two are at the limit of a search from Bath. */
export const createJobs = (calendar: DemoCalendar): readonly JobInput[] =>
  vacancies.map((vacancy) => jobOf(vacancy, calendar));
