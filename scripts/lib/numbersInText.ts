/**
 * The numbers that a text states, so that two languages can be compared: figures with their scale (200万, 2 million),
 * numerals and number words, months, times of day. Names such as P3-X-8, H.265 or 1080p are no numbers.
 */

export interface Numbers {
  /** Written in figures: the other language has to state them too, in figures or words. */
  readonly stated: ReadonlySet<number>;
  /** Everything the text says, numerals and number words included. */
  readonly known: ReadonlySet<number>;
}

/** Model names, standards, versions, resolutions, addresses. */
const names =
  /https?:\S+|(?:GB(?:\/T)?|IEC|ISO|IEEE|RFC)\s*[\d.]+(?:-\d+)?|[A-Za-z]+[-–.]?\d[\w.]*(?:-\w+)*|\b\d+\.x\b|\b\d+(?:\.\d+){2,}|802\.\d+\w*|\b\d+[GKDpx]\b|[A-Za-z]\w*\/\d+/g;

const scales: Readonly<Record<string, number>> = {
  百: 100,
  千: 1000,
  万: 1e4,
  亿: 1e8,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  MP: 1e6,
};

/** Rounded, so that sums of fractions compare. */
const exact = (value: number): number => Number(value.toPrecision(9));

const digitsZh = '零一二三四五六七八九';

/** Value of a Chinese numeral: 三百二十 is 320, 二十九 is 29, 一二三 is no number. */
export function chineseNumeral(text: string): number | undefined {
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const mark of text.replace(/两/g, '二').replace(/〇/g, '零')) {
    const value = digitsZh.indexOf(mark);
    if (value >= 0) {
      if (digit !== undefined && digit !== 0) return undefined;
      digit = value;
    } else if (mark === '万' || mark === '亿') {
      total = (total + section + (digit ?? 0)) * scales[mark]!;
      [section, digit] = [0, undefined];
    } else {
      section += (digit ?? 1) * (mark === '十' ? 10 : scales[mark]!);
      digit = undefined;
    }
  }
  return total + section + (digit ?? 0);
}

/** Pixels that the name of a resolution stands for. */
const resolutions: Readonly<Record<string, number>> = {'1080p': 2e6, '4K': 8e6};

/** Times of day are told from figures by this: 18:30 is `clock + 18 * 60 + 30`. */
export const clock = 10_000;

/** Clock times as minutes of the day, and the text without them. */
function times(text: string): {minutes: number[]; rest: string} {
  const minutes: number[] = [];
  const rest = text
    .replace(
      /(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?)?/gi,
      (_, hour: string, minute: string, half?: string) => {
        const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
        minutes.push(clock + hours * 60 + Number(minute));
        return ' ';
      },
    )
    .replace(/\b(\d{1,2})\s*([ap])\.?m\b\.?/gi, (_, hour: string, half: string) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      minutes.push(clock + hours * 60);
      return ' ';
    })
    .replace(/(\d{1,2})点(?:(\d{1,2})分|半)?/g, (all, hour: string, minute?: string) => {
      minutes.push(clock + Number(hour) * 60 + (all.endsWith('半') ? 30 : Number(minute ?? 0)));
      return ' ';
    });
  return {minutes, rest};
}

const figures = /(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:[\s\u00a0]*(百|千|万|亿|hundred|thousand|million|billion|MP\b))?/g;

const figuresIn = (text: string): number[] =>
  [...text.matchAll(figures)].map(([, whole = '', fraction = '', scale]) =>
    exact(Number(whole.replace(/,/g, '') + fraction) * (scale === undefined ? 1 : scales[scale]!)),
  );

const zhNumeral = /[零〇一二两三四五六七八九十百千万亿]+/g;

