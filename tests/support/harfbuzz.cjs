/** Stands for `harfbuzzjs` in tests; see `browser-environment.mjs`. */
module.exports = globalThis.harfbuzz;
