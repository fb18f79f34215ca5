'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useValuesBeforeHydration } from '#blocks/booking/steps/details/use-values-before-hydration.client.ts';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { type AreaAndMenu, readAreaAndMenu } from './read-area-and-menu.ts';

interface TimeFormInput {
  readonly choice: AreaAndMenu;
  readonly chosen: Slot | undefined;
  readonly isMenuMissing: boolean;
  readonly isBusy: boolean;
  readonly onAreaOrMenuChange: (change: AreaAndMenu) => void;
  readonly onTimeChange: (time: string) => void;
  readonly onChosen: (time: string) => void;
}

interface TimeForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isHydrated: boolean;
  /** Whether the form was submitted, after which it shows what is missing. */
  readonly isTried: boolean;
  /** Chooses a time, and keeps the button that takes it in sight. */
  readonly chooseTime: (time: string) => void;
  readonly submit: () => void;
}

/** The form's element: takes over what was filled in before hydration, and submits, or focuses what is missing. */
export function useTimeForm({ choice, chosen, isMenuMissing, isBusy, ...handlers }: TimeFormInput): TimeForm {
  const { onAreaOrMenuChange, onTimeChange, onChosen } = handlers;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [isTried, setTried] = useState(false);
  const submit = (): void => {
    if (isBusy) return;
    setTried(true);
    if (chosen && !isMenuMissing) onChosen(chosen.time);
    else
      form.current?.querySelector<HTMLElement>(isMenuMissing ? '[name=menu]' : '[name=time]:not(:disabled)')?.focus();
  };
  const form = useValuesBeforeHydration((fields) => {
    const areaAndMenu = readAreaAndMenu(fields, choice);
    const time = fields.get('time');
    if (areaAndMenu.areaId !== choice.areaId || areaAndMenu.menuId !== choice.menuId) onAreaOrMenuChange(areaAndMenu);
    else if (typeof time === 'string' && time !== chosen?.time) onTimeChange(time);
  });
  const isChosenByGuest = useRef(false);
  const chooseTime = (time: string): void => {
    isChosenByGuest.current = true;
    onTimeChange(time);
  };
  const time = chosen?.time;
  useEffect(() => {
    if (time !== undefined && isChosenByGuest.current)
      form.current?.querySelector('label:has(:checked) + button')?.scrollIntoView({ block: 'nearest' });
    isChosenByGuest.current = false;
  }, [time, form]);
  return { form, isHydrated, isTried, chooseTime, submit };
}
