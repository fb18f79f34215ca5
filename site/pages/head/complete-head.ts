interface Head {
  /** Address of the site’s own script. */
  readonly siteScriptUrl: string;
  /** JSON-LD objects. */
  readonly structuredData: readonly object[];
}

/** Adds the site’s own script and the structured data to the head. */
export function completeHead(html: string, { siteScriptUrl, structuredData }: Head): string {
  const own = `<script type="module" src="${siteScriptUrl}"></script>${structuredData.map(dataBlock).join('')}`;
  return html.replace('</head>', () => `${own}</head>`);
}

/** JSON for a data block. `<` is escaped so that no content can close the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
