/** Saves a text as a file on the editor’s machine. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a page as a JSON file on the editor’s machine. */
export const downloadPage = (id: string, page: unknown): void =>
  downloadFile(`${id.replaceAll('/', '-')}.json`, JSON.stringify(page, undefined, 2), 'application/json');
