'use client';

import { useEffect } from 'react';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { AreaAndMenu } from './read-area-and-menu.ts';

interface MenuChoiceInput {
  readonly choice: AreaAndMenu;
  readonly answer: JourneyFacts['menus']['data'];
  readonly onAreaOrMenuChange: (change: AreaAndMenu) => void;
}

interface MenuChoice {
  readonly menus: readonly BookingOption[];
  /** The menu, if there is no other. */
  readonly onlyMenu: BookingOption | undefined;
  readonly isMenuMissing: boolean;
}

/** An occasion with menus requires one of them. Only a single one is chosen for the guest. */
export function useMenuChoice({ choice, answer, onAreaOrMenuChange }: MenuChoiceInput): MenuChoice {
  const menus = answer?.ok ? answer.value : [];
  const onlyMenu = menus.length === 1 ? menus[0] : undefined;
  const menuToChoose = choice.menuId === undefined ? onlyMenu?.id : undefined;
  useEffect(() => {
    if (menuToChoose !== undefined) onAreaOrMenuChange({ areaId: choice.areaId, menuId: menuToChoose });
  }, [menuToChoose, choice.areaId, onAreaOrMenuChange]);
  return { menus, onlyMenu, isMenuMissing: menus.length > 1 && choice.menuId === undefined };
}
