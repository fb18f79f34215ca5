import { useState } from 'react';
import { changeLayout, useLayout } from '#preview/app/editor/layout/editor-layout.ts';
import { useMediaQuery } from '#preview/app/ui/browser/use-media-query.ts';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { ItemPreview, type ItemPreviewProps } from './item-preview.tsx';

/** Whether the preview is open: beside the form where there is space, else in a dialog that closes with its form. */
export function usePreviewPane() {
  const isBeside = useMediaQuery('(width >= 72rem)');
  const { itemPreview } = useLayout();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const setOpen = (isOpen: boolean): void => {
    if (isBeside) changeLayout({ itemPreview: { ...itemPreview, isOpen } });
    else setDialogOpen(isOpen);
  };
  return { isBeside, isOpen: isBeside ? itemPreview.isOpen : isDialogOpen, setOpen };
}

type Pane = ReturnType<typeof usePreviewPane>;

const paneId = 'item-preview';

export const PreviewButton = ({ isOpen, isBeside, setOpen }: Pane) => (
  <EditorButton
    aria-expanded={isBeside ? isOpen : undefined}
    aria-controls={isBeside && isOpen ? paneId : undefined}
    aria-haspopup={isBeside ? undefined : 'dialog'}
    onClick={() => setOpen(!isOpen)}
  >
    Preview
  </EditorButton>
);

/** The preview beside the form, or in a dialog. */
export function PreviewPane({ pane, ...props }: ItemPreviewProps & { readonly pane: Pane }) {
  if (!pane.isOpen) return null;
  if (!pane.isBeside)
    return (
      <BarDialog heading="Preview" className="item-preview-dialog" onClose={() => pane.setOpen(false)}>
        <ItemPreview {...props} />
      </BarDialog>
    );
  return (
    <section className="item-preview" id={paneId} aria-labelledby="item-preview-heading">
      <h2 id="item-preview-heading">Preview</h2>
      <ItemPreview {...props} />
    </section>
  );
}
