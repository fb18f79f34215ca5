'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardFields } from './braintree-fields.ts';
import type { FieldStyles } from './card-modules.ts';
import type { CardFieldName } from './card-source.ts';
import type { BankCheck } from './confirm-card.ts';

interface OpenedFields {
  /** Holds an element for each field, named by `data-card-field`. */
  readonly places: RefObject<HTMLDivElement | null>;
  readonly fields: CardFields | undefined;
  readonly failed: boolean;
}

/** Opens the provider's fields in their places, anew for each token, and closes them with the form. */
export function useCardFields(token: string, onCheck: (check: BankCheck | undefined) => void): OpenedFields {
  const places = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Pick<OpenedFields, 'fields' | 'failed'>>(nothingYet);
  useEffect(() => {
    const root = places.current;
    if (!root) return;
    let given = true;
    let fields: CardFields | undefined;
    const boxes = putBoxes(root);
    openIn(root, boxes, token, (check) => given && onCheck(check)).then(
      (open) => {
        fields = open;
        if (given) setOpened({ fields, failed: false });
        else open.close();
      },
      () => given && setOpened({ fields: undefined, failed: true }),
    );
    return () => {
      given = false;
      fields?.close();
      // What is late to a closed form finds its frames gone.
      for (const box of Object.values(boxes)) box.remove();
      setOpened(nothingYet);
    };
  }, [token, onCheck]);
  return { places, ...opened };
}

const nothingYet = { fields: undefined, failed: false };

/** The provider’s side is fetched only here, by who needs it. */
async function openIn(
  root: HTMLElement,
  boxes: Readonly<Record<CardFieldName, HTMLElement>>,
  token: string,
  onCheck: (check: BankCheck | undefined) => void,
): Promise<CardFields> {
  const { openCardFields } = await import('./braintree-fields.ts');
  return openCardFields({ token, boxes, fieldStyles: stylesOf(boxes.number), width: () => root.clientWidth, onCheck });
}

/** A box for each field, each time a fresh one: the provider refuses one that it has drawn in before. */
function putBoxes(root: HTMLElement): Record<CardFieldName, HTMLElement> {
  const put = (name: CardFieldName): HTMLElement => {
    const box = document.createElement('div');
    box.id = `booking-${name}`;
    root.querySelector(`[data-card-field="${name}"]`)?.append(box);
    return box;
  };
  return {
    cardholderName: put('cardholderName'),
    number: put('number'),
    expirationDate: put('expirationDate'),
    cvv: put('cvv'),
  };
}

/** The words of the page's own fields, as they stand around the place of the provider's. */
function stylesOf(place: HTMLElement): FieldStyles {
  const { color, fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(place);
  return {
    color,
    'font-family': fontFamily,
    'font-size': fontSize,
    'font-weight': fontWeight,
    'letter-spacing': letterSpacing,
  };
}
