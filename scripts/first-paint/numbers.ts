/** Attributes of drawings and styles whose numbers are computed; a value is quoted or ends at a space or at the tag's end. */
const computed =
  /( (?:style|d|points|transform|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|stroke-width|fill-opacity|opacity)=)("[^"]*"|[^\s">]+)/g;

/** At most three decimals; "0.5" keeps its zero and ".5" gets none. */
function short(digits: string): string {
  const text = String(Number(Number(digits).toFixed(3)));
  return digits.startsWith('.') ? text.replace(/^0(?=\.)/, '') : text;
}

/**
 * The page with at most three decimals in what its drawings and inline styles compute: more is invisible, and brotli finds no pattern
 * in digits (a bar chart of twelve hours had 100 bytes of them). React keeps the attributes of the HTML when it hydrates, and sets
 * those that change later.
 */
export const shortNumbers = (html: string): string =>
  html.replace(/<[a-z][^<>]*\.\d{4}[^<>]*>/g, (tag) =>
    tag.replace(computed, (attribute: string, name: string, value: string) =>
      value.includes('url(') ? attribute : name + value.replace(/\d*\.\d{4,}/g, short),
    ),
  );
