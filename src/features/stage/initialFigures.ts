/** Figures of the home page's card before the stage runs: people who came in, people inside. */
export const initialFigures = {in: 428, inside: 12} as const;
