/** Milliseconds of CPU that this process has taken; unlike the clock they do not go on while other programs run. */
export const cpuMs = (): number => process.cpuUsage().user / 1000;
