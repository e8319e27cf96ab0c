/** What the checks say beside a text, what is ready of it, and where it goes from there. */
import type {ControlProps} from '@sveltia/cms';
import type {DeskProblem} from '../checks';
import {toFile} from '../format';
import {element} from './element';
import {jump} from './jump';
import {previewOfBranch, reviewLine} from './review';
import {ask, handover, type Locale} from './server';

interface Answer {
  readonly problems: readonly DeskProblem[];
  /** Address of the page in each edition. */
  readonly pages: Readonly<Partial<Record<Locale, string>>>;
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
  if (asked?.key !== key) asked = {key, answer: ask<Answer>('/write/api/check', key)};
  return asked.answer;
}

const countOf = (locale: Locale, body: string): string =>
  locale === 'en'
    ? `${body.split(/\s+/).filter(Boolean).length}个英文词`
    : `${body.match(/\p{Script=Han}|[A-Za-z0-9]+/gu)?.length ?? 0}字`;

/** The list of problems of one language, as a field of the form. */
export class Panel {
  private readonly node = element('div', 'desk-panel');
  private readonly state = element('p', 'desk-state');
  private readonly list = element('ul', 'desk-problems');
  private readonly links = element('p', 'desk-links');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = '';
  /** Of the document that was checked last. */
  private page: {readonly locale: Locale; readonly address: string | undefined} | undefined;

  constructor(holder: HTMLElement) {
    this.state.setAttribute('role', 'status');
    this.node.append(this.state, this.list, this.links);
    if (handover.review) this.node.append(reviewLine(() => this.showLinks()));
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
      this.page = {locale, address: pages[locale]};
      this.showLinks();
    } catch (error) {
      this.state.textContent = `没有检查成：${(error as Error).message}`;
    }
  }

  private row(problem: DeskProblem): HTMLLIElement {
    const item = element('li', '');
    const where = problem.line === undefined ? problem.label : `${problem.label}第${problem.line}行`;
    const button = element('button', 'desk-jump', `${where}：${problem.message}`);
    button.type = 'button';
    button.addEventListener('click', () => void jump(this.node, problem));
    item.append(button);
    return item;
  }

  /** The document's history, and the page of the development server: it shows what is saved, a few seconds after the save. */
  private showLinks(): void {
    if (!this.page) return;
    const {locale, address: page} = this.page;
    const server = handover.preview[locale];
    const path = openPaths()?.[locale];
    const history = document.createElement('a');
    history.href = `/write/history?path=${encodeURIComponent(path ?? '')}`;
    history.textContent = '历史';
    const sizes = [
      ['在手机宽度预览', 'width=390,height=844'],
      ['在电脑宽度预览', 'width=1280,height=900'],
    ] as const;
    const hasPreview = page !== undefined && (server ?? previewOfBranch()) !== undefined;
    const buttons = sizes.map(([label, size]) => {
      const button = element('button', 'desk-preview', label);
      button.type = 'button';
      button.addEventListener('click', () => {
        window.open(`${server ?? previewOfBranch()}${page}`, 'desk-preview', `popup,${size}`);
      });
      return button;
    });
    this.links.replaceChildren(...(hasPreview ? [...buttons, ' 预览的是已保存的内容 '] : []), history);
  }
}
