import { formatDayOfWeek } from '#blocks/_shared/format/format-day.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import { shownFields } from '#schemas/domain/booking/manage/booking-manager.ts';

/** Disables the button of the change while the form shows the times of another day or party than the chosen ones. */
export function startShownTimes(element: HTMLElement): void {
  const form = element.closest('form');
  const button = element.querySelector('button');
  const status = element.querySelector('[aria-live]');
  if (!form || !button || !status) return;
  const update = (): void => {
    const message = findMissingTimes(new FormData(form));
    button.disabled = message !== undefined;
    if (status.textContent !== (message ?? '')) status.textContent = message ?? '';
  };
  update();
  form.addEventListener('input', update);
  // The browser fills in a form again after the script has started.
  addEventListener('pageshow', update);
}

/** Asks for the times of the chosen day and party; undefined while the form shows them. */
function findMissingTimes(fields: FormData): string | undefined {
  const textOf = (name: string): string => String(fields.get(name) ?? '');
  const date = textOf('date');
  const [adults, children] = [Number(textOf('adults')), Number(textOf('childCovers'))];
  if (date !== textOf(shownFields.date))
    return date === '' ? 'Choose a day.' : `Show the times of ${formatDayOfWeek(date)} first.`;
  if (adults === Number(textOf(shownFields.adults)) && children === Number(textOf(shownFields.children)))
    return undefined;
  return adults > 0 ? `Show the times for ${formatCovers(adults, children)} first.` : 'Say how many people come.';
}
