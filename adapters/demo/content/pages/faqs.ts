import { demoPage } from './parts/demo-page.ts';
import { scene } from './parts/images.ts';
import { second, to } from './parts/links.ts';
import { type Faq, faqs } from './prose/faqs.ts';

/** The questions of one topic, in their stored order. */
const about = (topic: Faq['topic']): Faq[] => faqs.filter((faq) => faq.topic === topic);
const plain = (topic: Faq['topic']) => about(topic).map(({ question, answer }) => ({ question, answer }));

export const faqPage = demoPage({
  id: 'faqs',
  title: 'Questions',
  description: 'What guests ask about bookings, food and visits, with plain answers.',
  tiles: [
    {
      type: 'hero',
      key: 'ask',
      height: 'one-third',
      backgroundColor: 'highlight',
      heading: 'Ask us anything',
      text: 'The twelve things that people ask most. For the thirteenth, ring the restaurant.',
      image: scene('morning-market', 'Roti, kaya toast, porridge and coffee, seen from above'),
    },
    {
      type: 'accordion',
      key: 'bookings',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'Booking',
      items: plain('booking'),
    },
    {
      type: 'call-to-action',
      key: 'groups',
      width: 'third',
      backgroundColor: 'primary',
      heading: 'Nine or more?',
      text: 'There is a table for that, and a tray.',
      links: [to('Groups and parties', '/group-booking')],
    },
    {
      type: 'text',
      key: 'allergies',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'quiet',
      heading: 'Allergies',
      body: '<p>Tell the team before you order, each time.</p>',
      links: [to('Read the guide', '/allergens')],
    },
    {
      type: 'accordion',
      key: 'food',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'Food',
      items: plain('food'),
    },
    {
      type: 'accordion',
      key: 'visiting',
      backgroundColor: 'white',
      heading: 'Visiting',
      items: plain('visiting'),
    },
    {
      type: 'text',
      key: 'more',
      align: 'center',
      backgroundColor: 'paper',
      heading: 'Not here?',
      body: '<p>The people in the room know most, and they pick up from eleven.</p>',
      links: [to('Find a number', '/find-us'), second(to('Write to us', '/contact'))],
    },
  ],
});
