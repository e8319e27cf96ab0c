/** Enter in the model box of the help center. */
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {ModelSearch} from '../../../src/templates/SupportHome/_parts/ModelSearch';
import {stubGlobal, restoreGlobals} from '../../support/globals';

const models = ['w3-e', 'w3-s', 'e3-x', 'e3-d-h'].map((model) => ({
  model,
  permalink: `/support/model/${model}`,
  title: model,
  description: '',
}));

let root: Root;
/** Addresses that were opened. */
let opened: string[];

const field = () => document.querySelector('input')!;

/** Types a text and presses Enter. */
async function enter(text: string): Promise<void> {
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
    field().dispatchEvent(new Event('input', {bubbles: true}));
  });
  field().focus();
  await act(() => field().form!.requestSubmit());
}

beforeEach(async () => {
  stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  opened = [];
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  await act(() => root.render(<ModelSearch models={models} manuals={[]} />));
  document.body.onclick = (event) => {
    event.preventDefault();
    opened.push((event.target as Element).closest('a')!.getAttribute('href')!);
  };
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.onclick = null;
  restoreGlobals();
});

describe('Enter in the model box', () => {
  it.each(['W3-E', 'w3e', 'D-H'])('opens the model of "%s"', async (text) => {
    await enter(text);
    expect(opened).toEqual([text === 'D-H' ? '/support/model/e3-d-h' : '/support/model/w3-e']);
  });

  it('moves to the first of several', async () => {
    await enter('e3');
    expect(opened).toEqual([]);
    expect(document.activeElement?.getAttribute('href')).toBe('/support/model/e3-x');
  });

  it('stays where there is none', async () => {
    await enter('zzz');
    expect(opened).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('leads to the page of results without script', () => {
    const {form} = field();
    expect([form!.getAttribute('action'), form!.method, field().name]).toEqual(['/search', 'get', 'q']);
  });
});
