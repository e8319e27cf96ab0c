import {randomUUID} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {formOf} from '../../server/forms';
import {openLead} from '../../server/lead-body';
import {privacy} from '../../src/site/privacy';
import {
  allLeads,
  cnFields,
  globalFields,
  inquiryCnFields,
  inquiryGlobalFields,
  partnerFields,
  startService,
  type Service,
} from './harness';

let service: Service;
beforeEach(() => {
  service = startService();
});
afterEach(() => service.close());

const post = (body: unknown) => service.post('/api/v1/leads', body);

describe('a valid lead', () => {
  it('of the Chinese form is stored once, encrypted, with names for its codes', async () => {
    const body = await service.lead('free-cn', {fields: {...cnFields, mobile: '+86 138-0000-0000'}});
    const reply = await post(body);
    expect(reply).toMatchObject({status: 201, code: 0});
    expect(reply.data?.reference).toMatch(/^L-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

    const [lead, ...others] = await allLeads(service.store);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      id: body.id,
      reference: reply.data?.reference,
      form: 'free-cn',
      edition: 'zh-CN',
      status: 'new',
      duplicateOf: null,
      tracking: {component_id: 'hero', source_path: '/products/ai-box'},
      createdAt: service.now(),
      purgeAt: service.now() + 180 * 24 * 3600 * 1000,
    });
    expect(openLead(lead!, service.keyring)).toEqual({
      fields: cnFields,
      details: {province: '广东省', city: '深圳市'},
      consentVersion: `privacy-zh-CN-${privacy.version}`,
    });
  });

  it('of the English form is stored; honorific is an alias of appellation', async () => {
    const {appellation, ...rest} = globalFields;
    const body = await service.lead('free-global', {fields: {...rest, honorific: appellation}});
    expect(await post(body)).toMatchObject({status: 201, code: 0});
    const [lead] = await allLeads(service.store);
    expect(openLead(lead!, service.keyring)).toMatchObject({
      fields: {...globalFields, phone: '61234567', marketing: false},
      details: {country: 'Singapore', diallingCode: '65'},
    });
  });

  it('is named in the one log entry of its answer, which says no more of the visitor', async () => {
    const body = await service.lead('free-cn');
    await post(body);
    await post(body);
    const entries = service
      .log()
      .split('\n')
      .filter((line) => line.includes(String(body.id)))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toMatchObject([
      {msg: 'answered', route: '/api/v1/leads', status: 201, lead: body.id, form: 'free-cn', leadStatus: 'new'},
      {msg: 'answered', route: '/api/v1/leads', status: 200, lead: body.id, form: 'free-cn', leadStatus: 'replayed'},
    ]);
    expect(service.log()).not.toContain(cnFields.mobile);
  });

  it('stores the consent version the visitor saw', async () => {
    await post(await service.lead('free-cn', {consentVersion: 'privacy-zh-CN-2'}));
    const [lead] = await allLeads(service.store);
    expect(openLead(lead!, service.keyring).consentVersion).toBe('privacy-zh-CN-2');
    expect(await post(await service.lead('free-cn', {consentVersion: 'yes'}))).toMatchObject({
      status: 422,
      fields: {consentVersion: 'format'},
    });
  });

  it('matches the e-mail address of the code case-insensitively', async () => {
    const verificationCode = await service.code('free-global', 'Ana@Example.com');
    expect(await post(await service.lead('free-global', {verificationCode}))).toMatchObject({status: 201});
  });
});

