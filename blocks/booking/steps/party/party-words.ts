const people = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Formats the size of a party: `4 people`, or `2 adults and 1 child` if there are children. */
export function coversWords(adults: number, children: number): string {
  if (children === 0) return people(adults, 'person', 'people');
  return `${people(adults, 'adult', 'adults')} and ${people(children, 'child', 'children')}`;
}
