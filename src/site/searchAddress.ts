/** Name of the query parameter that opens search; forms send it where script has not started yet. */
export const queryParameter = 'q';
