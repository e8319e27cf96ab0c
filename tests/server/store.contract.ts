/** Contract tests that every store must pass. */
import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from '@jest/globals';
import type {
  AttemptRecord,
  AuditFilter,
  Delivery,
  DeliveryFilter,
  LeadFilter,
  LeadOrder,
  LeadSubmission,
  NewDelivery,
  Store,
} from '../../server/store/store';
import {allLeads, allNotes} from './harness';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2025, 0, 1, 12);

/** Test database: `open` opens another store on the same data, `clear` empties it. */
export interface StoreFixture {
  open(): Promise<Store>;
  clear(): Promise<void>;
}

/** SQL that empties every table. */
export const clearTables = [
  'delivery_attempts',
  'deliveries',
  'lead_notes',
  'pictures',
  'leads',
  'codes',
  'code_holders',
  'outbox',
  'counters',
  'spent_challenges',
  'audit',
  'feedback',
  'search_misses',
  'opened_results',
  'meta',
]
  .map((table) => `DELETE FROM ${table};`)
  .join('\n');

interface Overrides {
  id?: string;
  contact?: string;
  form?: 'free-cn' | 'inquiry-cn';
  bodyHash?: string;
  at?: number;
  digest?: string;
  /** Who types the code. */
  holder?: string;
  max?: number;
  deliveries?: (leadId: string) => NewDelivery[];
}

const limit = (key: string, max: number, windowMs = 10 * minute) => ({key, max, windowMs});
const codeKey = (contact: string, form: string): string => `code of ${contact} in ${form}`;

function submission({
  id = randomUUID(),
  contact = 'a',
  form = 'free-cn',
  bodyHash = 'hash',
  at = start,
  digest = 'right',
  holder = 'visitor',
  max = 100,
  deliveries = () => [],
}: Overrides = {}): LeadSubmission {
  return {
    lead: {
      id,
      reference: `L-${id.slice(0, 4)}`,
      form,
      edition: 'zh-CN',
      quarantine: undefined,
      bodyHash,
      bodyEnc: `sealed ${id}`,
      contactHmac: contact,
      tracking: {source_path: '/', sp: 'ä“\u0000'},
      createdAt: at,
      purgeAt: at + 180 * day,
    },
    deliveries: deliveries(id),
    limits: [limit('leads', max)],
    code: {
      key: codeKey(contact, form),
      holders: {lead: `${holder} of ${codeKey(contact, form)}`, client: 'no request came from here'},
      digest: digest.padEnd(8, '.'),
      maxAttempts: 5,
    },
    contactLimit: {max: 3, windowMs: day},
    duplicateWindowMs: day,
  };
}

const crm = (leadId: string): NewDelivery[] => [{id: randomUUID(), kind: 'crm', leadId, createdAt: start}];

const attempt = (number: number, overrides: Partial<AttemptRecord> = {}): AttemptRecord => ({
  number,
  at: start + number,
  durationMs: 10,
  result: 'HTTP 200',
  answerEnc: null,
  ...overrides,
});

