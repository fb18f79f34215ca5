import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleData } from '#blocks/_shared/examples/example-data.ts';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';

const image = { url: '/media/wok.jpg', alt: 'A wok', width: 800, height: 600 };
const link = { linkText: 'Menu', linkUrl: '/menu' };
const video = { url: '/media/wok.mp4', label: 'A wok', poster: { ...image, url: '/media/poster.jpg' } };

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const hasText = (text: string | RegExp) => screen.queryByText(text) !== null;
/** The attributes of each layout of two halves. */
const layouts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-share]')].map(({ dataset }) => [
    dataset.share,
    dataset.notched,
    dataset.mirrored,
  ]);
const hasPlaceholder = () => document.querySelector('.placeholder') !== null;

describe('the layout of a tile with an image [tile.layout]', () => {
  const domino = (type: string, fields: object) =>
    [1, 2].map((at) => ({ type, key: `k${at}`, layout: 'domino-left', heading: 'Hello', ...fields }));

  it.each([
    ['hero', { image }, 'half'],
    ['call-to-action', { image, links: [link] }, 'small'],
    ['image-text', { image, body: '<p>Text</p>' }, 'half'],
    ['click-and-collect', { image }, 'small'],
    ['video', { videoDesktop: video }, 'large'],
    ['embed', { src: 'https://www.youtube-nocookie.com/embed/1', title: 'A talk' }, 'large'],
    ['booking', { image }, 'half'],
  ])('domino-left has halves that change sides from tile to tile: %s', (type, fields, share) => {
    showTiles(domino(type, fields));
    expect(layouts()).toEqual([
      [share, 'true', 'false'],
      [share, 'true', 'true'],
    ]);
    expect(document.querySelectorAll('.seam[aria-hidden="true"]')).toHaveLength(2);
  });

  it.each([
    ['promotions', 'slim', { items: [{ title: 'One' }] }],
    ['card-grid', 'slim', { cards: [{ title: 'One' }] }],
    ['offer', 'slim', { offerId: 'lunch' }],
    ['social-grid', 'slim', {}],
    ['job-list', 'slim', {}],
    ['menu-list', 'slim', {}],
    ['menu-section', 'slim', { menuId: 'main' }],
    ['allergen-guide', 'slim', { menuId: 'main' }],
    ['dietary-filter', 'slim', { menuId: 'main' }],
    ['location-list', 'slim', {}],
    ['location-finder', 'slim', {}],
    ['accordion', 'small', { items: [{ question: 'Why?', answer: '<p>So.</p>' }] }],
  ])('domino-left has a panel beside a tile without an image: %s', (type, share, fields) => {
    showTiles(domino(type, fields));
    expect(layouts()).toEqual([
      [share, 'true', 'false'],
      [share, 'true', 'true'],
    ]);
    expect(hasPlaceholder()).toBe(true);
    showTiles([{ type, key: 'k', ...fields }]);
    expect(layouts()).toEqual([]);
  });

  it.each([
    ['call-to-action', { image, links: [link] }, 'true', 'small'],
    ['call-to-action', { videoMobile: video, links: [link] }, 'true', 'small'],
    ['image-text', { image, body: '<p>Text</p>', mediaSide: 'right' }, 'true', 'half'],
    ['image-text', { image, body: '<p>Text</p>', mediaSide: 'left' }, 'false', 'half'],
    ['click-and-collect', { image }, 'false', 'small'],
    ['click-and-collect', { videoDesktop: video }, 'false', 'small'],
    ['click-and-collect', { videoMobile: video }, 'false', 'small'],
    ['booking', { image }, 'true', 'half'],
    ['booking', { image, layout: 'headstone' }, 'false', 'half'],
  ])('without it has no seam, and its image on the configured side: %s %o', (type, fields, mirrored, share) => {
    showTiles([{ type, key: 'k', heading: 'Hello', ...fields }]);
    expect(layouts()).toEqual([[share, 'false', mirrored]]);
    expect(document.querySelector('.seam')).toBeNull();
  });

  it('of a call to action or click and collect without media is one part', () => {
    showTiles([{ type: 'call-to-action', key: 'k', heading: 'Come', links: [link] }]);
    expect([layouts(), hasPlaceholder()]).toEqual([[], false]);
    showTiles([{ type: 'click-and-collect', key: 'k', heading: 'Collect' }]);
    expect([layouts(), hasPlaceholder()]).toEqual([[], false]);
  });
});

