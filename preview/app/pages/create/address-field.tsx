import type { ComponentProps } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { pageId } from '#schemas/content/page/page.ts';

/** The address of a page, after the slash. */
export const AddressField = (props: ComponentProps<typeof Input>) => (
  <LabelledControl label="Address">
    <span className="address">
      /
      <Input {...props} />
    </span>
  </LabelledControl>
);

/** Why a text is not valid as the address of a page; undefined if it is. */
export function whyInvalidAddress(id: string): string | undefined {
  const parsed = pageId.safeParse(id);
  return parsed.success ? undefined : `The address ${parsed.error.issues[0]?.message ?? 'is not valid'}.`;
}
