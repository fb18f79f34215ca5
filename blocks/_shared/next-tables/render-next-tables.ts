import {
  type BookingChoice,
  type BookingStep,
  formatChoiceQuery,
  journeyAnchor,
} from '#schemas/domain/booking/booking-choice.ts';

export interface Party {
  readonly adults: number;
  readonly children: number;
}

/** A day on which tables are shown. */
export interface TablesDay {
  readonly date: string;
  /** Whether the visitor chose it, or it is the restaurant's today or the day after. */
  readonly kind: 'chosen' | 'today' | 'tomorrow';
}

/** Shows times of a day as links to the booking of that table. */
export function renderTimes(element: HTMLElement, times: readonly string[], day: TablesDay, party: Party): void {
  const { title = '' } = element.dataset;
  const count = countOf(party);
  const context = ` ${phraseOf(element, day)}, a table for ${count} at ${title}`;
  const links = times.map((time) =>
    createLink(element, bookingUrl(element, 'extras', { ...party, date: day.date, time }), time, context),
  );
  renderText(element, `${headingOf(element, day)}, for ${count}`);
  element.append(createList(links));
}

/** Says that a restaurant has no table at the time that the visitor chose, with a link to all times of that day. */
export function renderNoneAtVisit(element: HTMLElement, day: TablesDay, party: Party): void {
  const { visitTime, title = '' } = element.dataset;
  const time = visitTime === undefined ? '' : ` ${visitTime}`;
  renderText(element, `No table for ${countOf(party)} ${phraseOf(element, day)}${time}. `);
  const url = bookingUrl(element, 'time', { ...party, date: day.date });
  element.firstElementChild?.append(createLink(element, url, 'Other times', ` at ${title}`));
}

/** Says that a restaurant has no table today or tomorrow, with a link to the choice of another day. */
export function renderNoneSoon(element: HTMLElement, party: Party): void {
  renderText(element, `No table for ${countOf(party)} today or tomorrow`);
  const url = bookingUrl(element, 'party', party);
  element.append(createList([createLink(element, url, 'Another day', ` at ${element.dataset.title ?? ''}`)]));
}

export function renderText(element: HTMLElement, text: string): void {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  element.replaceChildren(paragraph);
}

export const countOf = ({ adults, children }: Party): number => adults + children;

/** A link to a booking page, which opens the booking dialog instead where the site has one. */
function createLink({ dataset }: HTMLElement, url: string, text: string, hiddenText: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = url;
  if (dataset.dialog !== undefined) link.dataset.book = dataset.store;
  const context = document.createElement('span');
  context.className = 'visually-hidden';
  context.textContent = hiddenText;
  link.append(text, context);
  return link;
}

function createList(links: readonly HTMLAnchorElement[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = 'plain-list';
  for (const link of links) {
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

const bookingUrl = (
  { dataset: { path = '' } }: HTMLElement,
  step: BookingStep,
  { children = 0, ...choice }: BookingChoice,
): string =>
  `${path}${formatChoiceQuery(step, { ...choice, children: children > 0 ? children : undefined })}#${journeyAnchor}`;

function headingOf({ dataset: { visitNight, visitDay } }: HTMLElement, { kind }: TablesDay): string {
  if (kind === 'chosen') return visitNight?.replace(/^t/, 'T') ?? visitDay ?? 'Today';
  return kind === 'today' ? 'Today' : 'None today. Tomorrow';
}

function phraseOf({ dataset: { visitNight, visitDay } }: HTMLElement, { kind }: TablesDay): string {
  if (kind !== 'chosen') return kind;
  if (visitNight !== undefined) return `in ${visitNight}`;
  return visitDay === undefined ? 'today' : `on ${visitDay}`;
}
