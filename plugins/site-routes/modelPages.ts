/**
 * The page of each device of the catalogue: facts, drawing, survey and QR code are worked out here, once, so that the
 * page carries the finished words of one model and no catalogue.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {qrOf} from '../../src/site/qr';
import en from '../../i18n/en/copy/hardware/facts';
import enViews from '../../i18n/en/copy/hardware/views';
import zh from '../../i18n/zh-CN/copy/hardware/facts';
import zhViews from '../../i18n/zh-CN/copy/hardware/views';
import {drawingOf} from '../../src/features/hardware/drawing/drawingOf';
import {type FactsCopy, keyFacts, parametersOf, surveyOf} from '../../src/features/hardware/data/factsOf';
import {picturesOf} from '../../src/features/hardware/data/pictures';
import type {DocumentLink, HardwarePage} from '../../src/features/hardware/data/types';
import {viewsOf} from '../../src/features/hardware/data/views';
import {modelsNamed} from '../../src/facts/frontmatter.lists';
import {hardwarePath, modelById, models, type CatalogueModel} from '../../src/facts/models';
import type {Model, ModelKind} from '../../src/facts/models.schema';

/** The list of the devices of a kind; those with a comparison take `?compare=<id>`. */
const lists: Readonly<Record<ModelKind, HardwarePage['list']>> = {
  camera: {to: 'products.cloudCamera', compares: true},
  aiCamera: {to: 'products.cloudAiCamera', compares: true},
  umeCamera: {to: 'products.hardware.aiHardware', compares: false},
  recorder: {to: 'products.cloudVideoRecorder', compares: true},
  edgeBox: {to: 'products.hardware.aiHardware', compares: false},
  badge: {to: 'products.hardware.aiHardware', compares: false},
};

/** Help center documents of a model, by their front matter. */
function supportOf(id: string, docs: DocsContent): HardwarePage['support'] {
  const current = docs.loadedVersions.find((version) => version.versionName === 'current')?.docs ?? [];
  const link = (doc: (typeof current)[number]): DocumentLink => ({title: doc.title, href: doc.permalink});
  const typed = (type: string) => current.filter(({frontMatter}) => (frontMatter as {type?: string}).type === type);
  const ofModel = (type: string) => typed(type).find(({frontMatter}) => (frontMatter as {model?: string}).model === id);
  const manual = ofModel('manual');
  const {name} = modelById(id);
  const ids = models.map((model) => model.id);
  const named = ({frontMatter}: (typeof current)[number]) => modelsNamed(frontMatter.models, ids);
  // What is about few devices says most about this one. A title that begins with another device belongs on the page of that one.
  const articles = typed('article')
    .filter((doc) => named(doc).includes(id))
    .filter(({title}) => title.includes(name) || !models.some((other) => title.startsWith(other.name)))
    .sort((a, b) => named(a).length - named(b).length);
  return {
    page: ofModel('model')?.permalink ?? null,
    manual: manual ? link(manual) : null,
    articles: articles.slice(0, 4).map(link),
  };
}

/** Path of a model's copy module. */
export const copyFileOf = (locale: string, id: string): string => `i18n/${locale}/copy/hardware/models/${id}.ts`;

export const hasCopy = ({siteDir, i18n}: LoadContext, model: Model): boolean =>
  fs.existsSync(path.join(siteDir, copyFileOf(i18n.currentLocale, model.id)));

export function modelPage(
  model: CatalogueModel,
  docs: DocsContent,
  {siteConfig, baseUrl, i18n}: LoadContext,
): HardwarePage {
  const words: FactsCopy = i18n.currentLocale === 'en' ? en : zh;
  const support = supportOf(model.id, docs);
  return {
    id: model.id,
    name: model.name,
    media: model.media,
    kind: words.kinds[model.kind],
    keyFacts: keyFacts(model, words),
    parameters: parametersOf(model, words),
    drawing: drawingOf(model, words.drawing),
    survey: surveyOf(model, words),
    pictures: picturesOf(model.id),
    views: viewsOf(model.media, model.name, i18n.currentLocale === 'en' ? enViews : zhViews),
    list: lists[model.kind],
    support,
    firmware: model.firmware,
    qr: qrOf(`${siteConfig.url}${support.page ?? baseUrl + hardwarePath(model).slice(1)}`),
  };
}
