/** A lead with pictures on its way: pictures first, nothing twice, nothing lost. */
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import type {CallResult} from '../../../src/features/forms/lead/api';
import {loadDraft, saveDraft} from '../../../src/features/forms/lead/draft';
import type {LeadRequest} from '../../../src/features/forms/schema';
import {uploadEvent} from '../../../src/features/pictures/progress';
import {sendLead} from '../../../src/features/pictures/send';
import type {KeptPicture} from '../../../src/features/pictures/store';
import {deliver, discard, queuedLeads, sendWaiting, sweepUnused} from '../../../src/features/queue/queue';
import type {QueuedLead} from '../../../src/features/queue/rules';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const mockPictures = new Map<string, KeptPicture>();
const mockLeads = new Map<string, QueuedLead>();
const ok: CallResult = {kind: 'ok', data: {reference: 'L-1'}};
const refused = (code: number, fields = {}): CallResult => ({kind: 'refused', code, fields});
const mockService = {
  calls: [] as string[],
  upload: (_id: string): CallResult => ok,
  submit: (): CallResult => ok,
  isKept: true,
  swept: new Set<string>() as ReadonlySet<string>,
};

jest.mock('../../../src/features/forms/lead/api', () => ({
  uploadPicture: (id: string, lead: string) => {
    mockService.calls.push(`put ${id} for ${lead}`);
    return Promise.resolve(mockService.upload(id));
  },
  submitLead: ({id}: LeadRequest) => {
    mockService.calls.push(`post ${id}`);
    return Promise.resolve(mockService.submit());
  },
}));
jest.mock('../../../src/features/pictures/store', () => ({
  keepPicture: (picture: KeptPicture) => Promise.resolve(void mockPictures.set(picture.id, picture)),
  readPicture: (id: string) => Promise.resolve(mockPictures.get(id)),
  dropPictures: (ids: readonly string[]) => Promise.resolve(ids.forEach((id) => mockPictures.delete(id))),
  areOnDevice: () => mockService.isKept,
  sweepPictures: (used: ReadonlySet<string>) => Promise.resolve(void (mockService.swept = used)),
}));
jest.mock('../../../src/features/queue/database', () => ({
  ...jest.requireActual<typeof import('../../../src/features/queue/database')>('../../../src/features/queue/database'),
  allLeads: () => Promise.resolve([...mockLeads.values()]),
  putLead: (lead: QueuedLead) => Promise.resolve(Boolean(mockLeads.set(lead.id, lead))),
  removeLead: (id: string) => Promise.resolve(void mockLeads.delete(id)),
}));

const body: LeadRequest = {
  id: 'lead',
  form: 'service-cn',
  edition: 'zh-CN',
  fields: {model: 'k3', pictures: ['a', 'b']},
  verificationCode: '123456',
};
const everything = ['put a for lead', 'put b for lead', 'post lead'];

