/** The service request from the link of a help page to what is sent. */
import list from '@copy/forms/pictures';
import words from '@copy/forms/service';
import labels from '@copy/forms/service-labels';
import ServiceCnForm from '@site/src/features/forms/service-cn/ServiceCnForm';
import {keepModel, keepSteps, markSent} from '@site/src/features/forms/service/case';
import {loadDraft, saveDraft} from '@site/src/features/forms/lead/draft';
import type {CallResult} from '@site/src/features/forms/lead/api';
import type {LeadRequest} from '@site/src/features/forms/schema';
import type {Preparation} from '@site/src/features/pictures/prepare';
import type {KeptPicture} from '@site/src/features/pictures/store';
import {act} from 'react';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {restoreGlobals} from '../../support/globals';
import {element, fill, mountForm, press, value} from '../../support/mounted-form';
import {waitFor} from '../../support/wait-for';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const mockKept = new Map<string, KeptPicture>();
const mockSent: LeadRequest[] = [];
const mockPrepare = {run: (_file: File): Preparation | Promise<Preparation> => ({problem: 'failed'})};

jest.mock('@site/src/features/pictures/prepare', () => ({preparePicture: (file: File) => mockPrepare.run(file)}));
jest.mock('@site/src/features/pictures/store', () => ({
  keepPicture: (picture: KeptPicture) => Promise.resolve(void mockKept.set(picture.id, picture)),
  readPicture: (id: string) => Promise.resolve(mockKept.get(id)),
  dropPictures: (ids: readonly string[]) => Promise.resolve(ids.forEach((id) => mockKept.delete(id))),
  areOnDevice: () => true,
  sweepPictures: () => Promise.resolve(),
}));
jest.mock('@site/src/features/queue/load', () => ({
  loadQueue: () => Promise.resolve(null),
  deliverLead: (body: LeadRequest): Promise<CallResult> => {
    mockSent.push(body);
    return Promise.resolve({kind: 'ok', data: {reference: 'L-1'}});
  },
}));

const prepared = {blob: new Blob(['x'], {type: 'image/jpeg'}), width: 2048, height: 1536};
let unmount: () => Promise<void>;

async function open(query = ''): Promise<void> {
  window.history.replaceState(null, '', `/support/service-request${query}`);
  unmount = await mountForm(<ServiceCnForm />);
}

const choose = (...names: string[]): Promise<void> =>
  act(async () => {
    const input = element<HTMLInputElement>('#pictures-file');
    const files = names.map((name) => new File(['x'], name));
    Object.defineProperty(input, 'files', {configurable: true, value: files});
    input.dispatchEvent(new Event('change', {bubbles: true}));
  });
const states = () => [...document.querySelectorAll<HTMLElement>('[data-picture]')].map(({dataset}) => dataset.picture);
const area = (name: string) => element<HTMLTextAreaElement>(`#${name}`);
const write = (name: string, text: string): Promise<void> =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area(name), text);
    area(name).dispatchEvent(new Event('input', {bubbles: true}));
  });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  mockKept.clear();
  mockSent.length = 0;
  mockPrepare.run = () => prepared;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  await unmount();
  restoreGlobals();
  document.body.replaceChildren();
});

describe('what the help pages know', () => {
  const steps = {title: '离线', code: 'NET-1-2', lines: ['1. 看灯 · 试过，没解决']};

  it('is filled in, is no draft, and gives way to what was written', async () => {
    keepSteps('/a', steps);
    await open('?model=k3');
    expect([value('model'), value('ticket'), area('steps').value]).toEqual([
      'k3',
      'NET-1-2',
      '离线 · NET-1-2\n1. 看灯 · 试过，没解决',
    ]);
    expect(loadDraft('service-cn')).toBeNull();
    await unmount();
    saveDraft('service-cn', 'id', {model: 'b1', steps: '我自己写的'});
    await open('?model=k3');
    expect([value('model'), area('steps').value]).toEqual(['b1', '我自己写的']);
  });

  it('replaces a draft about another case after the link, once', async () => {
    saveDraft('service-cn', 'id', {model: 'b1', description: '黑屏'});
    keepModel('k3');
    markSent();
    await open();
    expect([value('model'), area('description').value]).toEqual(['k3', '黑屏']);
    await fill('model', 'e3-x');
    await unmount();
    await open();
    expect(value('model')).toBe('e3-x');
  });

  it('leaves the model open where no link says that it is about it', async () => {
    keepModel('k3');
    keepSteps('/a', steps);
    await open();
    expect([value('model'), value('ticket')]).toEqual(['', 'NET-1-2']);
  });

  it('does not take a model that there is not', async () => {
    await open('?model=%22%3E');
    expect(value('model')).toBe('');
  });
});

