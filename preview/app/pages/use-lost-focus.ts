import { useEffect, useRef } from 'react';

/** The list stays where it is: the message is visible at any scroll position. */
const options: FocusOptions = { preventScroll: true };

/**
 * Moves the focus when what had it is gone: from the menu of a deleted page to the message about it, and from the
 * button of a message to the heading.
 */
export function useLostFocus(hasMessage: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useRef<HTMLDivElement>(null);
  const hadMessage = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && hasMessage) toast.current?.querySelector('button')?.focus(options);
    else if (isLost && hadMessage.current) heading.current?.focus(options);
    hadMessage.current = hasMessage;
  });
  return { heading, toast };
}
