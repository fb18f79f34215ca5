import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is in the dialog on top, or there is none. The views below it take no files. */
function isOnTop(element: Element | null): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return element !== null && (top === undefined || element.closest('dialog') === top);
}

/** A text that is copied from a document often has an image of it too. */
const isPastingText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  clipboardData !== null &&
  clipboardData.types.includes('text/plain');

/**
 * Takes files that are dropped anywhere on the window, so that the browser does not open them instead of the app, or
 * pasted. Returns whether files are held over the window.
 */
export function useDroppedFiles(area: RefObject<Element | null>, onFiles: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const take = (files: FileList | undefined) => {
      if (files && files.length > 0 && isOnTop(area.current)) latest.current(files);
    };
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(isOnTop(area.current));
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    };
    document.addEventListener('dragover', hover, options);
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), options);
    document.addEventListener('drop', drop, options);
    document.addEventListener('paste', (event) => !isPastingText(event) && take(event.clipboardData?.files), options);
    return () => listeners.abort();
  }, [area]);
  return isOver;
}
