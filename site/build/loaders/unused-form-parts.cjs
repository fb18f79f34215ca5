/** The modules of the form library that `strip-unused-form-parts.cjs` replaces. */
exports.unusedFormParts =
  /rjsf\/core\/lib\/components\/(fields|widgets|templates)\/index\.js$|markdown-to-jsx\/dist\/react\.js$|fast-uri\/index\.js$|rjsf\/utils\/lib\/schema\/(shallowAllOfMerge|omitExtraData)\.js$/;
