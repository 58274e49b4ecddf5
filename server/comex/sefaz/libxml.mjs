/**
 * The validator of schemas, loaded where it is needed and nowhere else: 1.5 MB of WebAssembly. An .mjs, for Jest compiles what is
 * written in TypeScript to CommonJS, from where a package that waits at its top cannot be loaded.
 * @returns {Promise<typeof import('libxml2-wasm')>}
 */
export function carregarLibxml() {
  return import('libxml2-wasm');
}
