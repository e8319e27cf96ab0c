/**
 * Tells the pages of `@docusaurus/plugin-client-redirects` from the pages of the site. They stand at old addresses for
 * hosts that know no redirects. Whatever lists, serves, indexes or measures pages leaves them out.
 * @param {string} html
 * @returns {boolean}
 */
export const isRedirectPage = (html) => /<meta\b[^>]*\bhttp-equiv\s*=\s*["']?refresh\b/i.test(html);