describe('an inquiry and a partner application', () => {
  it('keeps product, plan and quantity of an inquiry', async () => {
    const body = await service.lead('inquiry-cn', {fields: {...inquiryCnFields, plan: '店数：3\r\n每月省下：12小时'}});
    expect(await post(body)).toMatchObject({status: 201, code: 0});
    const [lead] = await allLeads(service.store);
    expect(openLead(lead!, service.keyring)).toMatchObject({
      fields: {...inquiryCnFields, plan: '店数：3\n每月省下：12小时'},
      details: {province: '广东省', city: '深圳市'},
    });
  });

  it('of the English edition is confirmed by e-mail and may name no product', async () => {
    const body = await service.lead('inquiry-global', {fields: {...inquiryGlobalFields, product: ''}});
    expect(await post(body)).toMatchObject({status: 201});
    const [lead] = await allLeads(service.store);
    const {fields, details} = openLead(lead!, service.keyring);
    expect(fields).not.toHaveProperty('product');
    expect(details).toEqual({country: 'Singapore'});
  });

  it('stores the name of the partner type', async () => {
    expect(await post(await service.lead('partner-cn'))).toMatchObject({status: 201});
    const [lead] = await allLeads(service.store);
    expect(openLead(lead!, service.keyring)).toMatchObject({
      fields: partnerFields,
      details: {city: '深圳市', partnerType: 'software partner'},
    });
  });

  it('reports a wrong code under the field name of the partner form', async () => {
    await service.code('partner-cn');
    const body = await service.lead('partner-cn', {verificationCode: '000000'});
    expect(await post(body)).toMatchObject({status: 422, code: 301026, fields: {captcha: expect.any(String)}});
  });

  it.each([
    ['inquiry', 'inquiry-cn', 'sms'],
    ['inquiry', 'inquiry-global', 'email'],
    ['partner', 'partner-cn', 'sms'],
  ] as const)('resolves %s to %s by edition and channel', async (form, id, channel) => {
    const good = await service.lead(id);
    const {contactField} = formOf(id);
    const code = {
      channel,
      to: (good.fields as Record<string, string>)[contactField],
      form,
      challenge: await service.solve(),
    };
    service.advance(2000);
    expect(await service.post('/api/v1/codes', code)).toMatchObject({status: 202});
    const verificationCode = service.sent.at(-1)!.code;
    expect(await post({...good, form, verificationCode})).toMatchObject({status: 201});
    expect(await allLeads(service.store)).toMatchObject([{form: id, edition: good.edition}]);
  });

  it.each([
    ['partner', 'global'],
    ['free', 'zh-CN'],
  ])('rejects %s in the edition %s', async (form, edition) => {
    const good = await service.lead('partner-cn');
    expect(await post({...good, form, edition})).toMatchObject({status: 422, fields: {form: 'option'}});
  });

  it.each([
    ['inquiry-cn', {requirements: '字'.repeat(1001)}, {requirements: 'length'}],
    ['inquiry-cn', {quantity: 'many'}, {quantity: 'option'}],
    ['inquiry-global', {phone: 'call me'}, {phone: 'format'}],
    ['partner-cn', {company: '三个字'}, {company: 'length'}],
    ['partner-cn', {type: '4'}, {type: 'option'}],
  ] as const)('%s rejects %j', async (form, wrong, fields) => {
    const good = await service.lead(form);
    expect(await post({...good, fields: {...(good.fields as object), ...wrong}})).toMatchObject({status: 422, fields});
  });
});

describe('idempotent retries', () => {
  it('answers 20 identical posts at once with one 201 and nineteen 200', async () => {
    const body = await service.lead();
    const replies = await Promise.all(Array.from({length: 20}, () => post(body)));
    expect(replies.filter(({status}) => status === 201)).toHaveLength(1);
    const replayed = replies.filter(({status}) => status === 200);
    expect(replayed).toHaveLength(19);
    expect(replayed.every(({headers}) => headers['idempotent-replayed'] === 'true')).toBe(true);
    expect(new Set(replies.map(({data}) => data?.reference)).size).toBe(1);
    expect(await allLeads(service.store)).toHaveLength(1);
  });

  it('replays when only code, tracking, timing or number format changed', async () => {
    const body = await service.lead();
    await post(body);
    const again = {
      ...body,
      verificationCode: '000000',
      tracking: {},
      draftAgeMs: 1,
      fields: {...cnFields, mobile: '138 0000 0000'},
    };
    expect(await post(again)).toMatchObject({status: 200, code: 0});
  });

  it('replays after the code has expired and when the limits are reached', async () => {
    const strict = startService({settings: {LIMIT_LEADS_PER_IP_10MIN: '1'}});
    const body = await strict.lead();
    expect(await strict.post('/api/v1/leads', body)).toMatchObject({status: 201});
    expect(await strict.post('/api/v1/leads', {...body, id: randomUUID()})).toMatchObject({status: 429});
    expect(await strict.post('/api/v1/leads', body)).toMatchObject({status: 200});
    await strict.close();
  });

  it('rejects the same id with different content and keeps the first lead', async () => {
    const body = await service.lead();
    await post(body);
    const other = {...body, fields: {...cnFields, companyName: '另一家公司'}};
    expect(await post(other)).toMatchObject({status: 409, code: 409001});
    const [lead] = await allLeads(service.store);
    expect(openLead(lead!, service.keyring).fields.companyName).toBe(cnFields.companyName);
  });
});

