/** How many people the sheet holds, two rows each. See scripts/media/stage.mjs. */
export const looks = 6;
