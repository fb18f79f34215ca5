type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in place, rather than in a new tab or window, or as a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A click handler for a link that runs the action in place of opening the link, if the click is plain. */
export const onPlainClick =
  (action: () => void) =>
  (event: Click & Pick<Event, 'preventDefault'>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    action();
  };
