/** Clears a message when the button beside it is pressed. Its box is not shown without a text. */
export function clearOnClose(message: HTMLElement): void {
  message.parentElement?.querySelector('button')?.addEventListener('click', () => {
    message.textContent = '';
  });
}
