import { demoPage } from './parts/demo-page.ts';
import { front } from './parts/images.ts';
import { quiet, second, to } from './parts/links.ts';

export const restaurantsPage = demoPage({
  id: 'restaurants',
  title: 'Restaurants',
  description: 'All restaurants of Pandan Row by city, with addresses, hours and telephone numbers.',
  socialImage: front('henley', 'A white boarded boathouse by the river'),
  tiles: [
    {
      type: 'location-list',
      key: 'row',
      form: 'street',
      near: false,
      backgroundColor: 'primary',
      heading: 'The row',
      text: 'Every house has its own front door, and the same twelve hours of broth. The lit ones are open.',
    },
    {
      type: 'location-finder',
      key: 'all',
      backgroundColor: 'paper',
      heading: 'Find your row',
    },
    {
      type: 'card-grid',
      key: 'by-wish',
      columns: 'three',
      backgroundColor: 'quiet',
      animationEffect: 'settle',
      heading: 'If you like…',
      cards: [
        {
          title: '…water',
          text: 'A boathouse upstream of the bridge. In regatta week the grill moves outside.',
          image: front('henley', 'A white boarded boathouse by the river with a green and cream awning'),
          link: quiet(to('See Henley', '/restaurants/henley-on-thames/henley')),
        },
        {
          title: '…a late one',
          text: 'Open until midnight from Thursday, and the slate is by the door.',
          image: front('soho', 'A dark brick house at night with a green awning'),
          link: quiet(to('See Soho', '/restaurants/london/soho')),
        },
        {
          title: '…no booking',
          text: 'Every table by the canal is kept for people who walk in.',
          image: front('maida-vale', 'A white stucco house with red and green parasols'),
          link: quiet(to('See Maida Vale', '/restaurants/london/maida-vale')),
        },
        {
          title: '…a curtain',
          text: 'Eleven theatres within six minutes, and the bill comes with the pudding.',
          image: front('covent-garden', 'A stone front at night with five arches and a red awning'),
          link: quiet(to('See Covent Garden', '/restaurants/london/covent-garden')),
        },
        {
          title: '…trains',
          text: 'Ask for the window by the second arch.',
          image: front('bath', 'A honey-coloured stone front with four arches'),
          link: quiet(to('See Bath', '/restaurants/bath/bath')),
        },
        {
          title: '…brunch',
          text: 'Roti and kaya toast from ten, in a row of seven red gables.',
          image: front('west-hampstead', 'A tall red-brick gable with yellow arches and a bicycle'),
          link: quiet(to('See West Hampstead', '/restaurants/london/west-hampstead')),
        },
      ],
    },
    {
      type: 'call-to-action',
      key: 'next',
      backgroundColor: 'primary',
      heading: 'Not in your town?',
      text: 'We look for rows of eight with a chimney. Tell us where yours is.',
      links: [to('Write to us', '/contact'), second(to('Order for collection', 'https://order.example/'))],
    },
  ],
});