/** What a Chinese text may mean by its numerals: 两三 is 2 and 3, 三成 is 30 %, 半 is a half, 三点 is 15:00 too. */
function numeralsIn(text: string): number[] {
  const found = [...text.matchAll(zhNumeral)].flatMap(([numeral]) => {
    const value = chineseNumeral(numeral);
    return value === undefined ? [...numeral].map((mark) => chineseNumeral(mark) ?? 0) : [value];
  });
  const tenths = [...text.matchAll(/([一二两三四五六七八九])成/g)].map(
    ([, mark = '']) => 10 * (chineseNumeral(mark) ?? 0),
  );
  const clocks = [
    ...text.matchAll(/([零一二两三四五六七八九十]+|\d{1,2})点([零一二三四五六七八九十]+分?|\d{1,2}分|半|一刻)?/g),
  ].map(
    ([, hour = '', minute = '']) =>
      clock +
      60 * (/\d/.test(hour) ? Number(hour) : (chineseNumeral(hour) ?? 0)) +
      (minute === '半'
        ? 30
        : minute === '一刻'
          ? 15
          : /\d/.test(minute)
            ? parseInt(minute, 10)
            : (chineseNumeral(minute.replace('分', '')) ?? 0)),
  );
  return [...found, ...tenths, ...clocks, ...(text.includes('半') ? [0.5] : []), ...(text.includes('双') ? [2] : [])];
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const months = 'january february march april may june july august september october november december'.split(' ');
const others: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  once: 1,
  twice: 2,
  both: 2,
  pair: 2,
  couple: 2,
  half: 0.5,
  halves: 0.5,
  quarter: 4,
  dozen: 12,
  midnight: 0,
  noon: 12,
  double: 2,
  triple: 3,
};

const wordValue = (word: string): number | undefined => {
  for (const [list, value] of [
    [units, 1],
    [ordinals, 1],
    [tens, 10],
  ] as const) {
    const at = list.indexOf(word);
    if (at >= 0 && word !== '') return at * value;
  }
  return others[word];
};

/** Number words of an English text: "twenty-four" is 24, "three hundred" 300, "June" 6. */
function wordsIn(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word, at) => {
    const value = wordValue(word);
    const month = months.indexOf(word);
    const next = words[at + 1] ?? '';
    if (value === undefined) return month >= 0 ? [month + 1] : [];
    if (scales[next]) return [value * scales[next], value];
    if (value >= 20 && value % 10 === 0 && (wordValue(next) ?? 10) < 10) return [value, value + wordValue(next)!];
    return next === 'dozen' ? [value, value * 12] : [value];
  });
}

/** US measures stand for metric ones: the figure differs, so it is not compared. */
const imperial =
  /(\d[\d,]*(?:\.\d+)?)(?:[\s\u00a0-]*(?:to|–|or|×)[\s\u00a0]*\d[\d,.]*)*[\s\u00a0-]*(?:sq(?:uare)?\.?\s*(?:ft|feet)|ft\b|feet|foot|in\b|inch(?:es)?|miles?|mph|°F|lbs?\b|pounds?|yards?|oz\b)/gi;
const metric =
  /(\d[\d,]*(?:\.\d+)?)(?:[\s\u00a0]*(?:到|至|–|-)[\s\u00a0]*\d[\d.]*)*[\s\u00a0]*(?:平方米|公里|厘米|毫米|米|m²|m\b|cm|mm|km|℃|°C|kg|千克|meters?\b)/g;

/** Whether an English text measures in US units. */
export const hasImperial = (text: string): boolean => new RegExp(imperial.source, 'i').test(text);

/** Figures that say the same in another way: megapixels for pixels, the pixels of a resolution. */
function alikes(text: string, said: readonly number[]): number[] {
  const resolved = Object.entries(resolutions).flatMap(([name, pixels]) => (text.includes(name) ? [pixels] : []));
  const pixels = /megapixel/i.test(text) ? said.map((value) => value * 1e6) : [];
  return [...resolved, ...pixels, ...said.filter((value) => value >= 1e6).map((value) => value / 1e6)];
}

/** The numbers of a text. With `withoutMeasures`, lengths, areas and temperatures are left out. */
export function numbersIn(text: string, locale: 'zh-CN' | 'en', withoutMeasures = false): Numbers {
  const bare = text.replace(names, ' ').replace(/\([^)]*\)/g, (part) => (hasImperial(part) ? ' ' : part));
  const inMetric = bare.replace(imperial, ' ');
  const {minutes, rest} = times(withoutMeasures ? inMetric.replace(metric, ' ') : inMetric);
  const stated = new Set([...figuresIn(rest), ...minutes]);
  // Every number of the text counts as known, those of names and measures too.
  const said = [...figuresIn(text), ...(locale === 'en' ? wordsIn(text) : numeralsIn(text))].map(exact);
  return {stated, known: new Set([...stated, ...said, ...alikes(text, said)])};
}