/** Defines the contract tests for a kind of store. */
export function storeContract(name: string, makeFixture: () => Promise<StoreFixture>): void {
  describe(name, () => {
    let place: StoreFixture;
    let store: Store;
    /** A second copy of the service on the same data. */
    let twin: Store;

    beforeAll(async () => {
      place = await makeFixture();
      [store, twin] = await Promise.all([place.open(), place.open()]);
    });
    beforeEach(() => place.clear());
    afterAll(async () => {
      await Promise.all([store.close(), twin.close()]);
    });

    const issue = (
      contact = 'a',
      form = 'free-cn',
      {
        at = start,
        limits = [limit('codes', 1000)],
        challenge = randomUUID() as string,
        holder = 'visitor',
        digest = 'right',
      } = {},
    ) =>
      store.issueCode({
        key: codeKey(contact, form),
        holder: `${holder} of ${codeKey(contact, form)}`,
        digest: digest.padEnd(8, '.'),
        issuedAt: at,
        expiresAt: at + 5 * minute,
        challenge: {id: challenge, expiresAt: at + 10 * minute},
        limits,
      });

    /** A lead with a code of its own. */
    async function stored(overrides: Overrides = {}): Promise<string> {
      const made = submission(overrides);
      await issue(made.lead.contactHmac, made.lead.form, {at: made.lead.createdAt});
      expect(await store.submitLead(made)).toMatchObject({outcome: 'stored'});
      return made.lead.id;
    }

    describe('a lead', () => {
      it('is read as it was stored', async () => {
        await issue();
        const {lead, ...rest} = submission();
        expect(await store.submitLead({lead, ...rest})).toEqual({outcome: 'stored', status: 'new', duplicateOf: null});
        const {bodyHash: _hash, ...kept} = lead;
        const expected = {...kept, status: 'new', state: 'new', owner: null, quarantine: null, duplicateOf: null};
        expect(await allLeads(store)).toEqual([expected]);
        expect(await twin.findLeads(lead.id)).toEqual([expected]);
        expect(await twin.findLeads(lead.reference)).toEqual([expected]);
        expect(await twin.leadsOfContact('a')).toEqual([expected]);
        expect(await twin.leadsOfContact('b')).toEqual([]);
      });

      it('is stored once under concurrent identical posts to two copies', async () => {
        await issue();
        const same = submission();
        const outcomes = await Promise.all(
          Array.from({length: 20}, (_, index) => (index % 2 ? store : twin).submitLead(same)),
        );
        expect(outcomes.map(({outcome}) => outcome).sort()).toEqual([...Array<string>(19).fill('replayed'), 'stored']);
        expect(await allLeads(store)).toHaveLength(1);
      });

      it('with the same id and other content is a conflict', async () => {
        const id = await stored();
        expect(await twin.submitLead(submission({id, bodyHash: 'other'}))).toEqual({outcome: 'conflict'});
      });

      it('links to the first duplicate within the window; the fourth of a day is quarantined', async () => {
        const first = await stored();
        const second = await stored({at: start + 1});
        const other = await stored({at: start + 2, form: 'inquiry-cn'});
        const fourth = await stored({at: start + 3});
        const later = await stored({at: start + 2 * day});
        const leads = new Map((await allLeads(store)).map((lead) => [lead.id, lead]));
        expect([first, second, other, fourth, later].map((id) => leads.get(id)?.duplicateOf)).toEqual([
          null,
          first,
          null,
          first,
          null,
        ]);
        expect([first, second, other, fourth, later].map((id) => leads.get(id)?.quarantine)).toEqual([
          null,
          null,
          null,
          'contact-limit',
          null,
        ]);
      });

      it('of four concurrent ones of a contact at two copies one is quarantined', async () => {
        const contacts = ['free-cn', 'inquiry-cn'] as const;
        for (const form of contacts) await stored({form});
        for (const form of contacts) await issue('a', form);
        const outcomes = await Promise.all([
          store.submitLead(submission()),
          twin.submitLead(submission({form: 'inquiry-cn'})),
        ]);
        expect(outcomes.map((outcome) => 'status' in outcome && outcome.status).sort()).toEqual(['new', 'quarantined']);
      });

      it('is listed newest first, across pages', async () => {
        const count = 501;
        const storeOne = (index: number) => stored({contact: `c${index}`, at: start + index, max: count});
        for (let first = 0; first < count; first += 50) {
          await Promise.all(Array.from({length: Math.min(50, count - first)}, (_, index) => storeOne(first + index)));
        }
        const times = (await allLeads(twin)).map(({createdAt}) => createdAt);
        expect(times).toEqual(Array.from({length: count}, (_, index) => start + count - 1 - index));
      });

      it('is deleted after retention, and links to it are cleared', async () => {
        const first = await stored();
        const second = await stored({at: start + 1, deliveries: crm});
        await store.sweep(start + 180 * day);
        expect((await allLeads(twin)).map(({id, duplicateOf}) => [id, duplicateOf])).toEqual([[second, null]]);
        expect(await twin.findLeads(first)).toEqual([]);
      });

      it('is counted by form and status, and re-encrypted', async () => {
        const id = await stored();
        await stored({contact: 'b'});
        await stored({form: 'inquiry-cn'});
        expect((await store.counts(start)).leads).toEqual([
          {form: 'free-cn', status: 'new', count: 2},
          {form: 'inquiry-cn', status: 'new', count: 1},
        ]);
        expect(await store.resealLead(id, 'new seal')).toBe(true);
        expect(await twin.findLeads(id)).toMatchObject([{bodyEnc: 'new seal'}]);
        expect(await store.resealLead(randomUUID(), 'new seal')).toBe(false);
      });
    });

    describe('leads by filter', () => {
      const by = {at: start, actor: 'anna as root'};
      let ids: string[];

      /** Five leads, an hour apart: the second is in another form, the fourth of a contact is quarantined. */
      beforeEach(async () => {
        ids = [];
        const hour = 60 * minute;
        for (const [index, form] of (['free-cn', 'inquiry-cn', 'free-cn', 'free-cn', 'free-cn'] as const).entries())
          ids.push(await stored({form, at: start + index * hour, contact: index === 4 ? 'b' : 'a'}));
      });

      const positions = async (filter: LeadFilter, order: LeadOrder = 'newest', offset = 0, size = 10) =>
        (await twin.leadPage(filter, {order, offset, size})).map(({id}) => ids.indexOf(id));

      it.each<[LeadFilter, number[]]>([
        [{}, [4, 3, 2, 1, 0]],
        [{form: 'inquiry-cn'}, [1]],
        [{edition: 'global'}, []],
        [{edition: 'zh-CN', form: 'free-cn'}, [4, 3, 2, 0]],
        [{state: 'quarantined'}, [3]],
        [{state: 'new'}, [4, 2, 1, 0]],
        [{since: start + 60 * minute, until: start + 180 * minute}, [2, 1]],
        [{owner: 'anna'}, []],
        [{owner: ''}, [4, 3, 2, 1, 0]],
      ])('%j are counted, paged and streamed alike', async (filter, wanted) => {
        expect(await positions(filter)).toEqual(wanted);
        expect(await twin.countLeads(filter)).toBe(wanted.length);
        const streamed = [];
        for await (const {id} of twin.leads(filter)) streamed.push(ids.indexOf(id));
        expect(streamed).toEqual(wanted);
      });

      it('are sorted, and paged within the order', async () => {
        await store.workOnLead(ids[1]!, {state: 'won', owner: 'zoe'}, by);
        await store.workOnLead(ids[2]!, {owner: 'anna'}, by);
        expect(await positions({}, 'oldest')).toEqual([0, 1, 2, 3, 4]);
        expect(await positions({}, 'state')).toEqual([4, 2, 0, 1, 3]);
        expect(await positions({}, 'owner')).toEqual([2, 1, 4, 3, 0]);
        expect(await positions({}, 'newest', 1, 2)).toEqual([3, 2]);
        expect(await positions({}, 'newest', 4, 2)).toEqual([0]);
        expect(await positions({}, 'newest', 6, 2)).toEqual([]);
      });

      it('are found by many ids in the given order, without those that are gone', async () => {
        const wanted = [...ids].reverse();
        const asked = wanted.flatMap((id) => [...Array.from({length: 60}, () => randomUUID()), id]);
        expect((await twin.leadsWithIds(asked)).map(({id}) => id)).toEqual(wanted);
        expect(await twin.leadsWithIds([])).toEqual([]);
      });
    });

    describe('work on a lead', () => {
      const by = {at: start + 5, actor: 'anna as root'};
      const note = (text: string) => ({id: randomUUID(), noteEnc: text});

      it('changes state and owner, and is audited without the note', async () => {
        const id = await stored();
        expect(await twin.workOnLead(id, {state: 'contacted', owner: 'anna', note: note('sealed secret')}, by)).toEqual(
          [{what: 'state', from: 'new', to: 'contacted'}, {what: 'owner', from: '', to: 'anna'}, {what: 'note'}],
        );
        expect(await store.findLeads(id)).toMatchObject([{status: 'new', state: 'contacted', owner: 'anna'}]);
        expect(await store.auditLog({limit: 9})).toEqual(
          [`${id} note added`, `${id} owner - to anna`, `${id} state new to contacted`].map((subject) => ({
            ...by,
            action: 'set',
            subject,
          })),
        );
        expect(await store.workOnLead(id, {owner: ''}, by)).toEqual([{what: 'owner', from: 'anna', to: ''}]);
        expect(await store.findLeads(id)).toMatchObject([{state: 'contacted', owner: null}]);
      });

      it('that changes nothing, or is on no lead, leaves no trace', async () => {
        const id = await stored();
        expect(await store.workOnLead(id, {state: 'new', owner: ''}, by)).toEqual([]);
        expect(await store.workOnLead(randomUUID(), {state: 'won', note: note('x')}, by)).toBeUndefined();
        expect(await store.auditLog({limit: 9})).toEqual([]);
      });

      it('takes a lead out of quarantine, and remembers how it came in', async () => {
        for (const at of [0, 1, 2]) await stored({at: start + at});
        const id = await stored({at: start + 3});
        expect(await store.workOnLead(id, {state: 'new'}, by)).toEqual([
          {what: 'state', from: 'quarantined', to: 'new'},
        ]);
        expect(await twin.findLeads(id)).toMatchObject([{status: 'quarantined', state: 'new'}]);
        expect(await twin.countLeads({state: 'quarantined'})).toBe(0);
      });

      it('keeps notes in order, re-encrypts them, and loses them with the lead', async () => {
        const [id, other] = [await stored(), await stored({contact: 'b'})];
        const notes = [note('one'), note('two')];
        for (const [index, one] of notes.entries()) await store.workOnLead(id, {note: one}, {...by, at: start + index});
        await store.workOnLead(other, {note: note('three')}, by);
        expect(await twin.notesOf([id])).toEqual(
          notes.map((one, index) => ({...one, leadId: id, at: start + index, author: by.actor})),
        );
        expect(await store.resealNote(notes[0]!.id, 'new seal')).toBe(true);
        expect(await store.resealNote(randomUUID(), 'new seal')).toBe(false);
        expect((await twin.notesOf([id, other])).map(({noteEnc}) => noteEnc).sort()).toEqual([
          'new seal',
          'three',
          'two',
        ]);
        await store.eraseSubject({contactHmacs: ['a'], codeKeys: []}, by);
        expect((await allNotes(twin)).map(({leadId}) => leadId)).toEqual([other]);
        await store.sweep(start + 180 * day);
        expect(await allNotes(twin)).toEqual([]);
      });

      it('has notes across pages', async () => {
        const id = await stored();
        const count = 501;
        // A few at a time: they wait for each other, and none longer than a visitor would.
        for (let first = 0; first < count; first += 50)
          await Promise.all(
            Array.from({length: Math.min(50, count - first)}, () => store.workOnLead(id, {note: note('x')}, by)),
          );
        const read = await allNotes(twin);
        expect([read.length, new Set(read.map((one) => one.id)).size]).toEqual([count, count]);
      });
    });

    describe('a code', () => {
      it('allows five attempts, also in a burst at two copies', async () => {
        await issue();
        const guesses = Array.from({length: 60}, (_, index) =>
          (index % 2 ? store : twin).submitLead(submission({digest: 'wrong'})),
        );
        expect(new Set((await Promise.all(guesses)).map(({outcome}) => outcome))).toEqual(new Set(['wrong-code']));
        expect(await store.submitLead(submission())).toEqual({outcome: 'wrong-code'});
      });

      it('accepts the right one at the fifth attempt, once', async () => {
        await issue();
        for (let guess = 1; guess < 5; guess += 1) await twin.submitLead(submission({digest: 'wrong'}));
        const both = await Promise.all([store.submitLead(submission()), twin.submitLead(submission())]);
        expect(both.map(({outcome}) => outcome).sort()).toEqual(['stored', 'wrong-code']);
      });

      it('counts an attempt even when the lead could not be stored', async () => {
        const [taken] = crm(await stored({deliveries: crm}));
        const [delivery] = await store.claimDeliveries('crm', start, 1, minute);
        await issue('b');
        const broken = submission({contact: 'b', deliveries: (leadId) => [{...taken!, id: delivery!.id, leadId}]});
        for (let guess = 1; guess <= 5; guess += 1) await expect(store.submitLead(broken)).rejects.toThrow();
        expect(await store.submitLead(submission({contact: 'b'}))).toEqual({outcome: 'wrong-code'});
        expect(await allLeads(store)).toHaveLength(1);
      });

      it('is replaced by a newer one, which resets the attempts, and expires', async () => {
        await issue();
        for (let guess = 1; guess <= 5; guess += 1) await store.submitLead(submission({digest: 'wrong'}));
        await issue();
        expect(await store.submitLead(submission({at: start + 5 * minute}))).toEqual({outcome: 'wrong-code'});
        expect(await store.submitLead(submission())).toMatchObject({outcome: 'stored'});
      });

      it('cannot be tried by somebody who did not ask for it, nor used up by them', async () => {
        await issue();
        for (let guess = 1; guess <= 9; guess += 1) {
          expect(await twin.submitLead(submission({holder: 'stranger', digest: 'wrong'}))).toEqual({
            outcome: 'wrong-code',
          });
        }
        expect(await store.submitLead(submission({holder: 'stranger'}))).toEqual({outcome: 'wrong-code'});
        expect(await store.submitLead(submission())).toMatchObject({outcome: 'stored'});
      });

      it('leaves a holder their attempts when somebody else asks for one and guesses', async () => {
        await issue();
        await issue('a', 'free-cn', {holder: 'stranger', digest: 'newer'});
        for (let guess = 1; guess <= 9; guess += 1) {
          await store.submitLead(submission({holder: 'stranger', digest: 'wrong'}));
        }
        // The newest code counts for everybody: who can read it has the contact.
        expect(await store.submitLead(submission({digest: 'newer'}))).toMatchObject({outcome: 'stored'});
      });

      it('is found by the network of its holder too', async () => {
        await issue();
        const {code, ...rest} = submission({holder: 'somebody'});
        const holders = {lead: 'of another lead', client: `visitor of ${code.key}`};
        expect(await store.submitLead({...rest, code: {...code, holders}})).toMatchObject({outcome: 'stored'});
      });

      it('tells how often each limit was used', async () => {
        const limits = [limit('gap', 10), limit('hour', 10)];
        await issue('b', 'free-cn', {limits: [limit('hour', 10)]});
        expect(await issue('a', 'free-cn', {limits})).toEqual({outcome: 'issued', used: [1, 2]});
      });

      it('requires an unused challenge, at either copy', async () => {
        const challenge = randomUUID();
        expect(await issue('a', 'free-cn', {challenge})).toMatchObject({outcome: 'issued'});
        expect(await issue('b', 'free-cn', {challenge})).toEqual({outcome: 'spent'});
      });

      it('is deleted from the outbox when it is used', async () => {
        await issue();
        await store.putOutbox({
          key: codeKey('a', 'free-cn'),
          kind: 'code',
          payloadEnc: 'sealed',
          createdAt: start,
          expiresAt: start + minute,
        });
        expect(await twin.outbox(start)).toHaveLength(1);
        expect(await twin.outbox(start + minute)).toEqual([]);
        await store.submitLead(submission());
        expect(await twin.outbox(start)).toEqual([]);
      });
    });

    describe('a rate limit', () => {
      it('holds across two copies and reports when it ends', async () => {
        const outcomes = await Promise.all(
          Array.from({length: 20}, (_, index) =>
            (index % 2 ? store : twin).submitLead(submission({digest: 'wrong', max: 7})),
          ),
        );
        expect(outcomes.filter(({outcome}) => outcome === 'wrong-code')).toHaveLength(7);
        expect(outcomes.filter(({outcome}) => outcome === 'limited')[0]).toEqual({
          outcome: 'limited',
          key: 'leads',
          retryAfter: 600,
        });
        expect(await twin.submitLead(submission({max: 7, at: start + 10 * minute - 1}))).toEqual({
          outcome: 'limited',
          key: 'leads',
          retryAfter: 1,
        });
        expect(await twin.submitLead(submission({max: 7, at: start + 10 * minute}))).toEqual({outcome: 'wrong-code'});
      });

      it('that is reached leaves other counters unchanged and reports the longest wait', async () => {
        const limits = [limit('gap', 1, minute), limit('hour', 2, 60 * minute)];
        expect(await issue('a', 'free-cn', {limits})).toMatchObject({outcome: 'issued'});
        expect(await issue('a', 'free-cn', {limits})).toEqual({outcome: 'limited', key: 'gap', retryAfter: 60});
        expect(await issue('a', 'free-cn', {limits, at: start + minute})).toMatchObject({outcome: 'issued'});
        expect(await issue('a', 'free-cn', {limits, at: start + minute})).toEqual({
          outcome: 'limited',
          key: 'hour',
          retryAfter: 59 * 60,
        });
      });

      it('does not deadlock when two copies lock in opposite order', async () => {
        const keys = Array.from({length: 8}, (_, index) => limit(`k${index}`, 1000));
        const send = (copy: Store, limits: typeof keys) =>
          copy.issueCode({
            key: randomUUID(),
            holder: randomUUID(),
            digest: 'd',
            issuedAt: start,
            expiresAt: start + 1,
            challenge: {id: randomUUID(), expiresAt: start + 1},
            limits,
          });
        const outcomes = await Promise.all(
          Array.from({length: 60}, (_, index) => (index % 2 ? send(store, keys) : send(twin, [...keys].reverse()))),
        );
        expect(outcomes.every(({outcome}) => outcome === 'issued')).toBe(true);
      });
    });

    describe('a delivery', () => {
      const drain = async (now = start, leaseMs = minute) => store.claimDeliveries('crm', now, 10, leaseMs);

      it('is stored with its lead, and claimed by one copy until the lease expires', async () => {
        const leadId = await stored({deliveries: crm});
        const claims = await Promise.all([
          store.claimDeliveries('crm', start, 10, minute),
          twin.claimDeliveries('crm', start, 10, minute),
        ]);
        expect(claims.flat()).toEqual([
          {
            id: expect.any(String) as unknown as string,
            kind: 'crm',
            leadId,
            event: 'lead.created',
            erasedReference: null,
            erasedReason: null,
            createdAt: start,
            attempts: 1,
            totalAttempts: 1,
            nextAt: start,
            leaseUntil: start + minute,
            deliveredAt: null,
            abandonedAt: null,
            lastError: null,
          } satisfies Delivery,
        ]);
        expect(await twin.claimDeliveries('crm', start + minute - 1, 10, minute)).toEqual([]);
        expect(await twin.claimDeliveries('crm', start + minute, 10, minute)).toMatchObject([{attempts: 2}]);
      });

      it('is claimed once by concurrent workers', async () => {
        for (let count = 0; count < 30; count += 1) await stored({contact: `c${count}`, deliveries: crm});
        const claims = await Promise.all(
          Array.from({length: 10}, (_, index) => (index % 2 ? store : twin).claimDeliveries('crm', start, 5, minute)),
        );
        const ids = claims.flat().map(({id}) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(30);
      });

      it('is retried after a delay, and not claimed when delivered or abandoned', async () => {
        await stored({deliveries: crm});
        const [claimed] = await drain();
        await store.settleDelivery(claimed!.id, {kind: 'retry', nextAt: start + 5, error: 'HTTP 503'}, attempt(1));
        expect(await drain(start + 4)).toEqual([]);
        expect(await drain(start + 5)).toMatchObject([{id: claimed!.id, attempts: 2, lastError: 'HTTP 503'}]);
        await store.settleDelivery(claimed!.id, {kind: 'abandoned', at: start + 6, error: 'HTTP 410'}, attempt(2));
        expect(await store.deliveryCounts(start + day)).toEqual({
          waiting: 0,
          due: 0,
          delivered: 0,
          abandoned: 1,
          oldestWaiting: null,
        });
        expect(await twin.resendDeliveries({}, start + 7)).toBe(1);
        // Not since the lead came in.
        expect(await store.oldestWaiting()).toBe(start + 7);
        expect(await store.deliveryCounts(start + 7)).toMatchObject({waiting: 1, oldestWaiting: start + 7});
        expect(await drain(start + 7)).toMatchObject([{id: claimed!.id, attempts: 1}]);
        await store.settleDelivery(claimed!.id, {kind: 'delivered', at: start + 8}, attempt(3));
        expect(await drain(start + day)).toEqual([]);
      });

      it('is replayed by lead when delivered or abandoned; without a lead only when abandoned', async () => {
        const leadId = await stored({deliveries: crm});
        await stored({contact: 'b', deliveries: crm});
        for (const {id} of await drain()) await store.settleDelivery(id, {kind: 'delivered', at: start}, attempt(1));
        expect(await store.resendDeliveries({}, start)).toBe(0);
        expect(await store.resendDeliveries({lead: leadId}, start)).toBe(1);
        expect(await drain()).toMatchObject([{leadId, deliveredAt: null}]);
      });

      it('is counted', async () => {
        await stored({deliveries: crm});
        await stored({
          contact: 'b',
          deliveries: (id) => [...crm(id), {...crm(id)[0]!, kind: 'sales-mail', createdAt: start + minute}],
        });
        expect(await store.deliveryCounts(start)).toEqual({
          waiting: 3,
          due: 2,
          delivered: 0,
          abandoned: 0,
          oldestWaiting: start,
        });
      });
    });

    describe('attempts of a delivery', () => {
      const claim = async (at: number) => (await store.claimDeliveries('crm', at, 1, minute))[0]!;

      it('are kept with it, the last twenty, numbered on when it is sent again', async () => {
        const leadId = await stored({deliveries: crm});
        let id = '';
        for (let count = 1; count <= 22; count += 1) {
          const claimed = await claim(start + count);
          id = claimed.id;
          const record = attempt(claimed.totalAttempts, {result: 'HTTP 500', answerEnc: `sealed ${count}`});
          await store.settleDelivery(id, {kind: 'retry', nextAt: start + count, error: 'HTTP 500'}, record);
        }
        expect(await store.resendDeliveries({id}, start + 30)).toBe(1);
        const again = await claim(start + 30);
        expect(again).toMatchObject({attempts: 1, totalAttempts: 23});
        await store.settleDelivery(id, {kind: 'delivered', at: start + 31}, attempt(23));
        const {delivery, attempts} = (await twin.delivery(id))!;
        expect(delivery).toMatchObject({leadId, reference: `L-${leadId.slice(0, 4)}`, deliveredAt: start + 31});
        expect(attempts.map(({number}) => number)).toEqual(Array.from({length: 20}, (_, index) => index + 4));
        expect(attempts[18]).toEqual({
          ...attempt(22, {result: 'HTTP 500', answerEnc: 'sealed 22'}),
          outcome: 'retry',
        });
        expect(attempts[19]).toEqual({...attempt(23), outcome: 'delivered'});
      });

      it('and their answers go with the lead; a late settlement stores nothing', async () => {
        await stored({deliveries: crm});
        const {id} = await claim(start);
        await store.settleDelivery(
          id,
          {kind: 'retry', nextAt: start, error: 'HTTP 500'},
          attempt(1, {answerEnc: 'sealed'}),
        );
        await claim(start);
        await store.eraseSubject({contactHmacs: ['a'], codeKeys: []}, {at: start, actor: 'root'});
        await store.settleDelivery(id, {kind: 'delivered', at: start}, attempt(2, {answerEnc: 'sealed'}));
        expect(await twin.delivery(id)).toBeUndefined();
        const answers = [];
        for await (const answer of twin.sealedAnswers()) answers.push(answer);
        expect(answers).toEqual([]);
      });

      it('have answers that are re-encrypted', async () => {
        const answers = async () => {
          const all = [];
          for await (const answer of twin.sealedAnswers()) all.push(answer);
          return all;
        };
        for (const contact of ['a', 'b']) {
          await stored({contact, deliveries: crm});
          const {id} = await claim(start);
          const record = attempt(1, contact === 'a' ? {answerEnc: 'sealed'} : {});
          await store.settleDelivery(id, {kind: 'delivered', at: start}, record);
        }
        const [answer] = await answers();
        expect(await store.resealAnswer({...answer!, answerEnc: 'new seal'})).toBe(true);
        expect(await answers()).toEqual([{...answer, answerEnc: 'new seal'}]);
        expect(await store.resealAnswer({...answer!, number: 9})).toBe(false);
      });
    });

    describe('the list of deliveries', () => {
      it('is filtered by state, kind and lead, newest first, in pages', async () => {
        const both = (leadId: string): NewDelivery[] => [
          ...crm(leadId),
          {...crm(leadId)[0]!, kind: 'sales-mail', createdAt: start + 1},
        ];
        const first = await stored({deliveries: both});
        const second = await stored({contact: 'b', at: start + 2, deliveries: crm});
        const [one, other] = await store.claimDeliveries('crm', start, 2, minute);
        await store.settleDelivery(one!.id, {kind: 'retry', nextAt: start + minute, error: 'timeout'}, attempt(1));
        await store.settleDelivery(other!.id, {kind: 'abandoned', at: start, error: 'HTTP 410'}, attempt(1));
        const list = async (filter: DeliveryFilter, offset = 0, size = 10) => {
          const {rows, total} = await twin.deliveries(filter, start + 1, {offset, size});
          expect(rows.length).toBe(Math.max(0, Math.min(size, total - offset)));
          return rows.map(({kind, leadId}) => `${kind} ${leadId}`).sort();
        };
        const ofOne = `crm ${one!.leadId}`;
        expect(await list({})).toEqual([`crm ${first}`, `crm ${second}`, `sales-mail ${first}`].sort());
        expect(await list({state: 'waiting'})).toEqual([ofOne, `sales-mail ${first}`].sort());
        expect(await list({state: 'due'})).toEqual([`sales-mail ${first}`]);
        expect(await list({state: 'failing'})).toEqual([ofOne]);
        expect(await list({state: 'abandoned'})).toEqual([`crm ${other!.leadId}`]);
        expect(await list({state: 'delivered'})).toEqual([]);
        expect(await list({kind: 'sales-mail'})).toEqual([`sales-mail ${first}`]);
        expect(await list({lead: second})).toEqual([`crm ${second}`]);
        expect(await list({kind: 'crm', lead: `L-${first.slice(0, 4)}`})).toEqual([`crm ${first}`]);
        expect(await list({}, 0, 1)).toEqual([`sales-mail ${first}`]);
        expect((await list({}, 1, 1)).length + (await list({}, 2, 1)).length).toBe(2);
      });
    });

    describe('a deleted lead', () => {
      const erased = async () =>
        (await twin.deliveries({}, start, {offset: 0, size: 10})).rows.filter(({event}) => event === 'lead.erased');
      const erase = () => store.eraseSubject({contactHmacs: ['a'], codeKeys: []}, {at: start + 9, actor: 'root'});

      it('that the CRM got is followed by an event without personal data', async () => {
        const id = await stored({deliveries: crm});
        const [claimed] = await store.claimDeliveries('crm', start, 1, minute);
        await store.settleDelivery(claimed!.id, {kind: 'delivered', at: start}, attempt(1));
        await erase();
        const [event, ...others] = await erased();
        expect(others).toEqual([]);
        expect(event).toMatchObject({
          kind: 'crm',
          leadId: id,
          reference: `L-${id.slice(0, 4)}`,
          erasedReason: 'request',
          createdAt: start + 9,
          nextAt: start + 9,
          attempts: 0,
        });
        expect(event!.id).not.toBe(claimed!.id);
        expect(await twin.deliveries({lead: event!.reference}, start, {offset: 0, size: 10})).toMatchObject({total: 1});
        expect(await store.claimDeliveries('crm', start + 9, 1, minute)).toMatchObject([{id: event!.id}]);
      });

      it('is followed by none when it was never sent, nor for a mail to sales', async () => {
        await stored({deliveries: (leadId) => [...crm(leadId), {...crm(leadId)[0]!, kind: 'sales-mail'}]});
        await store.claimDeliveries('sales-mail', start, 1, minute);
        await erase();
        expect(await erased()).toEqual([]);
      });

      it('in delivery is followed after the attempt under way', async () => {
        await stored({deliveries: crm});
        await store.claimDeliveries('crm', start, 1, minute);
        await erase();
        expect(await erased()).toMatchObject([{nextAt: start + minute}]);
      });

      it('that is sent again, but not yet, is followed too', async () => {
        const lead = await stored({deliveries: crm});
        const [claimed] = await store.claimDeliveries('crm', start, 1, minute);
        await store.settleDelivery(claimed!.id, {kind: 'delivered', at: start}, attempt(1));
        await store.resendDeliveries({lead}, start + 1);
        await erase();
        expect(await erased()).toHaveLength(1);
      });

      it('past retention is followed with that reason; the event is swept when it is over and old', async () => {
        await stored({deliveries: crm});
        await stored({contact: 'b', deliveries: crm});
        await store.claimDeliveries('crm', start, 1, minute);
        const later = start + 180 * day;
        expect(await store.sweep(later)).toMatchObject({leads: 2, heldBack: 0});
        expect(await erased()).toMatchObject([{erasedReason: 'retention'}]);
        expect(await store.sweep(later, {erasedUntil: later})).toMatchObject({deliveries: 0});
        expect(await erased()).toHaveLength(1);
        const [event] = await store.claimDeliveries('crm', later, 1, minute);
        await store.settleDelivery(event!.id, {kind: 'delivered', at: later}, attempt(1));
        await store.sweep(later, {erasedUntil: later - 1});
        expect(await erased()).toHaveLength(1);
        expect(await store.sweep(later, {erasedUntil: later})).toMatchObject({deliveries: 1});
        expect(await erased()).toEqual([]);
      });
    });

    describe('a person', () => {
      it('is erased with leads, deliveries, codes and outbox entries, with an audit entry per lead', async () => {
        const first = await stored({deliveries: crm});
        const second = await stored({form: 'inquiry-cn', at: start + 1});
        const other = await stored({contact: 'b', deliveries: crm});
        await issue();
        await store.putOutbox({
          key: codeKey('a', 'free-cn'),
          kind: 'code',
          payloadEnc: 'x',
          createdAt: start,
          expiresAt: start + day,
        });
        const subject = {contactHmacs: ['a', 'nobody'], codeKeys: [codeKey('a', 'free-cn')]};
        expect((await store.eraseSubject(subject, {at: start, actor: 'root'})).sort()).toEqual([first, second].sort());
        expect((await allLeads(twin)).map(({id}) => id)).toEqual([other]);
        expect(await twin.outbox(start)).toEqual([]);
        expect(await twin.submitLead(submission())).toEqual({outcome: 'wrong-code'});
        expect(await twin.deliveryCounts(start)).toMatchObject({waiting: 1});
        expect((await twin.auditLog({limit: 5})).map(({action, subject: id}) => [action, id]).sort()).toEqual(
          [
            ['erase', first],
            ['erase', second],
          ].sort(),
        );
        expect(await store.eraseSubject(subject, {at: start, actor: 'root'})).toEqual([]);
      });

      it('has an audit log, newest first', async () => {
        await store.audit({at: start, actor: 'root', action: 'show', subject: 'x'});
        await store.audit({at: start + 1, actor: 'root', action: 'export', subject: 'csv'});
        expect(await twin.auditLog({limit: 1})).toEqual([
          {at: start + 1, actor: 'root', action: 'export', subject: 'csv'},
        ]);
      });

      it('has an audit log by page, time and actor', async () => {
        for (const [index, actor] of ['Anna as root', 'bob', 'a%a'].entries())
          await store.audit({at: start + index, actor, action: 'show', subject: String(index)});
        const subjects = async (filter: AuditFilter, limit = 9, offset = 0) => [
          await twin.countAudit(filter),
          ...(await twin.auditLog({...filter, limit, offset})).map(({subject}) => subject),
        ];
        expect(await subjects({}, 1, 1)).toEqual([3, '1']);
        expect(await subjects({since: start + 1})).toEqual([2, '2', '1']);
        expect(await subjects({actor: 'anna'})).toEqual([1, '0']);
        expect(await subjects({actor: '%'})).toEqual([1, '2']);
      });
    });

    describe('named values', () => {
      it('are set, kept and replaced, also by two copies at once', async () => {
        expect(await store.meta('a')).toBeUndefined();
        const added = await Promise.all([store.addMeta('a', 'one'), twin.addMeta('a', 'two')]);
        expect(new Set(added).size).toBe(1);
        await twin.setMeta('a', 'three');
        expect([await store.meta('a'), await store.addMeta('a', 'four')]).toEqual(['three', 'three']);
      });
    });

    describe('a sweep', () => {
      it('deletes in batches, and nothing beyond its limits', async () => {
        for (let count = 0; count < 6; count += 1) await stored({contact: `c${count}`});
        const later = start + 180 * day;
        expect(await store.leadsDue(later)).toEqual({total: 6, due: 6});
        expect(await store.sweep(later, {}, {maxShare: 0.5, alwaysAllowed: 5})).toMatchObject({leads: 0, heldBack: 6});
        expect(await store.sweep(later, {}, {maxShare: 1, alwaysAllowed: 0})).toMatchObject({leads: 6, heldBack: 0});
        expect(await store.leadsDue(later)).toEqual({total: 0, due: 0});
      });
    });

    describe('feedback and search misses', () => {
      const note = (id: string, commentEnc?: string) =>
        ({
          id,
          edition: 'zh-CN',
          article: 't0001',
          helpful: false,
          reason: undefined,
          commentEnc,
          createdAt: start,
        }) as const;

      it('count feedback; comments are encrypted and re-encrypted', async () => {
        await store.addFeedback(note('1', 'sealed'), [limit('notes', 2)]);
        await store.addFeedback(note('2'), [limit('notes', 2)]);
        expect(await store.addFeedback(note('3'), [limit('notes', 2)])).toMatchObject({
          outcome: 'limited',
        });
        expect(await twin.feedbackSummary()).toEqual([
          {edition: 'zh-CN', article: 't0001', helpful: false, reason: null, count: 2, comments: 1, lastAt: start},
        ]);
        expect(await store.resealComment('1', 'new seal')).toBe(true);
        expect(await store.resealComment('2', 'new seal')).toBe(false);
        expect(await twin.feedbackComments()).toEqual([
          {
            id: '1',
            edition: 'zh-CN',
            article: 't0001',
            helpful: false,
            reason: null,
            commentEnc: 'new seal',
            createdAt: start,
          },
        ]);
      });

      it('count searches without results across two copies', async () => {
        const miss = (copy: Store, at: number) =>
          copy.addSearchMiss({edition: 'global', query: 'x', unopened: 1, at}, [limit('misses', 100)]);
        await Promise.all(Array.from({length: 10}, (_, index) => miss(index % 2 ? store : twin, start)));
        await miss(store, start + 1);
        expect(await twin.searchMisses()).toEqual([
          {edition: 'global', query: 'x', count: 11, unopened: 11, firstAt: start, lastAt: start + 1},
        ]);
      });

      it('count opened results across two copies, whichever way the visitors went', async () => {
        const open = (copy: Store, path: string, previous?: string) =>
          copy.addOpenedResult({edition: 'global', path, query: 'x', previous, at: start}, [limit('opened', 100)]);
        for (let visitor = 0; visitor < 5; visitor += 1) {
          await open(store, '/a');
          await open(twin, '/b');
        }
        await Promise.all(
          Array.from({length: 10}, (_, index) => (index % 2 ? open(store, '/a', '/b') : open(twin, '/b', '/a'))),
        );
        const row = {edition: 'global', query: 'x', count: 10, away: 5, lastAt: start};
        expect(await twin.openedResults()).toEqual([
          {...row, path: '/a'},
          {...row, path: '/b'},
        ]);
      });
    });

    describe('pictures', () => {
      const upload = (
        overrides: Partial<{id: string; leadId: string; digest: string; bytes: number; at: number}> = {},
      ) => {
        const {id = randomUUID(), leadId = randomUUID(), digest = 'd', bytes = 1000, at = start} = overrides;
        const picture = {id, leadId, digest, bytes, type: 'image/png', width: 2, height: 3} as const;
        return {
          picture: {...picture, createdAt: at, bodyEnc: `key:${id}`},
          challenge: {id: randomUUID() as string, expiresAt: at + day},
          limits: [limit('pictures', 100)],
          maxWaitingBytes: 5000,
        };
      };
      const left = async () => {
        const ids: string[] = [];
        for await (const {id} of store.pictures()) ids.push(id);
        return ids.sort();
      };
      const submitted = async (id: string, pictures: readonly string[], contact = id) => {
        await issue(contact);
        return store.submitLead({...submission({id, contact}), pictures});
      };

      it('are stored once, also by two copies at the same time', async () => {
        const one = upload();
        const again = {...one, challenge: {id: randomUUID(), expiresAt: start + day}};
        const outcomes = await Promise.all([store.addPicture(one), twin.addPicture(again)]);
        expect(outcomes.map(({outcome}) => outcome).sort()).toEqual(['replayed', 'stored']);
        const {challenge} = outcomes[0].outcome === 'stored' ? one : again;
        expect(await left()).toEqual([one.picture.id]);
        expect(await twin.picture(one.picture.id)).toEqual({
          id: one.picture.id,
          leadId: one.picture.leadId,
          type: 'image/png',
          bytes: 1000,
          width: 2,
          height: 3,
          createdAt: start,
          bodyEnc: `key:${one.picture.id}`,
        });
        expect(await store.addPicture({...upload(), challenge})).toEqual({outcome: 'spent'});
        const {id} = one.picture;
        expect(await store.addPicture(upload({id}))).toEqual({outcome: 'conflict'});
        expect(await store.addPicture(upload({id, leadId: one.picture.leadId, digest: 'other'}))).toEqual({
          outcome: 'conflict',
        });
      });

      it('wait up to a number of bytes, and no longer when their lead has come', async () => {
        const leadId = randomUUID();
        const first = upload({leadId, bytes: 4000});
        expect(await store.addPicture(first)).toEqual({outcome: 'stored', waitingBytes: 4000});
        expect(await store.addPicture(upload({bytes: 2000}))).toEqual({outcome: 'full'});
        expect((await store.counts(start)).pictures).toEqual({storedBytes: 0, waitingBytes: 4000});
        expect(await submitted(leadId, [first.picture.id])).toMatchObject({outcome: 'stored'});
        expect((await store.counts(start)).pictures).toEqual({storedBytes: 4000, waitingBytes: 0});
        expect(await store.addPicture(upload({bytes: 2000}))).toEqual({outcome: 'stored', waitingBytes: 2000});
        expect(await store.addPicture({...upload(), limits: [limit('pictures', 2)]})).toMatchObject({
          outcome: 'limited',
        });
      });

      it('belong to the lead that names them; without one of them it is not stored', async () => {
        const leadId = randomUUID();
        const [kept, dropped, strange] = [upload({leadId}), upload({leadId}), upload()];
        for (const one of [kept, dropped, strange]) await store.addPicture(one);
        expect(await submitted(leadId, [kept.picture.id, strange.picture.id])).toEqual({outcome: 'pictures-missing'});
        expect(await submitted(leadId, [kept.picture.id])).toMatchObject({outcome: 'stored'});
        expect(await left()).toEqual([kept.picture.id, strange.picture.id].sort());
        expect((await store.picturesOf([leadId])).map(({id}) => id)).toEqual([kept.picture.id]);
        expect(await store.addPicture(upload({leadId}))).toEqual({outcome: 'conflict'});
        await store.eraseSubject({contactHmacs: [leadId], codeKeys: []}, {at: start, actor: 'root'});
        expect(await left()).toEqual([strange.picture.id]);
      });

      it('come before their lead or not at all, also at the same time', async () => {
        for (let round = 0; round < 10; round += 1) {
          const leadId = randomUUID();
          const [named, late] = [upload({leadId, bytes: 1}), upload({leadId, bytes: 1})];
          await store.addPicture(named);
          await issue(leadId);
          const lead = {...submission({id: leadId, contact: leadId}), pictures: [named.picture.id]};
          await Promise.all([store.submitLead(lead), twin.addPicture(late)]);
          expect((await store.picturesOf([leadId])).map(({id}) => id)).toEqual([named.picture.id]);
        }
      });

      it('are swept without a lead by age, by bytes, and with a lead when its time is over', async () => {
        const leadId = randomUUID();
        const kept = upload({leadId, bytes: 1, at: start - 20 * day});
        await store.addPicture(kept);
        await submitted(leadId, [kept.picture.id]);
        const waiting = Array.from({length: 25}, (_, index) => upload({bytes: 10, at: start - index * minute}));
        for (const one of waiting) await store.addPicture(one);
        const rules = {until: start - 20 * minute, maxBytes: 100, crowdedUntil: start - 15 * minute};
        // Five by age; five more of those beyond 100 bytes are old enough.
        expect(await store.sweep(start, {waitingPictures: rules})).toMatchObject({pictures: 10, leads: 0});
        expect(await left()).toHaveLength(16);
        expect(await store.sweep(start, {waitingPictures: {...rules, until: start}})).toMatchObject({pictures: 15});
        expect(await left()).toEqual([kept.picture.id]);
        expect(await store.sweep(start + 200 * day, {}, {maxShare: 0, alwaysAllowed: 0})).toMatchObject({heldBack: 1});
        expect(await left()).toEqual([kept.picture.id]);
        expect(await store.sweep(start + 200 * day)).toMatchObject({leads: 1});
        expect(await left()).toEqual([]);
      });

      it('are sealed again', async () => {
        const {picture} = upload();
        await store.addPicture({...upload(), picture});
        expect(await store.resealPicture(picture.id, 'new:key')).toBe(true);
        expect((await store.picture(picture.id))?.bodyEnc).toBe('new:key');
        expect(await store.resealPicture(randomUUID(), 'x')).toBe(false);
      });
    });

    describe('what readers left', () => {
      const put = (id: string, at: number, commentEnc?: string) =>
        store.addFeedback(
          {id, edition: 'global', article: id, helpful: true, reason: undefined, commentEnc, createdAt: at},
          [],
        );
      const search = (query: string, at: number) =>
        store.addSearchMiss({edition: 'global', query, unopened: 0, at}, []);
      const open = (path: string, at: number) =>
        store.addOpenedResult({edition: 'global', path, query: 'x', previous: undefined, at}, []);
      const paths = async () => (await twin.openedResults()).map(({path}) => path);
      const queries = async () => (await twin.searchMisses()).map(({query}) => query);

      it('is counted against several limits', async () => {
        const limits = [limit('client', 5), limit('all', 1, 60 * minute)];
        const miss = {edition: 'global', query: 'x', unopened: 0, at: start} as const;
        expect(await store.addSearchMiss(miss, limits)).toEqual({outcome: 'stored'});
        expect(await twin.addSearchMiss(miss, limits)).toEqual({outcome: 'limited', key: 'all', retryAfter: 3600});
      });

      it('loses the text of single comments, with an audit entry for each', async () => {
        await put('1', start, 'sealed');
        await put('2', start, 'sealed');
        await put('3', start);
        const by = {at: start, actor: 'root'};
        expect(await store.eraseComments(['1', '3', 'none'], by)).toBe(1);
        expect((await twin.feedbackComments()).map(({id}) => id)).toEqual(['2']);
        expect(await twin.feedbackSummary()).toHaveLength(3);
        expect(await twin.auditLog({limit: 5})).toEqual([{...by, action: 'erase', subject: 'comment 1'}]);
      });

      it('expires, and the least useful beyond a number of rows goes first', async () => {
        for (const [index, query] of ['a', 'b', 'c', 'd'].entries()) await search(query, start + index);
        for (const [index, path] of ['/a', '/b', '/c', '/d'].entries()) await open(path, start + index);
        await search('a', start);
        await open('/a', start);
        await put('1', start, 'sealed');
        await put('2', start + 1, 'sealed');
        await put('3', start + 2);
        expect(await store.sweep(start)).toEqual({
          leads: 0,
          heldBack: 0,
          comments: 0,
          feedback: 0,
          misses: 0,
          opened: 0,
          deliveries: 0,
          pictures: 0,
        });
        expect(await store.sweep(start, {commentsUntil: start, maxSearches: 3, maxFeedback: 2})).toMatchObject({
          comments: 1,
          feedback: 1,
          misses: 1,
          opened: 1,
        });
        expect([await queries(), await twin.feedbackComments()]).toEqual([
          ['a', 'd', 'c'],
          [{id: '2'}].map((row) => expect.objectContaining(row)),
        ]);
        expect(await paths()).toEqual(['/a', '/d', '/c']);
        expect(await store.sweep(start, {searchesUntil: start + 2})).toMatchObject({
          misses: 2,
          opened: 2,
          comments: 0,
          feedback: 0,
        });
        expect([await queries(), await paths()]).toEqual([['d'], ['/d']]);
      });
    });

    it('a limit does not outlive its window when the clock is set back', async () => {
      const limits = [limit('hour', 1, 60 * minute)];
      await issue('a', 'free-cn', {limits, at: start + day});
      expect(await issue('a', 'free-cn', {limits})).toEqual({outcome: 'issued', used: [1]});
      expect(await issue('a', 'free-cn', {limits})).toEqual({outcome: 'limited', key: 'hour', retryAfter: 3600});
      // The clock of another copy may be some seconds behind.
      expect(await issue('a', 'free-cn', {limits, at: start - minute / 2})).toEqual({
        outcome: 'limited',
        key: 'hour',
        retryAfter: 3600,
      });
    });

    it('a failed write does not affect others of its batch', async () => {
      const contacts = ['a', 'b', 'c', 'd'];
      for (const contact of contacts) await issue(contact);
      const twice = crm('')[0]!;
      const batch = contacts.map((contact) =>
        submission({
          contact,
          deliveries: (leadId) =>
            contact === 'b'
              ? [
                  {...twice, leadId},
                  {...twice, leadId},
                ]
              : crm(leadId),
        }),
      );
      const outcomes = await Promise.allSettled(batch.map((one) => store.submitLead(one)));
      expect(outcomes.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      expect((await allLeads(twin)).map(({contactHmac}) => contactHmac).sort()).toEqual(['a', 'c', 'd']);
      expect(await twin.deliveryCounts(start)).toMatchObject({waiting: 3});
    });

    it('a sweep deletes expired rows', async () => {
      const limits = [limit('codes', 1)];
      const challenge = randomUUID();
      await issue('a', 'free-cn', {limits, challenge});
      await store.sweep(start + 9 * minute);
      expect(await issue('b', 'free-cn', {limits})).toMatchObject({outcome: 'limited'});
      await store.sweep(start + 10 * minute);
      expect(await issue('b', 'free-cn', {limits, challenge})).toMatchObject({outcome: 'issued'});
    });

    it('close waits for queued writes', async () => {
      const third = await place.open();
      await issue();
      const pending = third.submitLead(submission());
      await third.close();
      expect(await pending).toMatchObject({outcome: 'stored'});
      expect(await allLeads(store)).toHaveLength(1);
    });

    it('knows its schema, finds no damage, and tells of every write', async () => {
      expect(await store.schemaState()).toEqual({pending: [], isNewer: false});
      expect(['ok', undefined]).toContain(await store.integrity(true));
      expect(store.damage()).toBeUndefined();
      const writes: unknown[] = [];
      store.observeWrites((seconds, error) => writes.push([seconds >= 0 && seconds < 10, error]));
      await store.setMeta('x', '1');
      expect(writes).toEqual([[true, undefined]]);
    });
  });
}