describe('verification code of a lead', () => {
  const wrong = {status: 422, code: 301026, fields: {verificationCode: 'format'}};
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  it('rejects a wrong code, then accepts the right one for the same id', async () => {
    const body = await service.lead();
    expect(await post({...body, verificationCode: other(String(body.verificationCode))})).toMatchObject(wrong);
    expect(await post(body)).toMatchObject({status: 201});
  });

  it('allows five attempts, also in a burst of 60', async () => {
    const body = await service.lead();
    const guess = {...body, verificationCode: other(String(body.verificationCode))};
    const replies = await Promise.all(Array.from({length: 60}, () => post({...guess, id: randomUUID()})));
    expect(replies.every(({code}) => code === 301026)).toBe(true);
    expect(await post(body)).toMatchObject(wrong);
  });

  it.each([
    [5, {status: 201}],
    [6, wrong],
  ])('the right code at attempt %s', async (last, outcome) => {
    const body = await service.lead();
    const guess = {...body, verificationCode: other(String(body.verificationCode))};
    for (let attempt = 1; attempt < last; attempt += 1) expect(await post(guess)).toMatchObject(wrong);
    expect(await post(body)).toMatchObject(outcome);
  });

  it('is single use', async () => {
    const body = await service.lead();
    await post(body);
    expect(await post({...body, id: randomUUID()})).toMatchObject(wrong);
  });

  it('expires after five minutes', async () => {
    const [early, late] = [await service.lead(), await service.lead('free-global')];
    service.advance(5 * 60_000 - 2001);
    expect(await post(early)).toMatchObject({status: 201});
    service.advance(1001);
    expect(await post(late)).toMatchObject(wrong);
  });

  it('only the newest is valid', async () => {
    const first = await service.code();
    let second = await service.code();
    while (second === first) second = await service.code();
    expect(await post(await service.lead('free-cn', {verificationCode: first}))).toMatchObject(wrong);
    expect(await post(await service.lead('free-cn', {verificationCode: second}))).toMatchObject({status: 201});
  });

  it('is bound to the contact', async () => {
    const verificationCode = await service.code('free-cn', '13900000000');
    expect(await post(await service.lead('free-cn', {verificationCode}))).toMatchObject(wrong);
  });

  it('is bound to the form', async () => {
    const verificationCode = await service.code('free-cn');
    expect(await post(await service.lead('free-global', {verificationCode}))).toMatchObject(wrong);
  });
});

describe('suspicious leads are quarantined, never dropped', () => {
  it.each([
    ['honeypot', {honeypot: 'http://spam.example'}],
    ['too-fast', {draftAgeMs: 2999}],
    ['too-fast', {draftAgeMs: -5}],
  ])('%s', async (quarantine, overrides) => {
    expect(await post(await service.lead('free-cn', overrides))).toMatchObject({status: 201, code: 0});
    expect(await allLeads(service.store)).toMatchObject([{status: 'quarantined', quarantine}]);
  });

  it('the fourth of a contact within a day, whatever the form; each links to the first of its form', async () => {
    const ids: unknown[] = [];
    for (let count = 0; count < 4; count += 1) {
      const body = await service.lead();
      ids.push(body.id);
      expect(await post(body)).toMatchObject({status: 201});
    }
    service.advance(24 * 3600_000);
    const body = await service.lead();
    expect(await post(body)).toMatchObject({status: 201});

    const leads = new Map((await allLeads(service.store)).map((lead) => [lead.id as unknown, lead]));
    expect(ids.map((id) => leads.get(id)?.status)).toEqual(['new', 'new', 'new', 'quarantined']);
    expect(leads.get(ids[3])?.quarantine).toBe('contact-limit');
    expect(ids.map((id) => leads.get(id)?.duplicateOf)).toEqual([null, ids[0], ids[0], ids[0]]);
    expect(leads.get(body.id)).toMatchObject({status: 'new', duplicateOf: null});
  });
});

