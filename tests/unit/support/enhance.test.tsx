/** Progressive enhancement of an article's server-rendered steps. */
import copy from '@copy/support-document';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {ArticleStep, ArticleSteps} from '../../../src/features/support/ArticleSteps';
import {enhance, hotlineCode, stepState} from '../../../src/features/support/document/enhance';
import {caseValues, keepModel, readCase} from '../../../src/features/forms/service/case';
import {finderPathKey} from '../../../src/features/finder/finderPath';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({frontMatter: {codes: ['NET-1', 'NET-9']}}),
  useDocsVersion: () => ({isLast: true}),
}));

const titles = ['看灯', '换网口', '复位'];
let end = () => undefined as void;

/** The article in the page, as after a load. */
function open(): void {
  end();
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <ArticleSteps>
        {titles.map((title, index) => (
          <ArticleStep key={title} number={String(index + 1)} of={String(titles.length)}>
            <h2>{title}</h2>
          </ArticleStep>
        ))}
      </ArticleSteps>
      <button type="button" data-print="" />
    </main>,
  );
  end = enhance(document.body);
}

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const states = () => [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({dataset}) => dataset.state);
const press = (step: number, answer: 'next' | 'solved') => one(`[data-step="${step}"] [data-answer=${answer}]`).click();
const endShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-steps-end]')]
    .filter(({hidden}) => !hidden)
    .map(({dataset}) => dataset.stepsEnd);
const code = () => one('[data-hotline-code]').textContent;

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/support/troubleshooting/details/t0001');
  open();
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

describe('a step', () => {
  it.each([
    [1, {current: 1, solvedAt: null}, 'asking'],
    [2, {current: 1, solvedAt: null}, 'later'],
    [1, {current: 2, solvedAt: null}, 'tried'],
    [3, {current: 4, solvedAt: null}, 'tried'],
    [2, {current: 2, solvedAt: 2}, 'solved'],
    [1, {current: 2, solvedAt: 2}, 'tried'],
    [3, {current: 2, solvedAt: 2}, 'later'],
    [2, {current: 4, solvedAt: null, skipped: [2, 3]}, 'later'],
    [1, {current: 4, solvedAt: null, skipped: [2, 3]}, 'tried'],
  ] as const)('%d at %o is %s', (index, progress, state) => {
    expect(stepState(index, progress)).toBe(state);
  });

  it('counts in the code of the article', () => {
    expect(hotlineCode('NET-1', {current: 3, solvedAt: null})).toBe('NET-1-3');
  });
});

describe('the steps of an article', () => {
  it('ask one at a time, as they do in the HTML of the server', () => {
    expect(states()).toEqual(['asking', 'later', 'later']);
    expect(endShown()).toEqual(['open']);
    expect(code()).toBe('NET-1-1');
  });

  it('go on, count in the code and take the focus along', () => {
    press(1, 'next');
    expect(states()).toEqual(['tried', 'asking', 'later']);
    expect(code()).toBe('NET-1-2');
    expect(document.activeElement).toBe(one('[data-step="2"] h2'));
    press(2, 'next');
    press(3, 'next');
    expect(states()).toEqual(['tried', 'tried', 'tried']);
    expect(code()).toBe('NET-1-4');
    expect(document.activeElement).toBe(one('[data-steps-end=open]'));
  });

  it('say so when one has helped, and begin again on request', () => {
    press(1, 'next');
    press(2, 'solved');
    expect(states()).toEqual(['tried', 'solved', 'later']);
    expect(endShown()).toEqual(['solved']);
    expect(one('[data-steps-end=solved]').textContent).toContain(copy.article.doneTitle);
    expect(document.activeElement).toBe(one('[data-steps-end=solved]'));

    one('[data-answer=again]').click();
    expect(states()).toEqual(['asking', 'later', 'later']);
    expect(endShown()).toEqual(['open']);
    expect(code()).toBe('NET-1-1');
  });

  it('are kept for the session, each article for itself', () => {
    press(1, 'next');
    open();
    expect(states()).toEqual(['tried', 'asking', 'later']);

    window.history.replaceState(null, '', '/support/troubleshooting/details/t0002');
    open();
    expect(states()).toEqual(['asking', 'later', 'later']);
  });

  it.each(['{', '7', '{"current":"2"}', 'null'])('begin at the beginning when %s was kept', (kept) => {
    window.sessionStorage.setItem('article./support/troubleshooting/details/t0001', kept);
    open();
    expect(states()).toEqual(['asking', 'later', 'later']);
  });

  it('go on where storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    open();
    press(1, 'next');
    expect(states()).toEqual(['tried', 'asking', 'later']);
  });

  it('answer no longer once the page is gone', () => {
    end();
    press(1, 'next');
    expect(states()).toEqual(['asking', 'later', 'later']);
  });
});

