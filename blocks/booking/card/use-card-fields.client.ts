'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardFields } from './braintree-fields.ts';
import type { FieldStyles } from './card-modules.ts';
import type { CardFieldName } from './card-source.ts';
import type { BankChallenge } from './confirm-card.ts';

interface CardFieldsState {
  /** The element that holds a container for each field, named by `data-card-field`. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly fields: CardFields | undefined;
  readonly failed: boolean;
}

/** Opens the provider's fields for each new token, and closes them when the form unmounts. */
export function useCardFields(
  token: string,
  onChallenge: (challenge: BankChallenge | undefined) => void,
): CardFieldsState {
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Pick<CardFieldsState, 'fields' | 'failed'>>(initialState);
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let isActive = true;
    let fields: CardFields | undefined;
    const containers = createContainers(root);
    openFields(root, containers, token, (challenge) => isActive && onChallenge(challenge)).then(
      (open) => {
        fields = open;
        if (isActive) setOpened({ fields, failed: false });
        else open.close();
      },
      () => isActive && setOpened({ fields: undefined, failed: true }),
    );
    return () => {
      isActive = false;
      fields?.close();
      // Fields that load after unmounting find their containers gone.
      for (const box of Object.values(containers)) box.remove();
      setOpened(initialState);
    };
  }, [token, onChallenge]);
  return { container, ...opened };
}

const initialState = { fields: undefined, failed: false };

/** Loads the provider's code only when a card form is shown. */
async function openFields(
  root: HTMLElement,
  containers: Readonly<Record<CardFieldName, HTMLElement>>,
  token: string,
  onChallenge: (challenge: BankChallenge | undefined) => void,
): Promise<CardFields> {
  const { openCardFields } = await import('./braintree-fields.ts');
  return openCardFields({
    token,
    containers,
    fieldStyles: readFieldStyles(containers.number),
    width: () => root.clientWidth,
    onChallenge,
  });
}

/** Creates a new container for each field: the provider refuses one that it has used before. */
function createContainers(root: HTMLElement): Record<CardFieldName, HTMLElement> {
  const createContainer = (name: CardFieldName): HTMLElement => {
    const box = document.createElement('div');
    box.id = `booking-${name}`;
    root.querySelector(`[data-card-field="${name}"]`)?.append(box);
    return box;
  };
  return {
    cardholderName: createContainer('cardholderName'),
    number: createContainer('number'),
    expirationDate: createContainer('expirationDate'),
    cvv: createContainer('cvv'),
  };
}

/** Copies the text style of the page's own fields. */
function readFieldStyles(place: HTMLElement): FieldStyles {
  const { color, fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(place);
  return {
    color,
    'font-family': fontFamily,
    'font-size': fontSize,
    'font-weight': fontWeight,
    'letter-spacing': letterSpacing,
  };
}
