import type { TileInput } from './demo-page.ts';
import { dish } from './images.ts';
import { quiet, to } from './links.ts';

export const nextTable: TileInput = {
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
};