describe('a hero [tile.catalogue]', () => {
  const hero = { type: 'hero', key: 'k', heading: 'Welcome', text: 'Come in', links: [link], image };

  it('shows its text over its image or beside it', () => {
    showTiles([{ ...hero, arrangement: 'over-image' }]);
    expect(document.querySelector('.over .label')?.textContent).toContain('Come in');
    showTiles([{ ...hero, arrangement: 'over-image', layout: 'domino-left' }]);
    expect([document.querySelector('.over'), layouts().length]).toEqual([null, 1]);
    showTiles([{ ...hero, arrangement: 'split', layout: 'headstone' }]);
    expect([document.querySelector('.over'), find('.split').dataset.shape]).toEqual([null, 'headstone']);
  });

  it('has a heading, a text and links, and an image that is loaded at once on the first screen', () => {
    const plain = { ...hero, text: undefined, links: [] };
    showTiles([hero, ...['b', 'c', 'd'].map((key) => ({ ...plain, key }))]);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/menu');
    const images = screen.getAllByRole('img', { name: 'A wok' });
    const [first, last] = [images[0], images.at(-1)];
    expect([first?.getAttribute('loading'), last?.getAttribute('loading')]).toEqual(['eager', 'lazy']);
    expect([first?.getAttribute('fetchpriority'), last?.getAttribute('fetchpriority')]).toEqual(['high', null]);
    expect(texts('p.text')).toEqual(['Come in']);
  });
});

