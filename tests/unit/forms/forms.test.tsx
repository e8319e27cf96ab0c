/** Forms as they stand on a page: what one field does for another, and where the summary leads. */
import {createRoot, type Root} from 'react-dom/client';
import {act} from 'react';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import FreeCnForm from '@site/src/forms/free-cn/FreeCnForm';
import FreeGlobalForm from '@site/src/forms/free-global/FreeGlobalForm';
import {waitFor} from '../../support/wait-for';

let root: Root;

/** Puts a form into the page. */
async function open(form: React.ReactNode): Promise<void> {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  await act(() => root.render(form));
}

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const control = (name: string) => element(`#${name}`) as HTMLInputElement | HTMLSelectElement;
const value = (name: string) => control(name).value;

/** Chooses or types as a visitor does. */
const fill = (name: string, text: string) =>
  act(() => {
    const field = control(name);
    const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
  });

beforeEach(() => {
  window.localStorage.clear();
  (globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = true;
  // Jsdom has neither layout nor media queries.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
});
afterEach(() => act(() => root.unmount()));

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
