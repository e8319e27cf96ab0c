/** Two versions of a text against each other, line by line, and the text that choices between them make. */
import {diffArrays} from 'diff';

/** What both have, or a place where they differ. */
export type Part =
  | {readonly kind: 'same'; readonly text: string}
  | {readonly kind: 'differs'; readonly mine: string; readonly theirs: string};

/** What becomes of a place. */
export type Choice = 'mine' | 'theirs' | 'both';

const lines = (text: string): string[] => text.split(/(?<=\n)/).filter((line) => line !== '');

/** The texts in parts; put together, each side's parts are its text. */
export function partsOf(mine: string, theirs: string): Part[] {
  const parts: Part[] = [];
  let [left, right] = ['', ''];
  const close = () => {
    if (left !== '' || right !== '') parts.push({kind: 'differs', mine: left, theirs: right});
    [left, right] = ['', ''];
  };
  for (const {value, added, removed} of diffArrays(lines(mine), lines(theirs))) {
    const text = value.join('');
    if (removed) left += text;
    else if (added) right += text;
    else {
      close();
      parts.push({kind: 'same', text});
    }
  }
  close();
  return parts;
}

/** The text that the choices make; a place without one stays as `mine`. */
export function mergedText(parts: readonly Part[], choices: readonly (Choice | undefined)[]): string {
  let place = 0;
  return parts
    .map((part) => {
      if (part.kind === 'same') return part.text;
      const choice = choices[place] ?? 'mine';
      place += 1;
      return choice === 'both' ? part.mine + part.theirs : part[choice];
    })
    .join('');
}
