/**
 * Id of the JSON block with the third-party settings in the head of each page, only where there are any. No request is made
 * for them, and a page without the block loads no code for them.
 * `plugins/third-parties` writes it.
 */
export const thirdPartiesTag = 'third-party-settings';
