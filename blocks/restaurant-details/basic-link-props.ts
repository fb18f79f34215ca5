/** The fields of a link that the parts of a restaurant never set. */
export const basicLinkProps = { openInNewTab: false, description: undefined, linkMedia: undefined } as const;
