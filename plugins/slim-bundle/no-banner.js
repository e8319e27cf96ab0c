/** The banner about a wrong base URL is turned off in the configuration; its code need not travel. */
export default function NoBanner() {
  return null;
}
