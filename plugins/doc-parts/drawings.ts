/**
 * Drawings in manuals: `[[drawing:<model>.parts]]` or `[[drawing:<model>.mounting]]` on a line of its own becomes a drawing
 * made from the catalogue, in the language of the file.
 */
import enWords from '../../i18n/en/copy/drawings';
import enFacts from '../../i18n/en/copy/hardware/facts';
import zhWords from '../../i18n/zh-CN/copy/drawings';
import zhFacts from '../../i18n/zh-CN/copy/hardware/facts';
import {models} from '../../src/facts/models';
import {mountingDrawing, partsDrawing, type ManualDrawing} from '../../src/features/hardware/drawing/partsOf';
import {isEnglishFile} from './promiseTokens';

/** A line that asks for a drawing; the groups are the model and the view. */
const token = /^\[\[drawing:([\w-]+)\.(\w+)\]\]$/gm;

/** The drawing of a model in the language of a file; throws on a model or view that does not exist. */
export function drawingFor(filePath: string, id: string, view: string): ManualDrawing {
  const model = models.find((one) => one.id === id);
  if (!model || (view !== 'parts' && view !== 'mounting'))
    throw new Error(
      `${filePath}: there is no drawing "${id}.${view}"; write [[drawing:<model>.parts]] or [[drawing:<model>.mounting]].`,
    );
  const isEnglish = isEnglishFile(filePath);
  const words = isEnglish ? enWords : zhWords;
  if (view === 'parts') return partsDrawing(model, words);
  return mountingDrawing(model, words, (isEnglish ? enFacts : zhFacts).drawing);
}

/**
 * Puts drawings in place of their lines, before parsing: the parser takes the colon for a directive. The data is a string, so
 * that the document carries finished lines and no geometry.
 */
export const writeDrawings = (filePath: string, text: string): string =>
  text.replace(
    token,
    (_, id: string, view: string) =>
      `<ManualDrawing drawing={${JSON.stringify(JSON.stringify(drawingFor(filePath, id, view)))}} />`,
  );
