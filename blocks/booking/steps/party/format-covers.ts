const countNoun = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Formats the size of a party: `4 people`, or `2 adults and 1 child` if there are children. */
export function formatCovers(adults: number, children: number): string {
  if (children === 0) return countNoun(adults, 'person', 'people');
  return `${countNoun(adults, 'adult', 'adults')} and ${countNoun(children, 'child', 'children')}`;
}
