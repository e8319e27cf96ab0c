/** Number of people in the sprite sheet, two rows each. See scripts/media/stage.mjs. */
export const spriteCount = 6;
/** The sheet of goods has a column for each kind: its cell, and where a thing stands in it; pixels of the plate. */
export const thing = {kinds: 6, cell: [48, 56], anchor: [24, 42]} as const;
