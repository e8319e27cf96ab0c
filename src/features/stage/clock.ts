/** Length of a step of the simulation, seconds. */
export const stepSeconds = 1 / 20;
