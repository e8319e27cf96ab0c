/** Number of people in the sprite sheet, two rows each. See scripts/media/stage.mjs. */
export const spriteCount = 6;
