/** Tabs of the honor wall, in order. */
export const honorGroups = ['rankingList', 'trophy', 'medal', 'certificate'] as const;

export type HonorGroup = (typeof honorGroups)[number];
