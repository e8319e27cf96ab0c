/** What `npm run new` writes: both editions' files of a document or post, with marks where words are missing. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogues, type Archive, type Catalogue} from '../../src/content/frontmatter';
import {modelById} from '../../src/content/models';
import {placeholder} from './placeholder';

export type Locale = 'zh-CN' | 'en';

/** What the person decided; everything else is derived. */
export type Wanted = {
  readonly titles: Readonly<Record<Locale, string>>;
  /** Team that answers for the page. */
  readonly owner: string;
} & (
  | {readonly type: 'article'; readonly catalogue: Catalogue; readonly models: readonly string[]}
  | {readonly type: 'manual' | 'model'; readonly model: string}
  | {readonly type: 'news'; readonly archive: Archive; readonly slug: string}
);

export interface ScaffoldFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

export interface Scaffold {
  readonly files: readonly ScaffoldFile[];
  /** Edition-relative path of the page. */
  readonly address: string;
}

type Front = Record<string, string | number | boolean | readonly string[]>;

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** The same day six months on, or the last day of that month where it is shorter. */
export function sixMonthsAfter(date: Date): string {
  const month = date.getUTCMonth() + 6;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return day(new Date(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last))));
}

function markdownNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, {recursive: true}).map(String) : [];
}

/** The first free article id after the highest one in use, in either edition. */
export function nextArticleId(root: string): string {
  const folders = ['docs/troubleshooting', 'i18n/en/docusaurus-plugin-content-docs/current/troubleshooting'];
  const numbers = folders
    .flatMap((folder) => markdownNames(path.join(root, folder)))
    .map((name) => Number(/t(\d{4})\.mdx?$/.exec(name)?.[1] ?? 0));
  return `t${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}

/** Labels of the catalogues in the sidebar, and the letters their fault codes begin with. */
const catalogueNames: Record<Catalogue, Record<Locale, string> & {readonly code: string}> = {
  power: {'zh-CN': '供电', en: 'Power', code: 'PWR'},
  network: {'zh-CN': '网络', en: 'Network', code: 'NET'},
  'live-view': {'zh-CN': '实时画面', en: 'Live view', code: 'LIVE'},
  recording: {'zh-CN': '录像', en: 'Recording', code: 'REC'},
  account: {'zh-CN': '账号', en: 'Account', code: 'ACC'},
  'ai-counting': {'zh-CN': 'AI与客流', en: 'AI and counting', code: 'AI'},
  nvr: {'zh-CN': '录像机', en: 'Recorders', code: 'NVR'},
  app: {'zh-CN': 'App', en: 'App', code: 'APP'},
};

/** Sidebar labels of a catalogue's folder, for the editions that have none yet. */
function categoryFiles(root: string, catalogue: Catalogue): ScaffoldFile[] {
  const position = catalogues.indexOf(catalogue) + 1;
  return (['zh-CN', 'en'] as const)
    .map((locale) => ({
      file: place(locale, 'docs', `troubleshooting/${catalogue}/_category_.json`),
      text: `${JSON.stringify({key: catalogue, label: catalogueNames[catalogue][locale], position})}\n`,
    }))
    .filter(({file}) => !existsSync(path.join(root, file)));
}

/** The catalogue's letters with the first number after the highest one in use. */
function nextCode(root: string, catalogue: Catalogue): string {
  const folder = path.join(root, 'docs/troubleshooting');
  const letters = catalogueNames[catalogue].code;
  const code = new RegExp(`\\b${letters}-(\\d+)`, 'g');
  const numbers = markdownNames(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => /^codes:.*$/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [])
    .flatMap((line) => [...line.matchAll(code)].map(([, number]) => Number(number)));
  return `${letters}-${Math.max(0, ...numbers) + 1}`;
}

const yamlScalar = (value: string | number | boolean): string =>
  typeof value !== 'string' || (/^[\w./-]+$/.test(value) && !/^[\d.]+$/.test(value)) ? String(value) : JSON.stringify(value);

/** Front matter in the order given; every text that YAML could misread is quoted. */
export function frontMatter(front: Front): string {
  const lines = Object.entries(front).map(([field, value]) =>
    typeof value === 'object' ? `${field}: [${value.map(yamlScalar).join(', ')}]` : `${field}: ${yamlScalar(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Both languages' words for one place; the mark is put in front. */
const ask = (locale: Locale, zh: string, en: string): string =>
  locale === 'en' ? `${placeholder.en} ${en}` : `${placeholder['zh-CN']}${zh}`;

type Part = readonly [id: string, heading: readonly [zh: string, en: string], body: readonly [zh: string, en: string]];

const sections: Record<'article' | 'manual' | 'model', readonly Part[]> = {
  article: [
    ['look', ['先看什么', 'Look first'], ['写读者第一眼看哪里：灯、屏幕或App里的哪一项，各代表什么', 'what the reader looks at first (light, screen or menu item) and what each state means']],
    ['do', ['动手做什么', 'Do this'], ['一步一行，写清菜单名、按键和要等的秒数', 'one action per line, with menu names, buttons and seconds to wait']],
    ['verify', ['怎么确认好了', 'Check that it works'], ['写好了以后灯和App里是什么样', 'what the light and the app show once it is fixed']],
  ],
  model: [
    ['label', ['型号和序列号在哪', 'Where the model and serial number are'], ['写标签的位置', 'where the label is']],
    ['leds', ['指示灯', 'Lights'], ['按src/content/models.ts里的灯列一张表：颜色、怎么亮、意思、怎么办', 'a table of the lights in src/content/models.ts: color, how, meaning, what to do']],
    ['reset', ['复位', 'Reset'], ['写复位键的位置、按几秒、清掉什么', 'where the reset button is, how long to hold it, what it clears']],
    ['ports', ['接口', 'Connectors'], ['列接口、规格、说明', 'a table of connectors, ratings and notes']],
    ['firmware', ['固件记录', 'Firmware record'], ['列版本、日期、改了什么', 'a table of versions, dates and changes']],
  ],
  manual: [
    ['box', ['盒子里有什么', 'What is in the box'], ['列清单和数量', 'the list with quantities']],
    ['install', ['安装', 'Installation'], ['一步一行，写工具、尺寸和高度', 'one action per line, with tools, sizes and heights']],
    ['setup', ['联网和添加', 'Connect and add'], ['写接线、灯的变化和App里的步骤', 'wiring, how the light changes, steps in the app']],
    ['reset', ['复位', 'Reset'], ['写复位键的位置、按几秒、清掉什么', 'where the reset button is, how long to hold it, what it clears']],
    ['firmware', ['升级固件', 'Upgrade the firmware'], ['写菜单、要多久、灯怎么变', 'the menu, how long it takes, how the light changes']],
  ],
};

function documentBody(type: keyof typeof sections, locale: Locale): string {
  const index = locale === 'en' ? 1 : 0;
  const parts = sections[type].map(([id, heading, body]) => `## ${heading[index]} {#${id}}\n\n${ask(locale, body[0], body[1])}\n`);
  return [`${ask(locale, '用一两句话写这一页解决什么', 'one or two sentences: what this page solves')}\n`, ...parts].join('\n');
}

const newsBody = (locale: Locale): string =>
  [
    `${ask(locale, '第一段：发生了什么，对谁有用', 'first paragraph: what happened and whom it helps')}\n`,
    '{/* truncate */}\n',
    `## ${locale === 'en' ? 'What it changes' : '改变了什么'} {#change}\n`,
    `${ask(locale, '写清数字、条件和下一步', 'figures, conditions and what to do next')}\n`,
  ].join('\n');

/** The names an article is given; both editions share them. */
interface Numbers {
  readonly id: string;
  readonly code: string;
}

const describe = (locale: Locale): string => ask(locale, '用一句话写读者能做到什么（20到220字）', 'one sentence: what the reader will achieve (20 to 220 characters)');

/** File of one edition: the Chinese folders are the plain ones. */
const place = (locale: Locale, kind: 'docs' | 'blog', key: string): string => {
  if (locale === 'zh-CN') return `${kind}/${key}`;
  return kind === 'docs' ? `i18n/en/docusaurus-plugin-content-docs/current/${key}` : `i18n/en/docusaurus-plugin-content-blog/${key}`;
};

function oneFile(wanted: Wanted, locale: Locale, {id, code}: Numbers, today: Date): ScaffoldFile {
  const title = wanted.titles[locale];
  const dates = {updated: day(today), review_by: sixMonthsAfter(today), owner: wanted.owner};
  switch (wanted.type) {
    case 'article':
      return {
        file: place(locale, 'docs', `troubleshooting/${wanted.catalogue}/${id}.md`),
        text: `${frontMatter({
          id,
          slug: `/troubleshooting/details/${id}`,
          title,
          description: describe(locale),
          type: 'article',
          catalogue: wanted.catalogue,
          models: wanted.models,
          firmware: '6.0',
          minutes: 5,
          ...dates,
          symptoms: [ask(locale, '顾客会搜的词', 'words customers type')],
          codes: [code],
        })}\n${documentBody('article', locale)}`,
      };
    case 'model':
    case 'manual': {
      const folder = wanted.type === 'model' ? 'models' : 'manuals';
      const slug = wanted.type === 'model' ? `/model/${wanted.model}` : `/manuals/${wanted.model}`;
      const {firmware} = modelById(wanted.model);
      return {
        file: place(locale, 'docs', `${folder}/${wanted.model}.md`),
        text: `${frontMatter({
          id: `${wanted.type}-${wanted.model}`,
          slug,
          title,
          description: describe(locale),
          type: wanted.type,
          model: wanted.model,
          ...(wanted.type === 'manual' ? {firmware: firmware.replace(/\.\d+$/, '')} : {}),
          ...dates,
        })}\n${documentBody(wanted.type, locale)}`,
      };
    }
    case 'news':
      return {
        file: place(locale, 'blog', `${wanted.archive}/${day(today)}-${wanted.slug}.md`),
        text: `${frontMatter({
          slug: `${wanted.archive}/${wanted.slug}`,
          title,
          description: describe(locale),
          date: day(today),
          archive: wanted.archive,
          image: '/media/stills/scene-store-1600.webp',
          source: ask(locale, '写哪个团队或媒体', 'the team or medium'),
          hide_table_of_contents: true,
        })}\n${newsBody(locale)}`,
      };
  }
}

function addressOf(wanted: Wanted, id: string): string {
  switch (wanted.type) {
    case 'article':
      return `/support/troubleshooting/details/${id}`;
    case 'model':
      return `/support/model/${wanted.model}`;
    case 'manual':
      return `/support/manuals/${wanted.model}`;
    case 'news':
      return `/news/${wanted.archive}/${wanted.slug}`;
  }
}

/** Both editions' files. Nothing is written; a file that exists already is for the caller to refuse. */
export function scaffold(root: string, wanted: Wanted, today: Date): Scaffold {
  const id = nextArticleId(root);
  const code = wanted.type === 'article' ? nextCode(root, wanted.catalogue) : '';
  return {
    files: [
      ...(['zh-CN', 'en'] as const).map((locale) => oneFile(wanted, locale, {id, code}, today)),
      ...(wanted.type === 'article' ? categoryFiles(root, wanted.catalogue) : []),
    ],
    address: addressOf(wanted, id),
  };
}
