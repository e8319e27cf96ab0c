/** Contract tests that every store must pass. */
import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from '@jest/globals';
import type {Delivery, LeadSubmission, NewDelivery, Store} from '../../server/store/store';
import {allLeads} from './harness';

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
  'deliveries',
  'leads',
  'codes',
  'outbox',
  'counters',
  'spent_challenges',
  'audit',
  'feedback',
  'search_misses',
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
      dedupeHmac: `${form} ${contact}`,
      tracking: {source_path: '/', sp: 'ä“\u0000'},
      createdAt: at,
      purgeAt: at + 180 * day,
    },
    deliveries: deliveries(id),
    limits: [limit('leads', max)],
    code: {key: codeKey(contact, form), digest: digest.padEnd(8, '.'), maxAttempts: 5},
    contactLimit: {max: 3, windowMs: day},
    duplicateWindowMs: day,
  };
}

const crm = (leadId: string): NewDelivery[] => [{id: randomUUID(), kind: 'crm', leadId, createdAt: start}];

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
      {at = start, limits = [limit('codes', 1000)], challenge = randomUUID() as string} = {},
    ) =>
      store.issueCode({
        key: codeKey(contact, form),
        digest: 'right'.padEnd(8, '.'),
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
        const {bodyHash: _hash, dedupeHmac: _dedupe, ...kept} = lead;
        const expected = {...kept, status: 'new', quarantine: null, duplicateOf: null};
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
        expect(await store.leadCounts()).toEqual([
          {form: 'free-cn', status: 'new', count: 2},
          {form: 'inquiry-cn', status: 'new', count: 1},
        ]);
        expect(await store.resealLead(id, 'new seal')).toBe(true);
        expect(await twin.findLeads(id)).toMatchObject([{bodyEnc: 'new seal'}]);
        expect(await store.resealLead(randomUUID(), 'new seal')).toBe(false);
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

      it('requires an unused challenge, at either copy', async () => {
        const challenge = randomUUID();
        expect(await issue('a', 'free-cn', {challenge})).toEqual({outcome: 'issued'});
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
        expect(await issue('a', 'free-cn', {limits})).toEqual({outcome: 'issued'});
        expect(await issue('a', 'free-cn', {limits})).toEqual({outcome: 'limited', key: 'gap', retryAfter: 60});
        expect(await issue('a', 'free-cn', {limits, at: start + minute})).toEqual({outcome: 'issued'});
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
            createdAt: start,
            attempts: 1,
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
        await store.settleDelivery(claimed!.id, {kind: 'retry', nextAt: start + 5, error: 'HTTP 503'});
        expect(await drain(start + 4)).toEqual([]);
        expect(await drain(start + 5)).toMatchObject([{id: claimed!.id, attempts: 2, lastError: 'HTTP 503'}]);
        await store.settleDelivery(claimed!.id, {kind: 'abandoned', at: start + 6, error: 'HTTP 410'});
        expect(await store.deliveryCounts(start + day)).toEqual({
          waiting: 0,
          due: 0,
          delivered: 0,
          abandoned: 1,
          oldestWaiting: null,
        });
        expect(await twin.replayDeliveries({}, start + 7)).toBe(1);
        expect(await drain(start + 7)).toMatchObject([{id: claimed!.id, attempts: 1}]);
        await store.settleDelivery(claimed!.id, {kind: 'delivered', at: start + 8});
        expect(await drain(start + day)).toEqual([]);
      });

      it('is replayed by lead when delivered or abandoned; without a lead only when abandoned', async () => {
        const leadId = await stored({deliveries: crm});
        await stored({contact: 'b', deliveries: crm});
        for (const {id} of await drain()) await store.settleDelivery(id, {kind: 'delivered', at: start});
        expect(await store.replayDeliveries({}, start)).toBe(0);
        expect(await store.replayDeliveries({leadId}, start)).toBe(1);
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
        expect(await store.sweep(later, 0, {maxShare: 0.5, alwaysAllowed: 5})).toEqual({leads: 0, heldBack: 6});
        expect(await store.sweep(later, 0, {maxShare: 1, alwaysAllowed: 0})).toEqual({leads: 6, heldBack: 0});
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
        await store.addFeedback(note('1', 'sealed'), limit('notes', 2));
        await store.addFeedback(note('2'), limit('notes', 2));
        expect(await store.addFeedback(note('3'), limit('notes', 2))).toMatchObject({
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
          copy.addSearchMiss({edition: 'global', query: 'x', unopened: 1, at}, limit('misses', 100));
        await Promise.all(Array.from({length: 10}, (_, index) => miss(index % 2 ? store : twin, start)));
        await miss(store, start + 1);
        expect(await twin.searchMisses()).toEqual([
          {edition: 'global', query: 'x', count: 11, unopened: 11, firstAt: start, lastAt: start + 1},
        ]);
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
      expect(await issue('b', 'free-cn', {limits, challenge})).toEqual({outcome: 'issued'});
    });

    it('close waits for queued writes', async () => {
      const third = await place.open();
      await issue();
      const pending = third.submitLead(submission());
      await third.close();
      expect(await pending).toMatchObject({outcome: 'stored'});
      expect(await allLeads(store)).toHaveLength(1);
    });

    it('ping resolves', () => expect(store.ping()).resolves.toBeUndefined());
  });
}