describe('a step whose table leads to several others', () => {
  const go = (step: number, to: string) => one(`[data-step="${step}"] a[href="#${to}"]`).click();
  const choices = [
    {number: 2, id: 'port', title: '换网口'},
    {number: 3, id: 'reset', title: '复位'},
  ];

  beforeEach(() => {
    end();
    document.body.innerHTML = renderToStaticMarkup(
      <main>
        <ArticleSteps>
          <ArticleStep number="1" of="3" branches={JSON.stringify(choices)}>
            <h2 id="light">看灯</h2>
            <a href="#port">第2步</a>
          </ArticleStep>
          <ArticleStep number="2" of="3">
            <h2 id="port">换网口</h2>
          </ArticleStep>
          <ArticleStep number="3" of="3">
            <h2 id="reset">复位</h2>
          </ArticleStep>
        </ArticleSteps>
      </main>,
    );
    end = enhance(document.body);
  });

  it('offers them instead of the next one', () => {
    const asked = one('[data-step="1"] [role=group]');
    expect([...asked.querySelectorAll('a')].map(({textContent}) => textContent)).toEqual(
      choices.map(({number, title}) => copy.article.toStep(number, title)),
    );
    expect(asked.textContent).toContain(copy.article.choose);
    expect(asked.querySelector('[data-answer=next]')?.textContent).toBe(copy.article.noneOfThese);
    expect(one('[data-step="2"] [role=group]').querySelector('a')).toBeNull();
  });

  it('goes there, says nothing of what lies between, and takes a choice back', () => {
    go(1, 'reset');
    expect(states()).toEqual(['tried', 'later', 'asking']);
    expect(code()).toBe('NET-1-3');
    expect(document.activeElement).toBe(one('#reset'));
    expect(caseValues(readCase(), new URLSearchParams()).steps).not.toContain('换网口');
    go(1, 'port');
    expect(states()).toEqual(['tried', 'asking', 'later']);
    press(2, 'next');
    expect(states()).toEqual(['tried', 'tried', 'asking']);
    // What was tried stays so.
    go(1, 'reset');
    expect(states()).toEqual(['tried', 'tried', 'asking']);
  });
});

describe('a step after the one that asks', () => {
  const answerHere = (step: number, answer: 'next' | 'solved') =>
    one(`[data-step="${step}"] [data-here=${answer}]`).click();
  const keptSteps = () => caseValues(readCase(), new URLSearchParams()).steps;

  it('is answered where the reader is; steps before it count as not tried', () => {
    answerHere(2, 'next');
    expect(states()).toEqual(['later', 'tried', 'asking']);
    expect(code()).toBe('NET-1-3');
    expect(keptSteps()).toContain('换网口');
    expect(keptSteps()).not.toContain('看灯');
    answerHere(1, 'next');
    expect(states()).toEqual(['tried', 'asking', 'later']);
  });

  it('may have solved it, or be the last', () => {
    answerHere(3, 'solved');
    expect(states()).toEqual(['later', 'later', 'solved']);
    expect([endShown(), code()]).toEqual([['solved'], 'NET-1-3']);
    one('[data-answer=again]').click();
    answerHere(3, 'next');
    expect([endShown(), code()]).toEqual([['open'], 'NET-1-4']);
    expect(document.activeElement).toBe(one('[data-steps-end=open]'));
  });

  it('leads on without script', () => {
    const targets = [...document.querySelectorAll('[data-here]')].map((link) => link.getAttribute('href'));
    expect(new Set(targets)).toEqual(new Set(['#steps-solved', '#steps-open']));
    for (const target of targets) expect(document.querySelector(target!)).not.toBeNull();
  });
});

