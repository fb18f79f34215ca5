import { demoPage } from './parts/demo-page.ts';
import { scene, work } from './parts/images.ts';
import { quiet, second, to } from './parts/links.ts';
import { careersIntro } from './prose/short-texts.ts';

const listOpenJobs = to('See open jobs', '/careers/job-search');

export const careers = demoPage({
  id: 'careers',
  title: 'Careers',
  description: 'Work with nine hundred cooks, waiters, bartenders and porters.',
  socialImage: work('front-of-house', 'A plate of rolls, a tray of glasses, menus and napkins, seen from above'),
  tiles: [
    {
      type: 'hero',
      key: 'come-hungry',
      arrangement: 'over-image',
      height: 'two-thirds',
      backgroundColor: 'highlight',
      heading: 'Come hungry, stay for supper',
      text: 'We eat together before every shift, sitting down. You need not know the food: we teach it at that table.',
      image: work('front-of-house', 'A plate of rolls, a tray of glasses, menus and napkins, seen from above'),
      links: [listOpenJobs],
    },
    {
      type: 'text',
      key: 'what-you-get',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'What you get',
      body: careersIntro,
    },
    {
      type: 'call-to-action',
      key: 'porters',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'primary',
      heading: 'Six in ten',
      text: 'of our managers began on the floor or at the sink.',
      links: [to('Begin there too', '/careers/job-search')],
    },
    {
      type: 'card-grid',
      key: 'teams',
      columns: 'four',
      backgroundColor: 'quiet',
      animationEffect: 'settle',
      heading: 'Four ways in',
      cards: [
        {
          title: 'Kitchen',
          text: 'Wok line, grill, pastes, pastry, and the sink that keeps all of them going.',
          image: work('back-of-house', 'Knives, pans and spices, seen from above'),
          link: quiet(to('Kitchen jobs', '/careers/job-search/back-of-house')),
        },
        {
          title: 'Floor and bar',
          text: 'Hosts, waiters, runners and the people who know a gimlet from a smash.',
          image: work('front-of-house', 'A plate of rolls, a tray of glasses and an order pad, seen from above'),
          link: quiet(to('Floor and bar jobs', '/careers/job-search/front-of-house')),
        },
        {
          title: 'Management',
          text: 'A house of your own: people, plates and pounds.',
          image: work('management', 'A rota, keys and a cup of coffee, seen from above'),
          link: quiet(to('Management jobs', '/careers/job-search/management')),
        },
        {
          title: 'Head office',
          text: 'Pay, supply, property, and a test kitchen down the corridor.',
          image: work('quick-service', 'Boxes, labels and a till roll, seen from above'),
          link: quiet(to('Office jobs', '/careers/job-search/quick-service')),
        },
      ],
    },
    {
      type: 'image-text',
      key: 'first-month',
      width: 'half',
      layout: 'rounded-corners',
      backgroundColor: 'highlight',
      heading: 'Your first month',
      body: '<p>Week one you taste the whole menu. Week two you stand beside somebody. Week three you have a section. Week four you tell us what we should do better, over lunch.</p>',
      image: scene('grill', 'Satay, fish and rice on a golden cloth, seen from above'),
    },
    {
      type: 'accordion',
      key: 'how-it-goes',
      width: 'half',
      backgroundColor: 'paper',
      oneAtATime: true,
      heading: 'How it goes',
      items: [
        {
          question: 'What do I need to apply?',
          answer:
            '<p>Ten minutes. Most jobs ask for your name, how to reach you and two or three questions. A CV is needed only where the job says so.</p>',
        },
        {
          question: 'When do I hear back?',
          answer: '<p>Within five working days, from the manager of the restaurant, whatever the answer is.</p>',
        },
        {
          question: 'Is there a trial shift?',
          answer: '<p>Three hours at most, and it is paid, with supper.</p>',
        },
        {
          question: 'Do I have to work late?',
          answer: '<p>Some evenings, and never an early start the day after. Rotas are out three weeks ahead.</p>',
        },
        {
          question: 'Can you sponsor a visa?',
          answer: '<p>For head chefs and sous chefs, yes. Say so in your application and we talk about it first.</p>',
        },
      ],
    },
    {
      type: 'call-to-action',
      key: 'apply',
      backgroundColor: 'primary',
      heading: 'Supper is at half past four',
      text: 'Find the table that has a place for you.',
      links: [listOpenJobs, second(to('Read our story', '/about'))],
    },
  ],
});
