import { demoPage } from '../parts/demo-page.ts';
import { front, lineDrawing } from '../parts/images.ts';
import { second, to } from '../parts/links.ts';

export const colouring = demoPage({
  id: 'colouring',
  title: 'A sheet to colour in',
  description: 'A sheet for children to print: the boathouse in Henley, three dishes and a maze, on one page of A4.',
  socialImage: front('henley', 'A white boarded boathouse by the river'),
  tiles: [
    {
      type: 'colouring-sheet',
      key: 'sheet',
      backgroundColor: 'quiet',
      heading: 'Pandan Row',
      text: 'Here is our boathouse. Which colour is the front door?',
      pictures: [
        lineDrawing('front-henley', 'A boathouse by the river with an awning and a boat, as a line drawing'),
        lineDrawing('little-satay', 'A plate of satay, rice and cucumber, as a line drawing'),
        lineDrawing('banana-ice-cream', 'Two scoops of ice cream with bananas and strawberries, as a line drawing'),
        lineDrawing('plain-noodles', 'A bowl of noodles, as a line drawing'),
      ],
      maze: 'Help the noodle find its bowl',
    },
    {
      type: 'call-to-action',
      key: 'hungry',
      width: 'half',
      backgroundColor: 'primary',
      heading: 'Hungry artists?',
      links: [to('See the children’s menu', '/menu/kids')],
    },
    {
      type: 'call-to-action',
      key: 'table',
      width: 'half',
      backgroundColor: 'highlight',
      heading: 'Bring your crayons',
      links: [second(to('Find a restaurant', '/find-us'))],
    },
  ],
});