describe('the hotline', () => {
  it('keeps quiet about the symptom finder when nobody came through it', () => {
    expect(one('[data-finder-path]').hidden).toBe(true);
  });

  it('shows the way through the symptom finder', () => {
    window.sessionStorage.setItem(finderPathKey, 'offline-1-2');
    open();
    expect(one('[data-finder-path]').hidden).toBe(false);
    expect(one('[data-finder-path] output').textContent).toBe('offline-1-2');
  });
});

describe('a document', () => {
  it('is printed on request', () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    one('[data-print]').click();
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('without steps is left alone', () => {
    document.body.innerHTML = '<p>text</p>';
    enhance(document.body)();
    expect(document.body.innerHTML).toBe('<p>text</p>');
  });
});

describe('the link to an engineer', () => {
  const link = () => one('a[data-service-link]') as HTMLAnchorElement;
  const follow = () => {
    link().addEventListener('click', (event) => event.preventDefault());
    link().click();
    return new URL(link().href).searchParams;
  };
  const kept = () => caseValues(readCase(), new URLSearchParams());

  it('carries the step that was reached and the way through the finder', () => {
    window.sessionStorage.setItem(finderPathKey, 'offline-2-1');
    open();
    press(1, 'next');
    const query = follow();
    expect([query.get('code'), query.get('path')]).toEqual(['NET-1-2', 'offline-2-1']);
    expect(query.get('component_id')).toBe('service.article');
    expect(readCase().isSent).toBe(true);
  });

  it('has the steps that were answered, and none after starting over', () => {
    press(1, 'next');
    press(2, 'solved');
    expect(kept().steps).toBe(
      ` · NET-1-2\n1. 看灯 · ${copy.article.answeredTried}\n2. 换网口 · ${copy.article.answeredSolved}`,
    );
    one('[data-answer=again]').click();
    expect(kept().steps).toBeUndefined();
  });

  it('forgets a model that the article is not about', () => {
    keepModel('k3');
    document.querySelector<HTMLElement>('[data-steps]')!.dataset.caseModels = 'k3 h1001';
    follow();
    expect(kept().model).toBe('k3');
    document.querySelector<HTMLElement>('[data-steps]')!.dataset.caseModels = 'e3-x';
    end();
    end = enhance(document.body);
    follow();
    expect(kept().model).toBeUndefined();
  });
});

describe('the link of staff to the text of a document', () => {
  const openAs = async (address: string) => {
    window.history.replaceState(null, '', address);
    end();
    document.body.innerHTML = '<main><article><h1>摄像机离线</h1></article></main>';
    end = enhance(document.body);
    // The code of the link is loaded.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return document.querySelector<HTMLAnchorElement>('article a');
  };
  afterEach(() => window.localStorage.clear());

  it('is not there for visitors, and nothing is kept of them', async () => {
    expect(await openAs('/support/troubleshooting/details/t0001')).toBeNull();
    expect(await openAs('/support/troubleshooting/details/t0001#light')).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('stays in the browser of those who followed the link of the desk, until they take it back', async () => {
    const link = await openAs('/support/troubleshooting/details/t0001#desk=on');
    expect(link?.textContent).toBe(copy.article.improve);
    expect(link?.href).toBe(
      'https://desk.example.com/write/improve?page=%2Fsupport%2Ftroubleshooting%2Fdetails%2Ft0001',
    );
    expect(window.location.hash).toBe('');
    expect(await openAs('/support/manuals/e3-x')).not.toBeNull();
    end();
    end = () => undefined;
    expect(document.querySelector('article a')).toBeNull();
    expect(await openAs('/support/manuals/e3-x#desk=off')).toBeNull();
    expect(await openAs('/support/manuals/e3-x')).toBeNull();
  });
});
