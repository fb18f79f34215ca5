import type { KindView } from '../kind-views.ts';

/** “1 vacancy”, “1,250 vacancies”. */
export const countItems = ({ noun, title }: KindView, count: number): string =>
  count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-GB')} ${title.toLowerCase()}`;