describe('a link of a tile [tile.catalogue]', () => {
  it('that opens a new tab says so, and gives the other site no access', () => {
    const links = [link, { linkText: 'Shop', linkUrl: 'https://shop.example', openInNewTab: true }];
    showTiles([{ type: 'call-to-action', key: 'k', heading: 'Come', links }]);
    const shop = screen.getByRole('link', { name: 'Shop (opens in a new tab)' });
    expect([shop.getAttribute('target'), shop.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const menu = screen.getByRole('link', { name: 'Menu' });
    expect([menu.getAttribute('target'), menu.getAttribute('rel')]).toEqual([null, null]);
  });
});

describe('an image of a tile [tile.skeleton]', () => {
  it('has its formats from the smallest, each with its sizes, and its own dimensions', () => {
    const variants = [
      { url: '/a.jpg', width: 400, type: 'image/jpeg' },
      { url: '/a.webp', width: 400, type: 'image/webp' },
      { url: '/b.webp', width: 800, type: 'image/webp' },
    ];
    showTiles([{ type: 'hero', key: 'k', heading: 'Hello', image: { ...image, variants } }]);
    const sources = [...document.querySelectorAll('source')].map((source) => [
      source.getAttribute('type'),
      source.getAttribute('srcset'),
      source.getAttribute('media'),
    ]);
    expect(sources).toEqual([
      ['image/webp', '/a.webp 400w, /b.webp 800w', null],
      ['image/jpeg', '/a.jpg 400w', null],
    ]);
    const shown = screen.getByRole('img', { name: 'A wok' });
    expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['800', '600']);
    expect(find('picture').hasAttribute('data-pending')).toBe(true);
  });

  it('is replaced by a video, or by a motif if there is none', () => {
    showTiles([{ type: 'hero', key: 'k', heading: 'Hello', image, videoMobile: video }]);
    expect(document.querySelectorAll('tile-video')).toHaveLength(1);
    showTiles([{ type: 'hero', key: 'k', heading: 'Hello' }]);
    expect([hasPlaceholder(), document.querySelector('picture')]).toEqual([true, null]);
  });
});

describe('a card grid [tile.catalogue]', () => {
  const columnsOf = (cards: number, columns: string) => {
    showTiles([
      {
        type: 'card-grid',
        key: 'k',
        columns,
        cards: Array.from({ length: cards }, (_, at) => ({ title: `Card ${at}` })),
      },
    ]);
    return find('[data-columns]').dataset.columns;
  };

  it('has never more columns than cards', () => {
    expect([1, 2, 3, 4, 5].map((cards) => columnsOf(cards, 'four'))).toEqual(['one', 'two', 'three', 'four', 'four']);
    expect([1, 2, 3, 4].map((cards) => columnsOf(cards, 'three'))).toEqual(['one', 'two', 'three', 'three']);
    expect(columnsOf(4, 'two')).toBe('two');
  });

  it('shows title, text, image and link of each card, on neighbours of different colours', () => {
    const cards = [{ title: 'Satay', text: 'On a stick', image, link }, { title: 'Laksa' }];
    showTiles([{ type: 'card-grid', key: 'k', heading: 'Dishes', cards }]);
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    expect(first?.getByRole('heading', { level: 2, name: 'Satay' })).toBeTruthy();
    expect(first?.getByText('On a stick')).toBeTruthy();
    expect(first?.getByRole('link', { name: 'Menu' })).toBeTruthy();
    expect(second?.queryByRole('link')).toBeNull();
    const surfaces = screen.getAllByRole('article').map(({ dataset }) => dataset.surface);
    expect(new Set(surfaces).size).toBe(2);
  });
});

describe('promotions [tile.catalogue]', () => {
  const [offer] = exampleData.offers ?? [];

  it('show each ticket with its text, validity and age limit', () => {
    const items = [
      { title: 'Lunch', text: 'Two dishes', validityText: 'On weekdays', adultsOnly: true, link },
      { title: 'Dinner' },
    ];
    showTiles([{ type: 'promotions', key: 'k', items }]);
    const [lunch, dinner] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lunch).toBe('LunchTwo dishesOn weekdays18 and overMenu');
    expect(dinner).toBe('Dinner');
    expect(find('article').dataset.variant).toBe('ticket');
  });

  it('from offers show only current ones, with their closing day and a link that fits', () => {
    const offers = [
      {
        ...offer,
        id: 'now',
        title: 'Now',
        validityText: undefined,
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        voucher: true,
      },
      {
        ...offer,
        id: 'open',
        title: 'Open',
        validityText: 'Any day',
        startDate: undefined,
        endDate: undefined,
        voucher: undefined,
      },
      { ...offer, id: 'past', title: 'Past', startDate: '2026-10-01', endDate: '2026-11-20' },
    ];
    showTiles([{ type: 'promotions', key: 'k', source: 'offers' }], { data: { offers } });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Now', 'Open']);
    expect(screen.getByRole('link', { name: 'Get your code' }).getAttribute('href')).toBe('/offer/now');
    expect(screen.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe('/offer/open');
    expect([hasText('Until 30 November 2026'), hasText('Any day')]).toEqual([true, true]);
  });

  it('say whether there are none or they cannot be shown', () => {
    const [none, failed] = [/^Nothing is on just now/, /^We cannot show our offers/];
    showTiles([{ type: 'promotions', key: 'k', source: 'offers' }], { data: { offers: [] } });
    expect([hasText(none), hasText(failed)]).toEqual([true, false]);
    showTiles([{ type: 'promotions', key: 'k', source: 'offers' }], { data: { offers: undefined } });
    expect([hasText(none), hasText(failed)]).toEqual([false, true]);
    showTiles([{ type: 'promotions', key: 'k', items: [{ title: 'Lunch' }] }]);
    expect([hasText(none), hasText(failed)]).toEqual([false, false]);
  });
});

describe('an offer [offer.page]', () => {
  const [example] = exampleData.offers ?? [];
  const facts = { validityText: undefined, startDate: undefined, endDate: undefined, adultsOnly: false };
  const show = (change: object) =>
    showTiles([{ type: 'offer', key: 'k', offerId: 'lunch' }], {
      data: { offer: { ...example, title: 'Lunch', termAndConditions: '<p>One each.</p>', ...facts, ...change } },
    });
  const factsOf = () => texts('li');

  it('shows its title, terms, and age limit only if it has one', () => {
    show({ adultsOnly: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Lunch' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeTruthy();
    expect([hasText('One each.'), hasText('18 and over')]).toEqual([true, true]);
    show({});
    expect(hasText('18 and over')).toBe(false);
  });

  it.each([
    [{}, []],
    [{ validityText: 'At lunch' }, ['At lunch']],
    [{ endDate: '2026-12-24' }, ['Until 24 December 2026']],
    [{ startDate: '2026-11-02' }, ['From 2 November 2026']],
    [{ startDate: '2026-11-02', endDate: '2026-12-24' }, ['From 2 November 2026 to 24 December 2026']],
  ])('says when it is valid: %o', (change, expected) => {
    show(change);
    expect(factsOf()).toEqual(expected);
    expect(find('.content').dataset.surface).toBe('highlight');
  });

  it.each([
    [{ startDate: '2026-12-01' }, 'This offer begins on 1 December 2026.'],
    [{ endDate: '2026-11-20' }, 'This offer ended on 20 November 2026.'],
  ])('that is not current says so: %o', (change, notice) => {
    show(change);
    expect([hasText(notice), find('.content').dataset.surface]).toEqual([true, 'quiet']);
  });
});

describe('a social grid [tile.catalogue]', () => {
  const [post] = exampleData.social ?? [];
  const posts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...post, id: `p${at}`, caption: `Post ${at}` }));
  const show = (count: number, tile: object = {}) =>
    showTiles([{ type: 'social-grid', key: 'k', count: 'four', ...tile }], { data: { social: posts(count) } });

  it('shows as many posts as configured, and motifs for missing ones', () => {
    show(9);
    expect([screen.getAllByRole('listitem').length, hasPlaceholder()]).toEqual([4, false]);
    show(9, { count: 'eight' });
    expect([screen.getAllByRole('listitem').length, find('.social').dataset.count]).toEqual([8, 'eight']);
    show(1);
    expect([screen.getAllByRole('listitem').length, document.querySelectorAll('.placeholder').length]).toEqual([1, 3]);
    show(0);
    expect([screen.queryByRole('list'), document.querySelectorAll('.post[aria-hidden="true"]').length]).toEqual([
      null,
      4,
    ]);
  });

  it('has a head only if it has a heading, a text or a profile', () => {
    show(1);
    expect(document.querySelector('.head')).toBeNull();
    for (const tile of [{ heading: 'Us' }, { text: 'What we cook' }, { profile: link }]) {
      show(1, tile);
      expect(document.querySelector('.head')).not.toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();
  });

  it('links each post by its caption, in a new tab', () => {
    show(1);
    const shown = screen.getByRole('link', { name: /Post 0 \(opens in a new tab\)/ });
    expect([shown.getAttribute('target'), shown.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });
});

describe('a list of jobs [jobs.list]', () => {
  const [job] = exampleData.jobs ?? [];
  const show = (change: object, tile: object = {}) =>
    showTiles([{ type: 'job-list', key: 'k', ...tile }], {
      data: { jobs: [{ ...job, job_id: 'a/1', name: 'Chef', category: 'Back of House', ...change }] },
    });

  it('shows each with its link, place, pay, type and deadline', () => {
    show({ location: 'Soho', city: 'London', salary: '£15', jobtype: 'Full time', validThrough: '2026-12-24' });
    expect(screen.getByRole('link', { name: 'Chef' }).getAttribute('href')).toBe('/careers/job/a%2F1');
    expect(texts('li p')).toEqual(['Soho, London', '£15', 'Full time · Apply by 24 December 2026']);
    show({ salary: undefined, jobtype: 'Full time', validThrough: undefined, location: 'Bath Spa', city: 'Bath' });
    expect(texts('li p')).toEqual(['Bath Spa', 'Full time']);
    show({ salary: undefined, jobtype: undefined, validThrough: undefined, location: 'Bath', city: 'Bath Spa' });
    expect(texts('li p')).toEqual(['Bath Spa', '']);
  });

  it.each([
    ['Back of House', 'back-of-house', 'In the kitchen'],
    ['Front of House', 'front-of-house', 'On the floor'],
    ['Management', 'management', 'Running the house'],
    ['Head Office', 'quick-service', 'In the office and at the counter'],
  ])('is grouped by category, or of one category: %s [jobs.category]', (category, slug, title) => {
    show({ category });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    show({ category }, { category: slug });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    show({ category }, { category: slug === 'management' ? 'quick-service' : 'management' });
    expect(hasText(/^Nothing is open here just now/)).toBe(true);
  });
});

describe('click and collect [header.click-collect]', () => {
  const [restaurant] = exampleData.restaurants;
  const show = (change: object, tile: object = {}) =>
    showTiles([{ type: 'click-and-collect', key: 'k', heading: 'Collect', allergenUrl: '/allergens', ...tile }], {
      data: { restaurant: { ...restaurant, ...change }, restaurants: [{ ...restaurant, ...change }] },
      page: { area: { kind: 'restaurant', city: restaurant?.city ?? '', slug: restaurant?.slug ?? '' } },
    });

  it('prefers the restaurant’s own order page, with the label of the tile', () => {
    show({ clickCollect: 'https://order.example/soho' });
    expect(screen.getByRole('link', { name: 'Order to collect' }).getAttribute('href')).toBe(
      'https://order.example/soho',
    );
    show({ clickCollect: 'https://order.example/soho' }, { link: { linkText: 'Order', linkUrl: '/order' } });
    expect(screen.getByRole('link', { name: 'Order' }).getAttribute('href')).toBe('https://order.example/soho');
    show({ clickCollect: undefined }, { link: { linkText: 'Order', linkUrl: '/order' } });
    expect(screen.getByRole('link', { name: 'Order' }).getAttribute('href')).toBe('/order');
  });

  it('is by telephone, or at the counter, without an order page', () => {
    show({ clickCollect: undefined, phone: '020 7946 0118' });
    expect(screen.getByRole('link', { name: '020 7946 0118' }).getAttribute('href')).toBe('tel:02079460118');
    expect(document.querySelector('.status')).toBeNull();
    show({ clickCollect: undefined, phone: undefined });
    expect(hasText(/^Order at the counter/)).toBe(true);
  });

  it('links to the allergen guide', () => {
    show({});
    expect(screen.getByRole('link', { name: 'allergen guide' }).getAttribute('href')).toBe('/allergens');
  });
});

describe('embedded content before consent [cookie.scripts]', () => {
  const src = 'https://www.youtube-nocookie.com/embed/1';
  const show = (tile: object = {}) => showTiles([{ type: 'embed', key: 'k', src, title: 'A talk', ...tile }]);

  it('is a poster with the title, the reason, and a link to the other site', () => {
    show({ pageUrl: 'https://www.video.example/talk', poster: image });
    const embed = find('tile-embed');
    expect([embed.dataset.src, embed.dataset.title]).toEqual([src, 'A talk']);
    expect(embed.textContent).toContain('A talk comes from video.example. It shows here once you allow');
    const open = screen.getByRole('link', { name: 'Open on video.example (opens in a new tab)' });
    expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([
      'https://www.video.example/talk',
      '_blank',
    ]);
    expect(screen.getByRole('img', { name: 'A wok' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('has a motif without a poster, and a head if it has a heading or a text', () => {
    show();
    expect([hasPlaceholder(), document.querySelector('.stack')]).toEqual([true, null]);
    show({ heading: 'Watch' });
    expect(document.querySelector('.stack')).not.toBeNull();
    show({ text: 'Watch' });
    expect(document.querySelector('.stack')).not.toBeNull();
  });
});

describe('a video tile [tile.video]', () => {
  it('has a label only if it has a heading, a text or links', () => {
    const tile = { type: 'video', key: 'k', videoDesktop: video };
    showTiles([tile]);
    expect([document.querySelector('.label'), document.querySelectorAll('tile-video').length]).toEqual([null, 1]);
    for (const more of [{ heading: 'Watch' }, { text: 'Watch' }, { links: [link] }]) {
      showTiles([{ ...tile, ...more }]);
      expect(document.querySelector('.label')).not.toBeNull();
    }
  });
});

describe('an accordion [tile.catalogue]', () => {
  it('opens its answers one at a time if so configured', () => {
    const items = [
      { question: 'Why?', answer: '<h2>So</h2>' },
      { question: 'How?', answer: '<p>Thus.</p>' },
    ];
    const names = (oneAtATime: boolean, heading?: string) => {
      showTiles([{ type: 'accordion', key: 'k', items, oneAtATime, heading }]);
      return [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    };
    expect([names(true), names(false)]).toEqual([
      ['k', 'k'],
      [null, null],
    ]);
    expect(texts('summary')).toEqual(['Why?', 'How?']);
  });
});

describe('an allergen guide [menu.allergens]', () => {
  const none = { milk: 'none-declared' };
  const items = [
    { id: 'a', name: 'Satay', allergens: { ...none, peanuts: 'contains' } },
    { id: 'b', name: 'Laksa', allergens: none },
    { id: 'c', name: 'Satay soup', allergens: none },
  ];
  const menu = (dishes: readonly object[]) => ({
    ...exampleData.menu,
    name: 'Mains',
    sections: dishes.map((dish, at) => ({ id: `s${at}`, name: `Part ${at}`, items: [dish] })),
  });
  const show = (query: object = {}, dishes: readonly object[] = items) => {
    const { menu: example } = exampleData;
    const [first] = example?.sections[0]?.items ?? [];
    const full = dishes.map((each) => ({
      ...first,
      dietaryTags: [],
      ...each,
      allergens: { ...first?.allergens, ...Reflect.get(each, 'allergens') },
    }));
    showTiles([{ type: 'allergen-guide', key: 'k', menuId: 'main' }], {
      data: { menu: menu(full) },
      page: { query: { ...query } },
    });
  };

  const openParts = () => [...document.querySelectorAll('.disclosure')].map((part) => part.hasAttribute('open'));

  it('shows the advice, a legend of four levels and the number of dishes', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Allergens: Mains' })).toBeTruthy();
    expect(hasText(/^Tell our team about allergies before you order/)).toBe(true);
    expect(texts('dt')).toEqual(['Contains', 'May contain', 'None declared', 'Unknown']);
    expect(screen.getByRole('status').textContent).toBe('3 dishes.');
    expect(openParts()).toEqual([false, false, false]);
  });

  it('finds dishes by name, and opens what it has found', () => {
    show({ q: ['satay'] });
    expect(screen.getByRole('status').textContent).toBe('2 of 3 dishes.');
    expect([hasText('Satay'), hasText('Laksa'), openParts()]).toEqual([true, false, [true, true]]);
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toMatch(/^\/test#/);
  });

  it('says what it left out, and what to do if no dish fits', () => {
    show({ avoid: ['peanuts'] });
    expect(screen.getByRole('status').textContent).toMatch(/^\d of 3 dishes\. ./);
    show({ q: ['pizza'] });
    expect(hasText('No dish fits. Please ask our team what the kitchen can do.')).toBe(true);
    expect(screen.getByRole('link', { name: 'Show every dish' })).toBeTruthy();
  });

  it('counts one dish as one, and has nothing to declare for none', () => {
    show({}, items.slice(0, 1));
    expect(screen.getByRole('status').textContent).toBe('1 dish.');
    show({}, []);
    expect(hasText('There are no dishes on this menu, so there is nothing to declare.')).toBe(true);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the opening hours of a restaurant [restaurant.hours]', () => {
  const [restaurant] = exampleData.restaurants;
  const day = { Open: '12:00', Close: '22:00' };
  const closed = { Open: 'Closed', Close: 'Closed' };
  const openingTimes = {
    monday: closed,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: { ...day, ClickCollectClose: '20:30' },
    sunday: day,
  };
  const show = (change: object = {}, now = '2026-11-21T18:30:00Z') => {
    const shown = { ...restaurant, openingTimes, overrides: [], clickCollect: undefined, ...change };
    showTiles([{ type: 'restaurant-details', key: 'k' }], {
      data: { restaurant: shown, restaurants: [shown] },
      page: { now: new Date(now), area: { kind: 'restaurant', city: shown.city ?? '', slug: shown.slug ?? '' } },
    });
  };
  const rows = () => texts('tr').map((row) => row?.replace(/\s+/g, ' '));

  it('are a week from Monday with today marked', () => {
    show();
    expect(rows()).toEqual([
      'MondayClosed',
      'Tuesday12:00 to 22:00',
      'Wednesday12:00 to 22:00',
      'Thursday12:00 to 22:00',
      'Friday12:00 to 22:00',
      'Saturday today12:00 to 22:00',
      'Sunday12:00 to 22:00',
    ]);
    expect([...document.querySelectorAll('tr')].map((row) => row.getAttribute('data-today'))).toEqual([
      'false',
      'false',
      'false',
      'false',
      'false',
      'true',
      'false',
    ]);
  });

  it('have a column for collection where there is one [open.cc]', () => {
    show({ clickCollect: 'https://order.example' });
    expect(rows().slice(0, 3)).toEqual(['TablesCollection until', 'MondayClosedClosed', 'Tuesday12:00 to 22:0021:00']);
    expect(rows()).toContain('Saturday today12:00 to 22:0020:30');
  });

  it('list coming days with other hours, in order, but not past ones', () => {
    const other = { openTime: '13:00', closeTime: '20:00' };
    show({
      overrides: [
        {
          startDate: '2026-12-25',
          endDate: '2026-12-26',
          openTime: 'Closed',
          closeTime: 'Closed',
          reason: 'Christmas',
        },
        { startDate: '2026-12-01', endDate: '2026-12-01', ...other },
        { startDate: '2026-11-01', endDate: '2026-11-20', ...other },
        { startDate: undefined, endDate: '2026-11-21', ...other },
        { startDate: '2026-12-31', endDate: '2026-12-31', openTime: '12:00', closeTime: 'Closed' },
      ],
    });
    const list = document.querySelector('.others dl');
    expect(
      [...(list?.querySelectorAll('div') ?? [])].map(({ textContent }) => textContent.replace(/\s+/g, ' ')),
    ).toEqual([
      expect.stringMatching(/^Until .*21 Nov.*13:00 to 20:00$/),
      expect.stringMatching(/1 Dec.*13:00 to 20:00$/),
      expect.stringMatching(/25 Dec.* to .*26 Dec.*Closed.*Christmas$/),
      expect.stringMatching(/31 Dec.*Closed$/),
    ]);
  });

  it('warn about bank holidays in the next three weeks without stated hours', () => {
    show({}, '2026-12-10T12:00:00Z');
    expect(hasText(/25 Dec.*our hours may differ\. Please ring us\.$/)).toBe(true);
    const christmas = { startDate: '2026-12-20', endDate: '2026-12-31', openTime: '12:00', closeTime: '20:00' };
    show({ overrides: [christmas] }, '2026-12-10T12:00:00Z');
    expect(hasText(/our hours may differ/)).toBe(false);
    show({ timeZone: 'Europe/Dublin' }, '2026-12-10T12:00:00Z');
    expect(hasText(/our hours may differ/)).toBe(false);
    show({}, '2026-11-21T12:00:00Z');
    expect(hasText(/our hours may differ/)).toBe(false);
  });

  it('that are not known say so', () => {
    show({ openingTimes: undefined });
    expect(hasText('Our hours are not listed yet. Please ring us.')).toBe(true);
    expect(document.querySelector('tr')).toBeNull();
  });
});
