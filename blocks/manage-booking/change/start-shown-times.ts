import { formatDayOfWeek } from '#blocks/_shared/format/format-day.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import { shownFields } from '#schemas/domain/booking/manage/booking-manager.ts';
import { loadTimes } from './load-times.ts';

/** Pause after the last change of a field before its times are loaded: days are typed digit by digit. */
const pauseMs = 400;

/**
 * Loads the times of the chosen day, party and area, as the button “Show times” does. Until they are shown, the booking
 * cannot be changed.
 */
export function startShownTimes(element: HTMLElement): void {
  const form = element.querySelector('form');
  const status = element.querySelector<HTMLElement>('[aria-live]');
  if (!form || !status) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

  const say = (text: string, isVisible: boolean): void => {
    status.classList.toggle('visually-hidden', !isVisible);
    if (status.textContent !== text) status.textContent = text;
  };
  const load = async (): Promise<void> => {
    request = new AbortController();
    const { signal } = request;
    const isLoaded = await loadTimes(form, status, signal);
    if (signal.aborted) return;
    form.removeAttribute('aria-busy');
    enableChange(form, findChosen(form) === undefined);
    if (isLoaded) say(describeTimes(form), false);
    else say('We could not load the times. Choose “Show times” to try again.', true);
  };
  const update = (): void => {
    clearTimeout(timer);
    request?.abort();
    form.removeAttribute('aria-busy');
    const chosen = findChosen(form);
    enableChange(form, chosen === undefined);
    hideOutdated(form, chosen);
    if (chosen?.table === undefined) {
      say(chosen?.problem ?? '', chosen !== undefined);
      return;
    }
    form.setAttribute('aria-busy', 'true');
    say(`Loading the times for ${chosen.table}.`, true);
    timer = setTimeout(() => void load(), pauseMs);
  };
  update();
  form.addEventListener('input', ({ target }) => {
    if (isChoice(target)) update();
  });
  // All forms of the booking, which are beside this one.
  (element.closest('section')?.parentElement ?? form).addEventListener('input', () => removeEarlierMessages(form));
  // The browser fills in a form again after the script has started.
  addEventListener('pageshow', update);
}

const choiceNames: ReadonlySet<string> = new Set(['date', 'adults', 'childCovers', 'areaId']);

const isChoice = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && choiceNames.has(target.name);

function enableChange(form: HTMLFormElement, isEnabled: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[value="change"]');
  if (button) button.disabled = !isEnabled;
}

/** Removes the messages about what was sent before; the guest has gone on. */
function removeEarlierMessages(form: HTMLFormElement): void {
  for (const message of form.ownerDocument.querySelectorAll('p[role]:is(#problem, #result)')) message.remove();
}

/** Hides the messages at the fields of another table, and its times while day or party is missing. */
function hideOutdated(form: HTMLFormElement, chosen: ReturnType<typeof findChosen>): void {
  for (const error of form.querySelectorAll<HTMLElement>('.ui-field-error')) error.hidden = chosen !== undefined;
  for (const times of form.querySelectorAll<HTMLElement>('[data-times]')) times.hidden = chosen?.problem !== undefined;
}

/** The table whose times the form does not show, or what is missing of it; undefined while it shows them. */
function findChosen(form: HTMLFormElement): { readonly table?: string; readonly problem?: string } | undefined {
  const fields = new FormData(form);
  const textOf = (name: string): string => String(fields.get(name) ?? '');
  const date = textOf('date');
  const [adults, children] = [Number(textOf('adults')), Number(textOf('childCovers'))];
  if (date === '') return { problem: 'Choose a day.' };
  if (adults + children <= 0 || textOf('adults') === '') return { problem: 'Say how many people come.' };
  const isShown =
    date === textOf(shownFields.date) &&
    adults === Number(textOf(shownFields.adults)) &&
    children === Number(textOf(shownFields.children)) &&
    textOf('areaId') === textOf(shownFields.area);
  return isShown ? undefined : { table: `${formatCovers(adults, children)} on ${formatDayOfWeek(date)}` };
}

/** What the loaded form says of the chosen day: how many times are free, or why none is. */
function describeTimes(form: HTMLFormElement): string {
  const free = form.querySelectorAll('input[name="time"]:not([disabled])').length;
  if (free > 0) return `${free} ${free === 1 ? 'time is' : 'times are'} free.`;
  return form.querySelector('.ui-field-error, [role="status"]')?.textContent ?? 'No table is free.';
}
