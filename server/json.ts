/** Parses base64 of JSON; undefined when it is neither. */
export function decodeBase64Json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