describe('the serial number', () => {
  it('has a hint and a message of the chosen model', async () => {
    await open('?model=k3');
    await waitFor(() => expect(element('#serialNumber-hint').textContent).toContain(labels.label('k3', 'K3')));
    await fill('serialNumber', 'SN1000000000');
    await press('[data-testid=lead-submit]');
    await waitFor(() => expect(element('#serialNumber-error').textContent).toContain('SN2000000000'));
    expect(element('#mobile-error').hidden).toBe(false);
    // The same number is right for another model.
    await fill('model', 'e3-x');
    await waitFor(() => expect(element('#serialNumber-error').hidden).toBe(true));
  });
});

describe('pictures', () => {
  it('are in the draft as soon as they are ready, and come back with it', async () => {
    await open();
    await choose('a.jpg', 'b.jpg');
    await waitFor(() => expect(states()).toEqual(['ready', 'ready']));
    const {pictures} = loadDraft('service-cn')!.values as {pictures: string[]};
    expect([...mockKept.keys()]).toEqual(pictures);
    await unmount();
    await open();
    await waitFor(() => expect(states()).toEqual(['ready', 'ready']));
    await press('[aria-label="移除图片1"]');
    await waitFor(() => expect(states()).toEqual(['ready']));
    expect([...mockKept.keys()]).toEqual(pictures.slice(1));
    expect(loadDraft('service-cn')!.values.pictures).toEqual(pictures.slice(1));
  });

  it('that fail say why and leave the others', async () => {
    await open();
    mockPrepare.run = ({name}) => (name === 'bad.jpg' ? {problem: 'damaged'} : prepared);
    await choose('bad.jpg', 'good.jpg');
    await waitFor(() => expect(states()).toEqual(['failed', 'ready']));
    expect(element('[data-picture=failed]').textContent).toContain(list.problems.damaged);
    expect(element('[role=alert].sr').textContent).toContain('bad.jpg');
  });

  it('that are gone from the device are said and not sent', async () => {
    saveDraft('service-cn', 'id', {pictures: ['00000000-0000-4000-8000-000000000001'], description: 'x'});
    await open();
    await waitFor(() => expect(element('[data-testid=pictures-status]').textContent).toBe(words.pictures.lost));
    expect(loadDraft('service-cn')!.values.pictures).toBeUndefined();
  });

  it('are waited for where the form is sent before they are ready', async () => {
    let finish = (_: Preparation): void => undefined;
    mockPrepare.run = () => new Promise((resolve) => (finish = resolve));
    HTMLFormElement.prototype.requestSubmit = function (this: HTMLFormElement) {
      this.dispatchEvent(new Event('submit', {bubbles: true, cancelable: true}));
    };
    await open('?model=k3');
    await write('description', '黑屏');
    for (const [name, text] of [
      ['contact', '张伟'],
      ['mobile', '13800000001'],
      ['verificationCode', '123456'],
    ] as const)
      await fill(name, text);
    await press('#consent');
    await choose('a.jpg');
    await press('[data-testid=lead-submit]');
    expect([states(), mockSent.length]).toEqual([['preparing'], 0]);
    await act(async () => finish(prepared));
    await waitFor(() => expect(mockSent).toHaveLength(1));
    expect(mockSent[0]!.fields.pictures).toHaveLength(1);
    expect(mockSent[0]!.fields).toMatchObject({model: 'k3', description: '黑屏'});
  });
});
