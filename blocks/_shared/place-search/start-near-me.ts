/**
 * Messages for the browser's error codes. The message for a denied permission (1) comes from the form. Source: W3C
 * Geolocation.
 */
const errorMessages = new Map([
  [2, 'We could not find out where you are. Type a town or a postcode instead.'],
  [3, 'Finding out where you are took too long. Try again, or type a town or a postcode.'],
]);

/**
 * Shows the button that searches near the visitor's location. Coordinates are rounded to two decimals, about a
 * kilometre, so that they do not reveal a home.
 */
export function startNearMe(element: HTMLElement): void {
  const button = element.querySelector('button');
  const message = element.querySelector('p');
  const form = element.closest('form');
  const field = form?.querySelector<HTMLInputElement>('input[name="near"]');
  if (!button || !message || !form || !field || !('geolocation' in navigator)) return;
  element.hidden = false;
  form.addEventListener('reset', () => button.removeAttribute('aria-busy'));
  button.addEventListener('click', () => {
    message.textContent = '';
    button.setAttribute('aria-busy', 'true');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        field.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
        form.requestSubmit();
      },
      ({ code }) => {
        button.removeAttribute('aria-busy');
        message.textContent =
          (code === 1 ? element.dataset.deniedMessage : undefined) ??
          errorMessages.get(code) ??
          errorMessages.get(2) ??
          '';
      },
      { maximumAge: 300_000, timeout: 10_000 },
    );
  });
}
