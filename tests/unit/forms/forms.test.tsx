/** Forms on a page: dependencies between fields, links of the error summary, success. */
import {act, type ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import copy from '@copy/experience';
import Experience from '@site/src/pages/experience';
import FreeCnForm from '@site/src/features/forms/free-cn/FreeCnForm';
import FreeGlobalForm from '@site/src/features/forms/free-global/FreeGlobalForm';
import PartnerForm from '@site/src/features/forms/partner-cn/PartnerForm';
import {restoreGlobals, stubGlobal} from '../../support/globals';
import {control, element, fill, mountForm, press, value} from '../../support/mounted-form';
import {waitFor} from '../../support/wait-for';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

// The frame of a page exists only in a build.
jest.mock('@site/src/components/ui/Page', () => ({Page: ({children}: {children: ReactNode}) => children}));

let unmount: () => Promise<void>;

/** Puts a form into the page. */
async function open(form: ReactNode): Promise<void> {
  unmount = await mountForm(form);
}

beforeEach(() => window.localStorage.clear());
afterEach(async () => {
  await unmount();
  restoreGlobals();
});

describe('the region', () => {
  const province = 'region-province';

  it.each([
    ['北京市', '110000', '110100'],
    ['天津市', '120000', '120100'],
    ['上海市', '310000', '310100'],
    ['重庆市', '500000', '500100'],
    ['香港', '810000', '810000'],
    ['澳门', '820000', '820000'],
  ])('of %s is its only city, also after another province', async (_, code, city) => {
    await open(<FreeCnForm />);
    for (let time = 0; time < 2; time += 1) {
      await fill(province, code);
      expect([value(province), value('region')]).toEqual([code, city]);
      await fill(province, '130000');
      expect([value(province), value('region')]).toEqual(['130000', '']);
    }
  });

  it('is reached by the summary at the first list that is empty', async () => {
    await open(<FreeCnForm />);
    const follow = async () => {
      await act(() => control('mobile').form!.requestSubmit());
      const link = await waitFor(() => element('[role=alert] a[href="#region"]'));
      link.click();
      return document.activeElement?.id;
    };
    expect(await follow()).toBe(province);
    await fill(province, '130000');
    expect(await follow()).toBe('region');
  });
});

describe('the country of a telephone number', () => {
  it('is that of its code, as far as it is typed', async () => {
    await open(<FreeGlobalForm />);
    for (const [typed, country] of [
      ['+', ''],
      ['+1', 'US'],
      ['+1 416', 'CA'],
      ['+1 246 555', 'BB'],
      ['', 'BB'],
      ['0065 6123 4567', 'SG'],
    ] as const) {
      await fill('phone', typed);
      expect([typed, value('phoneCountry')]).toEqual([typed, country]);
    }
  });

  it('stays as somebody chose it', async () => {
    await open(<FreeGlobalForm />);
    await fill('phoneCountry', 'JE');
    await fill('phone', '+44 1534 000000');
    expect(value('phoneCountry')).toBe('JE');
  });
});

it('the English summary says of each field what to do', async () => {
  await open(<FreeGlobalForm />);
  await act(() => control('firstName').form!.requestSubmit());
  const summary = await waitFor(() => element('[role=alert]:has(a)'));
  const lines = [...summary.querySelectorAll('a')].map((link) => link.textContent);
  expect(lines).toContain('First name: Enter your first name.');
  expect(lines.filter((line) => line?.includes('This is a required field'))).toEqual([]);
  expect(lines).toContain('Please fill in the company name. For a single store, enter its name.');
  expect(new Set(lines).size).toBe(lines.length);
});

it.each([
  ['热力分析 | 优瞰', '热力分析'],
  ['A | B | 优瞰', 'A | B'],
  ['热力分析', '热力分析'],
])('the trial page names the page "%s" as %s', async (title, name) => {
  window.history.replaceState(null, '', `/experience?${new URLSearchParams({source_page_title: title}).toString()}`);
  await open(<Experience />);
  window.history.replaceState(null, '', '/');
  expect(element('h1 ~ p + p').textContent).toBe(copy.from(name));
});

describe('what is suggested once a form was sent', () => {
  it('is for partners how jobs are looked after and what they build on', async () => {
    stubGlobal('fetch', async () => Response.json({code: 0, data: {reference: 'L-1'}}, {status: 201}));
    await open(<PartnerForm />);
    for (const [name, text] of Object.entries({
      company: '示例工程有限公司',
      contact: '李雷',
      phone: '13800000009',
      captcha: '123456',
      'adcode-province': '110000',
    })) {
      await fill(name, text);
    }
    for (const box of ['input[name=type]', '#consent']) await press(box);
    await act(() => control('company').form!.requestSubmit());
    const panel = await waitFor(() => element('[data-testid=lead-success]'));
    const links = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/service-system', '/paas']);
  });
});
