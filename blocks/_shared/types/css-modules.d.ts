declare module '*.module.css' {
  const classes: { readonly [key: string]: string };
  // biome-ignore lint/style/noDefaultExport: bundlers give CSS modules as a default export.
  export default classes;
}
