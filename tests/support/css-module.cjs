/** A style sheet in tests: the class name of `styles.button` is `button`. */
module.exports = new Proxy({}, {get: (_, name) => (name === '__esModule' ? false : name)});
