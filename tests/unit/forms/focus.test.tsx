/** Buttons that are removed when pressed: the focus moves to a field and is not lost. */
import lead from '@copy/forms/lead';
import words from '@copy/forms/inquiry';
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import InquiryCnForm from '../../../src/features/forms/inquiry-cn/InquiryCnForm';
import FreeCnForm from '../../../src/features/forms/free-cn/FreeCnForm';
import {saveDraft} from '../../../src/features/forms/lead/draft';
import type {ReactNode} from 'react';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  window.localStorage.clear();
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const show = (form: ReactNode) => act(async () => root.render(form));

/** Presses a button as the keyboard does: with the focus on it. */
const press = (name: string) =>
  act(async () => {
    const button = [...place.querySelectorAll('button')].find(({textContent}) => textContent === name);
    button!.focus();
    button!.click();
  });

const subject = {product: 'E3-X', plan: '3台摄像机'};

it('clearing the draft leads to the first field', async () => {
  saveDraft('free-cn', crypto.randomUUID(), {companyName: '示例便利店'});
  await show(<FreeCnForm />);
  await press(lead.clearDraft);
  expect(document.activeElement?.id).toBe('companyName');
  expect((document.activeElement as HTMLInputElement).value).toBe('');
});

it('clearing the draft of an inquiry leads to the product, whose chip it takes along', async () => {
  saveDraft('inquiry-cn', crypto.randomUUID(), {contact: '王小明'});
  await show(<InquiryCnForm subject={subject} />);
  await press(lead.clearDraft);
  expect(document.activeElement?.id).toBe('product');
});

it('changing the product leads to its field', async () => {
  await show(<InquiryCnForm subject={subject} />);
  expect(document.activeElement).toBe(document.body);
  await press(words.product.change);
  expect(document.activeElement?.id).toBe('product');
});

it('taking the plan off leads to the requirements', async () => {
  await show(<InquiryCnForm subject={subject} />);
  await press(words.plan.remove);
  expect(document.activeElement?.id).toBe('requirements');
});
