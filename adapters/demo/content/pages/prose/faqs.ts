/** A question and its answer as rich text. */
export interface Faq {
  readonly topic: 'booking' | 'food' | 'visiting';
  readonly question: string;
  readonly answer: string;
}

export const faqs: readonly Faq[] = [
  {
    topic: 'booking',
    question: 'Can I come without a booking?',
    answer:
      '<p>Yes. Every restaurant keeps some tables for people who walk in. In Maida Vale all of them are; in Soho put your name on the slate by the door.</p>',
  },
  {
    topic: 'booking',
    question: 'How many people can book online?',
    answer:
      '<p>Up to eight at once. For nine to twenty choose the group set menu and ask for a time: the restaurant answers within one working day. Milton Keynes has a room for groups, and gives tables for up to sixteen at once. For larger parties use the <a href="/group-booking">group form</a>.</p>',
  },
  {
    topic: 'booking',
    question: 'How do I change or cancel a booking?',
    answer:
      '<p>Use the link in the message that confirmed it. Lost it? <a href="/manage-booking">Find your booking</a> by its reference, or have the link mailed again. Or ring the restaurant. A table that needs a card is free to cancel until the hour that stood beside the button when you booked.</p>',
  },
  {
    topic: 'booking',
    question: 'Why do you ask for my card?',
    answer:
      '<p>Only for large tables in Covent Garden and for weekend brunch. Nothing is taken when you book: the card is a guarantee, and the amount stands beside the button.</p>',
  },
  {
    topic: 'food',
    question: 'I have an allergy. What should I do?',
    answer:
      '<p>Read the <a href="/allergens">allergen guide</a>, and tell the team before you order, each time. If the guide says “unknown”, please do not eat the dish.</p>',
  },
  {
    topic: 'food',
    question: 'What is there for vegans?',
    answer:
      '<p>Twelve dishes and most of the cocktails. There is a <a href="/menu/vegan-vegetarian">menu of its own</a>, and the filter on every menu shows them too.</p>',
  },
  {
    topic: 'food',
    question: 'Is the chicken halal?',
    answer:
      '<p>Dishes tagged <em>Halal chicken</em> are made with chicken from certified suppliers. They are cooked in kitchens that also use pork and alcohol.</p>',
  },
  {
    topic: 'visiting',
    question: 'Do you welcome children?',
    answer:
      '<p>Gladly. There are highchairs in every restaurant, most have a place to change a baby, and the <a href="/menu/kids">children’s menu</a> is mild. Children eat for £1 until five.</p>',
  },
  {
    topic: 'visiting',
    question: 'Are dogs allowed?',
    answer: '<p>On the terraces, where there is one. Guide and assistance dogs are welcome everywhere.</p>',
  },
  {
    topic: 'visiting',
    question: 'Can I get in with a wheelchair?',
    answer:
      '<p>In all restaurants but Soho and Islington there is no step at the door, and the page of each says whether it has an accessible toilet. Ring us and we will keep the right table.</p>',
  },
  {
    topic: 'visiting',
    question: 'Is service included?',
    answer:
      '<p>No. For six people and more an optional 12.5% is added; all of it goes to the team. Ask, and we take it off.</p>',
  },
  {
    topic: 'visiting',
    question: 'I left something behind.',
    answer:
      '<p>Ring the restaurant. We keep things for 30 days, and hand money and valuables to the police after seven.</p>',
  },
];
