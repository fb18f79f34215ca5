import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** The panels beside the canvas. */
export type PanelName = 'plan' | 'form';

/** The width of each panel in pixels; by default the style sheet decides. */
export const panelBounds = { plan: { min: 180, max: 480 }, form: { min: 260, max: 720 } } as const;

const panel = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.object({ isOpen: z.boolean().catch(true), width: z.number().min(min).max(max).optional().catch(undefined) });

const layoutSchema = z.object({
  plan: panel(panelBounds.plan).catch({ isOpen: true }),
  form: panel(panelBounds.form).catch({ isOpen: true }),
  /** The id of the viewport in the large frame. */
  viewport: z.string().catch('1280'),
  /** The ids of all viewports that are shown. */
  viewports: z.array(z.string()).catch(['360', '1280']),
  isStripOpen: z.boolean().catch(true),
  /** A scale, or 0 to fit the canvas. */
  zoom: z.number().min(0).max(2).catch(0),
  /** The preview beside the form of an item, and the id of its viewport. */
  itemPreview: z
    .object({ isOpen: z.boolean().catch(true), viewport: z.string().catch('360') })
    .catch({ isOpen: true, viewport: '360' }),
});

/** How an editor has arranged the editor. */
export type EditorLayout = Readonly<z.output<typeof layoutSchema>>;

const name = 'editor-layout';
const readLayout = (): EditorLayout => {
  try {
    return layoutSchema.parse(JSON.parse(localStorage.getItem(name) ?? '{}'));
  } catch {
    return layoutSchema.parse({});
  }
};

let layout: EditorLayout | undefined;
const listeners = new Set<() => void>();
const currentLayout = (): EditorLayout => {
  layout ??= readLayout();
  return layout;
};

/** Changes the layout and remembers it in this browser. */
export function changeLayout(change: Partial<EditorLayout>): void {
  layout = { ...currentLayout(), ...change };
  try {
    localStorage.setItem(name, JSON.stringify(layout));
  } catch {
    // Without storage the layout is forgotten on reload.
  }
  for (const listener of listeners) listener();
}

/** Forgets the layout in memory, so that it is read from storage again. For tests. */
export function resetLayout(): void {
  layout = undefined;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLayout = (): EditorLayout => useSyncExternalStore(subscribe, currentLayout);

/** Whether the plan, the canvas and the form are below each other, and always open. Must match workbench.css. */
export const isStacked = (): boolean => matchMedia('(width < 72rem)').matches;

/** Whether the form is open beside the canvas. */
export const isFormBesideCanvas = (): boolean => currentLayout().form.isOpen && !isStacked();

/** Opens a panel whose content is about to get the focus. */
export function openPanel(panelName: PanelName): void {
  const { [panelName]: current } = currentLayout();
  if (!current.isOpen) changeLayout({ [panelName]: { ...current, isOpen: true } });
}