beforeEach(() => {
  window.localStorage.clear();
  mockLeads.clear();
  mockPictures.clear();
  for (const id of ['a', 'b']) mockPictures.set(id, {id, blob: new Blob(), width: 1, height: 1, savedAt: 0});
  Object.assign(mockService, {calls: [], upload: () => ok, submit: () => ok, isKept: true});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a lead with pictures', () => {
  it('sends the pictures first and says which one is on its way', async () => {
    const progress: unknown[] = [];
    const listen = (event: Event) => progress.push((event as CustomEvent<unknown>).detail);
    window.addEventListener(uploadEvent, listen);
    expect(await sendLead(body)).toEqual(ok);
    window.removeEventListener(uploadEvent, listen);
    expect(mockService.calls).toEqual(everything);
    expect(progress).toEqual([1, 2].map((number) => ({lead: 'lead', number, total: 2})));
  });

  it('does not upload again what has arrived for it', async () => {
    mockService.submit = () => ({kind: 'unreachable'});
    await sendLead(body);
    await sendLead(body);
    expect(mockService.calls).toEqual([...everything, 'post lead']);
    // Another lead needs pictures of its own.
    await sendLead({...body, id: 'other'});
    expect(mockService.calls.slice(4)).toEqual(['put a for other', 'put b for other', 'post other']);
  });

  it('uploads all once more where the service misses one, and then says so', async () => {
    const answers = [refused(422001, {pictures: 'required'}), ok];
    mockService.submit = () => answers.shift()!;
    expect(await sendLead(body)).toEqual(ok);
    expect(mockService.calls).toEqual([...everything, ...everything]);

    mockService.submit = () => refused(422001, {pictures: 'required'});
    expect(await sendLead(body)).toMatchObject({kind: 'refused', fields: {pictures: 'required'}});
    expect(mockService.calls.filter((call) => call.startsWith('post'))).toHaveLength(4);
  });

  it('marks the picture that was refused, sends the others, and keeps the lead back', async () => {
    mockService.upload = (id) => (id === 'a' ? refused(415001) : ok);
    expect(await sendLead(body)).toEqual(refused(415001, {pictures: 'format'}));
    expect(mockService.calls).toEqual(everything.slice(0, 2));
    expect([mockPictures.get('a')?.isRefused, mockPictures.get('b')?.sentFor]).toEqual([true, 'lead']);
  });

  it.each<CallResult>([{kind: 'unreachable'}, {kind: 'limited', retryAfter: 30}])(
    'waits where the service does not take pictures now: %o',
    async (result) => {
      mockService.upload = () => result;
      expect(await sendLead(body)).toEqual(result);
      expect(mockService.calls).toEqual(['put a for lead']);
    },
  );

  it('asks for a picture that is gone from the device', async () => {
    mockPictures.delete('b');
    expect(await sendLead(body)).toMatchObject({kind: 'refused', fields: {pictures: 'required'}});
    expect(mockService.calls).toEqual(['put a for lead']);
  });
});

describe('the device', () => {
  it('holds the pictures until the lead has arrived, and not longer', async () => {
    mockService.upload = () => ({kind: 'unreachable'});
    expect(await deliver(body)).toEqual({kind: 'kept'});
    expect([...mockPictures.keys()]).toEqual(['a', 'b']);
    mockService.upload = () => ok;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await sendWaiting(true);
    expect((await queuedLeads())[0]).toMatchObject({state: 'arrived', reference: 'L-1'});
    expect(mockPictures.size).toBe(0);
  });

  it('holds none of a lead that arrived at once', async () => {
    expect(await deliver(body)).toEqual(ok);
    expect(mockPictures.size).toBe(0);
  });

  it('does not promise to keep a lead whose pictures end with the page', async () => {
    Object.assign(mockService, {isKept: false, upload: () => ({kind: 'unreachable'})});
    expect(await deliver(body)).toEqual({kind: 'unreachable'});
    expect([mockLeads.size, mockPictures.size]).toEqual([0, 2]);
  });

  it('gives the pictures back with the draft of a lead that was refused', async () => {
    mockService.upload = () => ({kind: 'unreachable'});
    await deliver(body);
    Object.assign(mockService, {upload: () => ok, submit: () => refused(301026)});
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await sendWaiting(true);
    expect((await queuedLeads())[0]).toMatchObject({state: 'returned', reason: 'code'});
    expect(loadDraft('service-cn')?.values.pictures).toEqual(['a', 'b']);
    expect(mockPictures.size).toBe(2);
  });

  it('loses them with the lead that the visitor deletes, and with its draft', async () => {
    mockService.upload = () => ({kind: 'unreachable'});
    await deliver(body);
    await discard(body);
    expect([mockLeads.size, mockPictures.size]).toEqual([0, 0]);

    mockPictures.set('c', {id: 'c', blob: new Blob(), width: 1, height: 1, savedAt: 0});
    saveDraft('service-cn', 'lead', {pictures: ['c']});
    await discard(body);
    expect([loadDraft('service-cn'), mockPictures.size]).toEqual([null, 0]);
  });

  it('keeps what a draft or a waiting lead names when it tidies up', async () => {
    mockService.upload = () => ({kind: 'unreachable'});
    await deliver(body);
    saveDraft('service-global', 'draft', {pictures: ['c']});
    await sweepUnused();
    expect([...mockService.swept].sort()).toEqual(['a', 'b', 'c']);
  });
});
