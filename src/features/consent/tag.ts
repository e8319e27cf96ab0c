/**
 * Id of the data block that brings the settings of third parties to the browser: in the head of each page, and only
 * where there are any. No page asks the network for them, and a page without the block loads no code for them.
 * `plugins/third-parties` writes it.
 */
export const thirdPartiesTag = 'third-party-settings';
