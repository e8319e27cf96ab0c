/** Our part of the desk in the browser: the file format, the checks beside the text, and pictures dropped into it. */
import type {ControlProps} from '@sveltia/cms';
import type {DeskProblem} from './checks';
import {fromFile, toFile} from './format';

type Locale = 'zh-CN' | 'en';

/** What the page hands over. */
interface Handover {
  readonly token: string;
  readonly config: {readonly collections: readonly {readonly name: string; readonly folder: string}[]};
  /** Development servers by edition; without one there is no preview. */
  readonly preview: Readonly<Partial<Record<Locale, string>>>;
}

interface Answer {
  readonly problems: readonly DeskProblem[];
  /** Address of the page in each edition. */
  readonly pages: Readonly<Partial<Record<Locale, string>>>;
}

/** What the editor puts into the window. */
declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    createClass?: (spec: object) => unknown;
    createElement?: (tag: string, props: object) => unknown;
  }
}

const handover = JSON.parse(document.getElementById('desk')!.textContent) as Handover;
const authorization = `token ${handover.token}`;

/** Posts to the desk's server; the message of a refusal is in Chinese. */
async function post<Result>(address: string, body: BodyInit, type: string): Promise<Result> {
  const response = await fetch(address, {method: 'POST', headers: {authorization, 'content-type': type}, body});
  const answer = (await response.json()) as Result & {message?: string};
  if (!response.ok) throw new Error(answer.message ?? '没有成功，请再试一次');
  return answer;
}

/** The editor says only that a save failed; this says why. */
function sayRefusals(): void {
  const original = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!response.ok && init?.method === 'POST' && address.endsWith('/contents')) {
      const {message} = (await response.clone().json()) as {message?: string};
      if (message !== undefined) window.alert(message);
    }
    return response;
  };
}

/** Paths of the open document in both editions, from the address of the editor. */
function openPaths(): Record<Locale, string> | null {
  const [, name = '', entry = ''] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(location.hash) ?? [];
  const folder = handover.config.collections.find((one) => one.name === name)?.folder;
  if (folder === undefined) return null;
  const pathIn = (locale: Locale) => `${folder.replace('{{locale}}', locale)}/${decodeURIComponent(entry)}.md`;
  return {'zh-CN': pathIn('zh-CN'), en: pathIn('en')};
}

/** Both panes ask about the same two texts: one request serves them. */
let asked: {readonly key: string; readonly answer: Promise<Answer>} | undefined;

function check(texts: Partial<Record<Locale, string>>): Promise<Answer> {
  const paths = openPaths();
  const drafts = (['zh-CN', 'en'] as const).flatMap((locale) =>
    paths && texts[locale] !== undefined ? [{path: paths[locale], text: texts[locale]}] : [],
  );
  const key = JSON.stringify({drafts});
  if (asked?.key !== key) asked = {key, answer: post<Answer>('/write/api/check', key, 'application/json')};
  return asked.answer;
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};

/** The form that a part of it stands in: the nearest ancestor that has the field of the title. */
function formOf(part: Element): Element {
  let form: Element = part;
  while (form.parentElement && !form.querySelector('[data-key-path="title"]')) form = form.parentElement;
  return form;
}

/** Shows the place of a problem: the field, or the line of the text. */
function jump(panel: Element, {field, line}: DeskProblem): void {
  const group = formOf(panel).querySelector(`[data-key-path="${line === undefined ? field : 'body'}"]`);
  // Menus of the field stand before its control.
  const control =
    group?.querySelector<HTMLElement>('textarea:not([hidden]), input') ??
    group?.querySelector<HTMLElement>('.field-wrapper [role], .field-wrapper button');
  group?.scrollIntoView({block: 'start'});
  control?.focus({preventScroll: true});
  if (line === undefined || !(control instanceof HTMLTextAreaElement)) return;
  const lines = control.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  control.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  // The text area is as high as its text, so the line is about where its share of the text is.
  const offset = (start / Math.max(1, control.value.length)) * control.offsetHeight;
  let scroller: HTMLElement | null = control;
  while (scroller && (scroller.scrollHeight <= scroller.clientHeight || scroller === control)) {
    scroller = scroller.parentElement;
  }
  scroller?.scrollBy({top: offset - 80});
}

const countOf = (locale: Locale, body: string): string =>
  locale === 'en'
    ? `${body.split(/\s+/).filter(Boolean).length}个英文词`
    : `${body.match(/\p{Script=Han}|[A-Za-z0-9]+/gu)?.length ?? 0}字`;

/** The list of problems of one language, as a field of the form. */
class Panel {
  private readonly node = element('div', 'desk-panel');
  private readonly state = element('p', 'desk-state');
  private readonly list = element('ul', 'desk-problems');
  private readonly links = element('p', 'desk-links');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = '';

  constructor(holder: HTMLElement) {
    this.state.setAttribute('role', 'status');
    this.node.append(this.state, this.list, this.links);
    holder.replaceChildren(this.node);
  }

