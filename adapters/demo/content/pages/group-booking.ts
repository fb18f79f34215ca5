import { demoPage } from './parts/demo-page.ts';
import { dish, front, scene } from './parts/images.ts';
import { quiet, second, to } from './parts/links.ts';

const askByMail = to('Write to the group team', 'mailto:groups@example.com');
const groupMenu = to('See the group menu', '/menu/group-set');

export const groupBooking = demoPage({
  id: 'group-booking',
  title: 'Groups and parties',
  description: 'Nine people and more at one table: the long-table menu, £34 each.',
  socialImage: dish('group-platter', 'A brass tray of satay, rolls and fritters, seen from above'),
  tiles: [
    {
      type: 'hero',
      key: 'long-table',
      layout: 'domino-left',
      height: 'half',
      backgroundColor: 'primary',
      heading: 'Nine or more? Take the long table',
      text: '£34 each: the brass tray, four large dishes in the middle, rice, and something green and sweet to finish. Up to twenty, book online; for more, or a room, ask below.',
      image: scene('shared-feast', 'A table laid with bowls, leaves and skewers, seen from above'),
      links: [to('Book for up to twenty', '/#booking'), second(to('Ask for more', '#ask'))],
    },
    {
      type: 'group-booking-form',
      key: 'ask',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'Ask for a long table',
      text: 'For twenty-one and more, or a room with a door. Say when and how many: the restaurant answers within one working day, and nothing is booked until it has.',
      thanksText: 'It is not a booking yet. The restaurant answers by email, usually within a day.',
    },
    {
      type: 'text',
      key: 'group-sizes',
      width: 'third',
      backgroundColor: 'highlight',
      heading: 'How many is many?',
      body: '<h3>Up to eight</h3><p><a href="/#booking">Book online</a> like anyone else. Tables of six and more in Covent Garden are held against a card; everywhere else it is just your name.</p><h3>Nine to twenty</h3><p>Choose the group set menu when you <a href="/#booking">book online</a>, and ask for a time. Milton Keynes gives tables for up to sixteen at once. Ask as early as you can: even for today we take your request, and the restaurant answers what the kitchen can still do.</p><h3>More than twenty</h3><p>That is a room, or a whole house. Write with the day, the number of people and what matters to you, and we ring back with what is possible.</p>',
      links: [second(to('Ring Soho: 020\u00a07946\u00a00118', 'tel:+442079460118'))],
    },
    {
      type: 'image-text',
      key: 'tray',
      mediaSide: 'right',
      backgroundColor: 'primary',
      backgroundAnimationEffect: 'sway',
      heading: 'What is on the tray',
      body: '<ul><li><strong>To begin:</strong> satay, summer rolls, corn fritters and cassava crackers on brass</li><li><strong>In the middle:</strong> rendang, green curry, vegetables in coconut, a whole grilled fish</li><li><strong>Beside it:</strong> coconut rice until you say stop</li><li><strong>To finish:</strong> pandan pancakes and a glass of three colours</li></ul><p>Vegans get their own tray, the same size. Tell us about allergies when you book and again on the day.</p>',
      image: dish('group-platter', 'A brass tray of satay, rolls and fritters, seen from above'),
      links: [groupMenu],
    },
    {
      type: 'card-grid',
      key: 'rooms',
      columns: 'three',
      animationEffect: 'rise',
      heading: 'Rooms with a door',
      text: 'All our restaurants have a long table. These have a room for it.',
      cards: [
        {
          title: 'Milton Keynes: twenty',
          text: 'One table under a woven ceiling. The lift comes up beside the bar.',
          image: front('milton-keynes', 'A glass pavilion with a planted roof and a green awning'),
          link: quiet(to('See Milton Keynes', '/restaurants/milton-keynes/milton-keynes')),
        },
        {
          title: 'Cardiff: thirty',
          text: 'Under the gable, with a round window and a door that closes.',
          image: front('cardiff', 'A tall red-brick gable with arched windows'),
          link: quiet(to('See Cardiff', '/restaurants/cardiff/cardiff')),
        },
        {
          title: 'Soho: fifty',
          text: 'The room above the noodle counter. Bring a speech or leave it at home.',
          image: front('soho', 'A dark brick house at night with a green awning'),
          link: quiet(to('See Soho', '/restaurants/london/soho')),
        },
      ],
    },
    {
      type: 'accordion',
      key: 'group-questions',
      backgroundColor: 'white',
      heading: 'Before you ask',
      items: [
        {
          question: 'Do we pay in advance?',
          answer:
            '<p>No. Nothing is taken when you book. If somebody does not come and we did not know two days before, it is £15 for their place. If you ask for the table later than that, what the restaurant writes to you counts.</p>',
        },
        {
          question: 'Can we bring a cake?',
          answer: '<p>Yes, and we will keep it cold and bring it with plates and a knife. No charge.</p>',
        },
        {
          question: 'Can we choose our own dishes?',
          answer:
            '<p>Up to twelve people, yes, from the whole menu. Above that the tray is what lets everyone eat at the same moment.</p>',
        },
        {
          question: 'Is there a minimum spend for a room?',
          answer:
            '<p>Only in December and on Fridays and Saturdays. The manager tells you the figure before you decide.</p>',
        },
      ],
    },
    {
      type: 'call-to-action',
      key: 'christmas',
      layout: 'rounded-corners',
      backgroundColor: 'highlight',
      heading: 'December is filling up',
      text: 'Write today and we will tell you what is left.',
      links: [askByMail],
    },
  ],
});
