declare module '*.module.css' {
  const classes: { readonly [key: string]: string };
  // biome-ignore lint/style/noDefaultExport: bundlers provide CSS modules as a default export.
  export default classes;
}