  /** Checks once nobody has typed for a moment. */
  update({entry}: ControlProps): void {
    if (!entry) return;
    const {path, data, i18n = {}} = entry.toJS();
    const locale: Locale = path.startsWith('desk/zh-CN/') ? 'zh-CN' : 'en';
    const other: Locale = locale === 'en' ? 'zh-CN' : 'en';
    const twin = i18n[other]?.data;
    const texts = {
      [locale]: toFile(data),
      // A document without a title is a translation that nobody has begun.
      ...(twin?.title !== undefined && twin.title !== '' && {[other]: toFile(twin)}),
    };
    const key = JSON.stringify(texts);
    if (key === this.shown) return;
    this.shown = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(locale, texts, String(data.body ?? '')), 500);
  }

  private async ask(locale: Locale, texts: Partial<Record<Locale, string>>, body: string): Promise<void> {
    const key = this.shown;
    this.state.textContent = '正在检查…';
    try {
      const {problems, pages} = await check(texts);
      if (key !== this.shown) return;
      const own = problems.filter((problem) => problem.locale === locale);
      const count = countOf(locale, body);
      this.state.textContent = own.length > 0 ? `还有${own.length}处要改，${count}` : `检查通过，${count}`;
      this.node.classList.toggle('desk-ok', own.length === 0);
      this.list.replaceChildren(...own.map((problem) => this.row(problem)));
      this.linkTo(pages[locale], handover.preview[locale]);
    } catch (error) {
      this.state.textContent = `没有检查成：${(error as Error).message}`;
    }
  }

  private row(problem: DeskProblem): HTMLLIElement {
    const item = element('li', '');
    const where = problem.line === undefined ? problem.label : `${problem.label}第${problem.line}行`;
    const button = element('button', 'desk-jump', `${where}：${problem.message}`);
    button.type = 'button';
    button.addEventListener('click', () => jump(this.node, problem));
    item.append(button);
    return item;
  }

  /** The page of the development server: it shows what is saved, a few seconds after the save. */
  private linkTo(page: string | undefined, server: string | undefined): void {
    if (page === undefined || server === undefined) return;
    const sizes = [
      ['在手机宽度预览', 'width=390,height=844'],
      ['在电脑宽度预览', 'width=1280,height=900'],
    ] as const;
    const buttons = sizes.map(([label, size]) => {
      const button = element('button', 'desk-preview', label);
      button.type = 'button';
      button.addEventListener('click', () => window.open(server + page, 'desk-preview', `popup,${size}`));
      return button;
    });
    this.links.replaceChildren(...buttons, ' 预览的是已保存的内容');
  }
}

/** Sends a picture, asks what it shows, and writes both into the text where the cursor is. */
async function insertPicture(area: HTMLTextAreaElement, picture: File): Promise<void> {
  const alt = window
    .prompt('图里看得到什么？读屏软件会念这句话。')
    ?.replace(/[[\]\r\n]/g, ' ')
    .trim();
  if (alt === undefined || alt === '') return;
  try {
    const address = `/write/api/pictures?name=${encodeURIComponent(picture.name)}`;
    const {path} = await post<{path: string}>(address, picture, 'application/octet-stream');
    area.setRangeText(`![${alt}](${path})`, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', {bubbles: true}));
  } catch (error) {
    window.alert((error as Error).message);
  }
}

/** Pictures that are dropped or pasted into a text. */
function takePictures(event: DragEvent | ClipboardEvent): void {
  const files = (event instanceof DragEvent ? event.dataTransfer : event.clipboardData)?.files;
  const picture = [...(files ?? [])].find(({type}) => type.startsWith('image/'));
  const area = event.target;
  if (!picture || !(area instanceof HTMLTextAreaElement) || !area.closest('[data-key-path="body"]')) return;
  event.preventDefault();
  event.stopPropagation();
  void insertPicture(area, picture);
}

/** Signs in without a form, in Chinese: the desk has one user, who started it. */
function signIn(): void {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({backendName: 'gitea', token: handover.token}));
  const prefs = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as object;
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({closeOnSave: false, ...prefs, locale: 'zh-CN'}));
}

async function open(): Promise<void> {
  window.CMS_MANUAL_INIT = true;
  signIn();
  sayRefusals();
  document.addEventListener('drop', takePictures, true);
  document.addEventListener('paste', takePictures, true);
  const {default: cms} = await import('@sveltia/cms');
  cms.registerCustomFormat('document', 'md', {fromFile, toFile});
  const panels = new WeakMap<HTMLElement, Panel>();
  cms.registerFieldType(
    'desk-check',
    window.createClass!({
      componentDidMount(this: {node: HTMLElement; props: ControlProps}) {
        panels.set(this.node, new Panel(this.node));
        panels.get(this.node)!.update(this.props);
      },
      componentDidUpdate(this: {node: HTMLElement; props: ControlProps}) {
        panels.get(this.node)?.update(this.props);
      },
      render(this: {node: HTMLElement | null}) {
        return window.createElement!('div', {
          ref: (node: HTMLElement | null) => {
            this.node = node ?? this.node;
          },
        });
      },
    }),
  );
  cms.init({config: handover.config});
}

void open();
