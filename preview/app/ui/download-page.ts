/** Saves a page as a file on the editor’s machine. */
export function downloadPage(id: string, page: unknown): void {
  const json = JSON.stringify(page, undefined, 2);
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${id.replaceAll('/', '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
