/** For tests: chooses the first time that can be chosen, unless one is chosen. */
export function chooseFirstTime(): void {
  const times = [...document.querySelectorAll<HTMLInputElement>('input[name=time]:not(:disabled)')];
  if (!times.some(({ checked }) => checked)) times[0]?.click();
}
