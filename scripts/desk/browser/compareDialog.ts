/** Two versions of a document beside each other: the writer decides at each place, and may edit what comes of it. */
import {diffChars} from 'diff';
import type {Conflict} from '../workspace';
import {mergedText, partsOf, type Choice, type Part} from './compare';
import {element} from './element';

const choices: readonly (readonly [Choice, string])[] = [
  ['mine', '用我的'],
  ['theirs', '用别人的'],
  ['both', '两个都留'],
];

/** Lines of what both have that are shown around a difference. */
const context = 2;

/** A side of a difference; what the other one does not have is marked. */
function sideOf(label: string, text: string, other: string): HTMLElement {
  const side = element('div', 'desk-side');
  const words = element('p', 'desk-side-text');
  if (text === '') words.append(element('i', '', '（没有）'));
  for (const {value, added} of diffChars(other, text).filter(({removed}) => !removed)) {
    words.append(added ? element('mark', '', value) : value);
  }
  side.append(element('strong', '', label), words);
  return side;
}

const shortened = (text: string): string => {
  const lines = text.trimEnd().split('\n');
  return lines.length <= 2 * context + 1
    ? lines.join('\n')
    : [...lines.slice(0, context), '……', ...lines.slice(-context)].join('\n');
};

let made = 0;

/** One document: its differences, and the text that the choices make. */
class Comparison {
  readonly node = element('section', 'desk-comparison');
  private readonly parts: readonly Part[];
  private readonly chosen: (Choice | undefined)[];
  private readonly result = element('textarea', 'desk-result');
  private edited = false;

  constructor(
    {path, mine, theirs}: Conflict,
    private readonly onChange: () => void,
  ) {
    this.parts = partsOf(mine, theirs);
    this.chosen = this.parts.filter(({kind}) => kind === 'differs').map(() => undefined);
    const label = element('label', '', '合并后的文字，还可以改');
    label.append(this.result);
    this.result.rows = 12;
    this.result.addEventListener('input', () => {
      this.edited = true;
      onChange();
    });
    let place = 0;
    const rows = this.parts.map((part) => {
      if (part.kind === 'same') return element('pre', 'desk-same', shortened(part.text));
      place += 1;
      return this.placeOf(part, place - 1);
    });
    const language = path.startsWith('desk/en/') ? '英文' : '中文';
    this.node.append(element('h3', '', `${language} ${path.split('/').slice(3).join('/')}`), ...rows, label);
    this.show();
  }

  get text(): string {
    return this.result.value;
  }

  get isDecided(): boolean {
    return this.edited || this.chosen.every((choice) => choice !== undefined);
  }

  chooseAll(choice: Choice): void {
    this.chosen.fill(choice);
    for (const input of this.node.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      input.checked = input.value === choice;
    }
    this.show();
  }

  private placeOf({mine, theirs}: Part & {kind: 'differs'}, index: number): HTMLElement {
    const group = element('fieldset', 'desk-place');
    const sides = element('div', 'desk-sides');
    sides.append(sideOf('我的', mine, theirs), sideOf('别人的', theirs, mine));
    group.append(element('legend', '', `第${index + 1}处`), sides);
    made += 1;
    for (const [choice, words] of choices) {
      const label = element('label', 'desk-choice');
      const input = element('input', '');
      input.type = 'radio';
      input.name = `desk-choice-${made}`;
      input.value = choice;
      input.addEventListener('change', () => {
        this.chosen[index] = choice;
        this.show();
      });
      label.append(input, words);
      group.append(label);
    }
    return group;
  }

  private show(): void {
    this.edited = false;
    this.result.value = mergedText(this.parts, this.chosen);
    this.onChange();
  }
}

/** The texts by path; null where the writer did not decide. */
export function compareTexts(conflicts: readonly Conflict[]): Promise<ReadonlyMap<string, string> | null> {
  const dialog = element('dialog', 'desk-compare');
  const title = element('h2', '', '别人也改了这一篇');
  title.id = 'desk-compare-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const button = (words: string, act: () => void) => {
    const one = element('button', 'desk-preview', words);
    one.type = 'button';
    one.addEventListener('click', act);
    return one;
  };
  const save = button('保存合并后的文字', () => dialog.close('save'));
  const comparisons: Comparison[] = [];
  const update = () => {
    save.disabled = comparisons.length < conflicts.length || comparisons.some(({isDecided}) => !isDecided);
  };
  for (const conflict of conflicts) comparisons.push(new Comparison(conflict, update));
  update();
  const all = element('p', 'desk-actions');
  all.append(
    button('全用我的', () => comparisons.forEach((one) => one.chooseAll('mine'))),
    button('全用别人的', () => comparisons.forEach((one) => one.chooseAll('theirs'))),
  );
  const end = element('p', 'desk-actions');
  end.append(
    save,
    button('先不保存', () => dialog.close()),
  );
  dialog.append(
    title,
    element('p', '', '每一处选一个，或者直接改合并后的文字。还没有保存，您写的和别人写的都在。'),
    all,
    ...comparisons.map(({node}) => node),
    end,
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const texts = new Map(conflicts.map(({path}, index) => [path, comparisons[index]!.text]));
      dialog.remove();
      resolve(dialog.returnValue === 'save' ? texts : null);
    });
    dialog.showModal();
  });
}
