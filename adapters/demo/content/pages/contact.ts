import { demoPage } from './parts/demo-page.ts';
import { closeUp, dish, front, work } from './parts/images.ts';
import { findLink, quiet, to } from './parts/links.ts';

export const contact = demoPage({
  id: 'contact',
  title: 'Contact',
  description: 'Whom to ring or write to, and how soon they answer.',
  tiles: [
    {
      type: 'text',
      key: 'whom',
      backgroundColor: 'primary',
      heading: 'Ring the restaurant first',
      body: '<p>For a table tonight, a lost scarf, a high chair or a question about a dish. Every number is on the restaurant’s page, and somebody picks up from eleven.</p>',
      links: [findLink],
    },
    {
      type: 'contact-form',
      key: 'write',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'Write to us',
      text: 'A person answers everything else within two working days, and complaints within five, because we ask the restaurant what happened.',
      thanksText: 'We answer by email within two working days, and complaints within five.',
    },
    {
      type: 'text',
      key: 'addresses',
      width: 'third',
      backgroundColor: 'quiet',
      heading: 'Who answers what',
      body: '<table><thead><tr><th>About</th><th>Write to</th><th>Answered within</th></tr></thead><tbody><tr><td>Groups from nine</td><td><a href="mailto:groups@example.com">groups@example.com</a></td><td>one working day</td></tr><tr><td>A meal gone wrong</td><td><a href="mailto:hello@example.com">hello@example.com</a></td><td>five working days</td></tr><tr><td>Allergens and recipes</td><td><a href="mailto:kitchen@example.com">kitchen@example.com</a></td><td>two working days</td></tr><tr><td>Your details</td><td><a href="mailto:privacy@example.com">privacy@example.com</a></td><td>a month at most</td></tr><tr><td>Jobs</td><td><a href="mailto:careers@example.com">careers@example.com</a></td><td>five working days</td></tr><tr><td>Press and radio</td><td><a href="mailto:press@example.com">press@example.com</a></td><td>the day</td></tr></tbody></table>',
    },
    {
      type: 'card-grid',
      key: 'shortcuts',
      columns: 'four',
      backgroundColor: 'paper',
      heading: 'It may be quicker here',
      cards: [
        {
          title: 'Change a booking',
          text: 'By the link in the message that confirmed it, or by ringing the restaurant.',
          image: work('management', 'A notebook, keys and a cup of tea, seen from above'),
          link: quiet(to('How that works', '/faqs#bookings')),
        },
        {
          title: 'An allergy',
          text: 'The guide says for each dish what it contains and what can get in.',
          image: dish('pho-chay', 'Clear phở with tofu and mushrooms, seen from above'),
          link: quiet(to('Read the guide', '/allergens')),
        },
        {
          title: 'A large party',
          text: 'The long-table menu, rooms with a door, and what they hold.',
          image: dish('group-platter', 'A brass tray of satay, rolls and fritters, seen from above'),
          link: quiet(to('See groups', '/group-booking')),
        },
        {
          title: 'A job',
          text: 'Every open place, by kind of work and by town.',
          image: work('back-of-house', 'An apron, a wok, a cleaver and chillies, seen from above'),
          link: quiet(to('See open jobs', '/careers/job-search')),
        },
      ],
    },
    {
      type: 'image-text',
      key: 'office',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'highlight',
      heading: 'Or come by',
      body: '<p>61 Frith Court, London W1D 4TD. Ring the bell with the leaf on it. There is usually tea.</p>',
      image: closeUp('batik-and-tea', 'A cup of tea and green pancake rolls on batik cloth'),
    },
    {
      type: 'call-to-action',
      key: 'soho',
      width: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'Nobody picking up?',
      text: 'Soho is open longest and will find somebody who knows.',
      image: front('soho', 'A dark brick house at night with a green awning'),
      links: [to('Ring 020 7946 0118', 'tel:+442079460118')],
    },
  ],
});
