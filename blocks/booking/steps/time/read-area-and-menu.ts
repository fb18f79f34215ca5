import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

export type AreaAndMenu = Pick<BookingChoice, 'areaId' | 'menuId'>;

/** Returns the area and menu from a form, or the chosen ones where the form does not ask. */
export function readAreaAndMenu(fields: FormData, { areaId, menuId }: AreaAndMenu): AreaAndMenu {
  const one = (name: string, chosen: string | undefined): string | undefined => {
    const value = fields.get(name);
    return typeof value === 'string' ? value || undefined : chosen;
  };
  return { areaId: one('area', areaId), menuId: one('menu', menuId) };
}
