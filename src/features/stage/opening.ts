/** What the card of the home page shows before the store comes to life: that many came in, so many are inside. */
export const opening = {in: 428, inside: 12} as const;
