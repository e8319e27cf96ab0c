/** Reads the charts of a document: blocks of YAML between ```` ```chart ```` and ```` ``` ````. */
import {isMap, LineCounter, parseDocument} from 'yaml';
import {type Chart, chartSchema} from '../../../src/facts/chart.schema';

export interface ChartProblem {
  /** 1-based, in the text that was read. */
  readonly line: number;
  /** Field of the chart, e.g. `series.0.values`. */
  readonly field: string;
  readonly message: string;
}

export interface ReadChart {
  /** Line of the opening fence, 1-based. */
  readonly line: number;
  /** Absent where there are problems. */
  readonly chart?: Chart;
  readonly problems: readonly ChartProblem[];
}

/** Reads the YAML of one chart; `line` is that of its fence. */
export function readChart(source: string, line: number): ReadChart {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {lineCounter});
  const [error] = document.errors;
  if (error) {
    const at = line + lineCounter.linePos(error.pos[0]).line;
    const [reason] = error.message.split(' at line');
    return {
      line,
      problems: [
        {line: at, field: 'chart', message: `this is not YAML (${reason}); put a text with ":" or "#" in quotes`},
      ],
    };
  }
  const result = chartSchema.safeParse(document.toJS());
  if (result.success) return {line, chart: result.data, problems: []};
  /** Line of a value, or of the nearest one around it that exists. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let many = path.length; many > 0; many -= 1) {
      const keys = path.slice(0, many);
      const parent = document.getIn(keys.slice(0, -1), true);
      const key = isMap(parent)
        ? parent.items.find((pair) => String((pair.key as {value?: unknown}).value) === keys.at(-1))?.key
        : undefined;
      const node = (key ?? document.getIn(keys, true)) as {range?: [number, number, number]} | undefined;
      if (node?.range) return line + lineCounter.linePos(node.range[0]).line;
    }
    return line;
  };
  return {
    line,
    problems: result.error.issues.map(({path, message}) => ({
      line: lineOf(path),
      field: ['chart', ...path].join('.'),
      message,
    })),
  };
}

/** Every chart of a text, in its order; `before` is the number of lines that come before the text in its file. */
export function chartsIn(text: string, before = 0): ReadChart[] {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  const found: ReadChart[] = [];
  let fence: {mark: string; start: number; isChart: boolean} | undefined;
  lines.forEach((line, index) => {
    const [, mark, info = ''] = /^\s*(`{3,}|~{3,})\s*(\S*)/.exec(line) ?? [];
    if (!fence) {
      if (mark !== undefined) fence = {mark, start: index, isChart: info === 'chart'};
      return;
    }
    if (mark === undefined || !mark.startsWith(fence.mark) || line.trim() !== mark) return;
    if (fence.isChart) found.push(readChart(lines.slice(fence.start + 1, index).join('\n'), before + fence.start + 1));
    fence = undefined;
  });
  return found;
}