describe('limits', () => {
  it('30 leads in ten minutes from one address, with Retry-After, until the window ends', async () => {
    const strict = startService({defaults: true});
    const body = await strict.lead('free-cn', {verificationCode: '000000'});
    for (let count = 0; count < 30; count += 1) {
      expect(await strict.post('/api/v1/leads', body)).toMatchObject({status: 422});
    }
    strict.advance(60_000);
    const refused = await strict.post('/api/v1/leads', body);
    expect(refused).toMatchObject({
      status: 429,
      code: 429001,
      data: {retryAfter: 540},
      headers: {'retry-after': '540'},
    });
    expect(await strict.post('/api/v1/leads', body, {remoteAddress: '10.0.0.2'})).toMatchObject({status: 422});
    strict.advance(540_000);
    expect(await strict.post('/api/v1/leads', body)).toMatchObject({status: 422});
    await strict.close();
  });

  it('count an IPv6 /64 as one client', async () => {
    const strict = startService({settings: {LIMIT_LEADS_PER_IP_10MIN: '1'}});
    const body = await strict.lead('free-cn', {verificationCode: '000000'});
    const from = (remoteAddress: string) => strict.post('/api/v1/leads', body, {remoteAddress});
    expect(await from('2001:db8:1:2::1')).toMatchObject({status: 422});
    expect(await from('2001:db8:1:2:ffff::2')).toMatchObject({status: 429});
    expect(await from('2001:db8:1:3::1')).toMatchObject({status: 422});
    await strict.close();
  });
});

describe('wrong fields', () => {
  it.each([
    ['only the contact', {fields: {...cnFields, mobile: '123'}}, 301022, {mobile: 'format'}],
    ['only the code', {verificationCode: '12'}, 301026, {verificationCode: 'format'}],
    ['another field', {fields: {...cnFields, region: '1'}}, 700007, {region: 'option'}],
    [
      'several at once',
      {fields: {...cnFields, mobile: '', consent: false}, verificationCode: ''},
      700007,
      {mobile: 'required', consent: 'accept', verificationCode: 'required'},
    ],
    ['the edition', {edition: 'global'}, 700007, {edition: 'option'}],
    ['the id', {id: 'not-a-uuid'}, 700007, {id: 'format'}],
    ['the form', {form: 'free'}, 700007, {form: 'option'}],
    ['fields that are a list', {fields: []}, 700007, {fields: 'required'}],
    ['tracking that is a string', {tracking: 'x'}, 700007, {tracking: 'format'}],
    ['a contact that is an object', {fields: {...cnFields, mobile: {$ne: 1}}}, 301022, {mobile: 'format'}],
  ])('%s', async (_name, overrides, code, fields) => {
    const reply = await post(await service.lead('free-cn', {verificationCode: '123456', ...overrides}));
    expect(reply).toMatchObject({status: 422, code});
    expect(reply.fields).toEqual(fields);
    if (code === 700007) expect(service.log()).toContain(String(reply.data?.reference));
  });

  it('marks the e-mail address in the English form', async () => {
    const fields = {...globalFields, businessEmail: 'ana@'};
    const reply = await post(await service.lead('free-global', {fields, verificationCode: '123456'}));
    expect(reply).toMatchObject({status: 422, code: 301022, fields: {businessEmail: 'format'}});
  });
});

describe('retention', () => {
  it('deletes a lead after exactly 180 days', async () => {
    await post(await service.lead());
    const days180 = 180 * 24 * 3600 * 1000;
    await service.store.sweep(service.now() + days180 - 1);
    expect(await allLeads(service.store)).toHaveLength(1);
    await service.store.sweep(service.now() + days180);
    expect(await allLeads(service.store)).toEqual([]);
  });

  it('deletes comments and keeps their feedback', async () => {
    await service.post('/api/v1/feedback', {
      article: 't0001',
      edition: 'global',
      helpful: false,
      comment: 'Call 61234567',
    });
    const written = service.now();
    await service.store.sweep(written, {commentsUntil: written - 1});
    expect(await service.store.feedbackComments()).toHaveLength(1);
    await service.store.sweep(written, {commentsUntil: written});
    expect(await service.store.feedbackComments()).toEqual([]);
    expect(await service.store.feedbackSummary()).toMatchObject([{article: 't0001', count: 1, comments: 0}]);
  });

  it('follows its setting', async () => {
    const strict = startService({settings: {LEAD_RETENTION_DAYS: '30'}});
    await strict.post('/api/v1/leads', await strict.lead());
    expect(await allLeads(strict.store)).toMatchObject([{purgeAt: strict.now() + 30 * 24 * 3600 * 1000}]);
    await strict.close();
  });
});
