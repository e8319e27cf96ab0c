/** Charts: each can be drawn, and both editions of a page draw the same figures. */
import type {Chart} from '../../src/facts/chart.schema';
import {chartsOf, loadDocuments, type SourceDocument} from './documents';
import {twinPath} from './parity';
import type {Problem} from './problem';

/** Why a chart cannot be drawn. */
const faults = (document: SourceDocument): Problem[] =>
  chartsOf(document).flatMap(({problems}) => problems.map((problem) => ({file: document.file, ...problem})));

/** The first thing in which a chart differs from its counterpart. */
function difference(chart: Chart, source: Chart): string | undefined {
  if (chart.kind !== source.kind) return `write kind: ${source.kind}`;
  if (chart.labels.length !== source.labels.length)
    return `write ${source.labels.length} labels instead of ${chart.labels.length}`;
  if (chart.series.length !== source.series.length)
    return `write ${source.series.length} series instead of ${chart.series.length}`;
  const wrong = chart.series.findIndex(({values}, at) =>
    values.some((one, index) => one !== source.series[at]!.values[index]),
  );
  return wrong < 0
    ? undefined
    : `write the values [${source.series[wrong]!.values.join(', ')}] of "${chart.series[wrong]!.name}"`;
}

/** Charts whose figures differ between the editions; reported in the English file. */
function differences(chinese: SourceDocument, english: SourceDocument): Problem[] {
  const [sources, charts] = [chartsOf(chinese), chartsOf(english)];
  const report = (line: number, message: string): Problem => ({file: english.file, line, field: 'chart', message});
  if (sources.length !== charts.length)
    return [
      report(charts.at(-1)?.line ?? 1, `${chinese.file} has ${sources.length} charts, this page ${charts.length}`),
    ];
  return charts.flatMap(({line, chart}, index) => {
    const source = sources[index]!.chart;
    const message = chart && source && difference(chart, source);
    return message === undefined ? [] : [report(line, `${message} as in ${chinese.file}, or change both`)];
  });
}

/** Problems of the charts of documents and news. */
export function checkCharts(root: string): Problem[] {
  const {documents} = loadDocuments(root);
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return documents.flatMap((document) => {
    const twin = document.locale === 'zh-CN' ? byFile.get(twinPath(document)) : undefined;
    return [...faults(document), ...(twin ? differences(document, twin) : [])];
  });
}
