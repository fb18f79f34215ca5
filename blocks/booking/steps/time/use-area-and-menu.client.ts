'use client';

import { useEffect } from 'react';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { AreaAndMenu } from './read-area-and-menu.ts';

interface AreaAndMenuInput {
  readonly choice: AreaAndMenu;
  readonly facts: Pick<JourneyFacts, 'areas' | 'menus'>;
  readonly onAreaOrMenuChange: (change: AreaAndMenu) => void;
}

interface OfferedAreasAndMenus {
  readonly areas: readonly BookingOption[];
  readonly menus: readonly BookingOption[];
  /** The menu, if there is no other. */
  readonly onlyMenu: BookingOption | undefined;
  readonly isMenuMissing: boolean;
}

/**
 * The areas and menus to choose from. An occasion with menus requires one of them: only a single one is chosen for the
 * guest. An area that is no longer offered, because the party has grown, is no longer chosen.
 */
export function useAreaAndMenu({ choice, facts, onAreaOrMenuChange }: AreaAndMenuInput): OfferedAreasAndMenus {
  const areas = facts.areas.data?.ok ? facts.areas.data.value : [];
  const menus = facts.menus.data?.ok ? facts.menus.data.value : [];
  const onlyMenu = menus.length === 1 ? menus[0] : undefined;
  const areaId = areas.length === 0 || areas.some(({ id }) => id === choice.areaId) ? choice.areaId : undefined;
  const menuId = choice.menuId ?? onlyMenu?.id;
  const isChanged = areaId !== choice.areaId || menuId !== choice.menuId;
  useEffect(() => {
    if (isChanged) onAreaOrMenuChange({ areaId, menuId });
  }, [isChanged, areaId, menuId, onAreaOrMenuChange]);
  return { areas, menus, onlyMenu, isMenuMissing: menus.length > 1 && choice.menuId === undefined };
}
