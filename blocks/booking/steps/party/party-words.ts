const people = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** `4 people`, or `2 adults and 1 child` where children are counted apart. */
export function coversWords(adults: number, children: number): string {
  if (children === 0) return people(adults, 'person', 'people');
  return `${people(adults, 'adult', 'adults')} and ${people(children, 'child', 'children')}`;
}
