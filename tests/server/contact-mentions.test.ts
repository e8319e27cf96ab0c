/** Erasing a person finds what they wrote in comments, in any spelling. */
import {randomUUID} from 'node:crypto';
import {afterEach, expect, it} from '@jest/globals';
import {erase} from '../../server/cli/maintenance';
import {parseConfig} from '../../server/config';
import {mentionsContact} from '../../server/contact-mentions';
import {find} from '../../server/cli/leads';
import {Arguments} from '../../server/cli/command';
import {allLeads, startService, type Service} from './harness';

let service: Service | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

it.each([
  ['打我电话 138 0013 8000', '13800138000', true],
  ['１３８－００１３－８０００', '13800138000', true],
  ['+86 一三八零零一三八零零零', '13800138000', true],
  ['13800138000@qq.com', '13800138000', true],
  ['13800138001', '13800138000', false],
  ['Ana (at) Example dot com', 'ana@example.com', true],
  ['联系我ana@example.com谢谢', 'ana@example.com', true],
  ['diana@example.com', 'ana@example.com', false],
  ['ana@example.com.cn', 'ana@example.com.cn', true],
  ['ana@example.community', 'ana@example.com', false],
  ['no contact at all', 'ana@example.com', false],
])('%s names %s: %s', (text, contact, expected) => expect(mentionsContact(text, contact)).toBe(expected));

it('find and erase name leads of others whose fields or notes have the contact, in any spelling', async () => {
  service = startService();
  const {store, keyring} = service;
  await service.post('/api/v1/leads', await service.lead());
  const [lead] = await allLeads(store);
  const note = {id: randomUUID(), noteEnc: ''};
  const sealed = {...note, noteEnc: keyring.seal('Colleague: １３９－００１３－８０００', note.id)};
  await store.workOnLead(lead!.id, {note: sealed}, {at: 1, actor: 'anna'});
  let text = '';
  const print = (part: string) => void (text += part);
  const context = {config: parseConfig({}), store, keyring, print, hint: () => undefined};
  const named = `Also named in leads of other contacts: ${lead!.reference}. Look at them with show.\n`;
  await find(context, new Arguments('13900138000', {}));
  expect(text).toBe(`0 leads and 0 comments of 139****8000.\n${named}`);
  text = '';
  await erase(context, '13900138000', true);
  expect(text).toBe(`0 leads of 139****8000 deleted, codes and deliveries with them.\n${named}`);
});

it('erase deletes the text of comments with the contact, and nothing without a confirmation', async () => {
  service = startService();
  const {store, keyring} = service;
  for (const comment of ['Call １３８００１３８０００, please', '138 0013 8001', 'The picture is too small.'])
    await service.post('/api/v1/feedback', {article: 't0001', edition: 'global', helpful: false, comment});
  let text = '';
  const print = (part: string) => void (text += part);
  const context = {config: parseConfig({}), store, keyring, print, hint: () => undefined};
  await erase(context, '13800138000', false);
  expect(text).toBe(
    'There is no lead of 138****8000.\n1 comment with 138****8000 would lose the text; --yes does it.\n',
  );
  expect(await store.feedbackComments()).toHaveLength(3);
  text = '';
  await erase(context, '13800138000', true);
  expect(text).toContain('The text of 1 comment with 138****8000 deleted.\n');
  const left = (await store.feedbackComments()).map(({id, commentEnc}) => keyring.open(commentEnc, id));
  expect(left.sort()).toEqual(['138 0013 8001', 'The picture is too small.']);
  expect(await store.auditLog({limit: 9})).toEqual([
    expect.objectContaining({action: 'erase', subject: expect.stringMatching(/^comment [\da-f-]{36}$/)}),
    expect.objectContaining({action: 'find', subject: '0 leads, 1 comment, before erase'}),
  ]);
  expect(await store.feedbackSummary()).toMatchObject([{count: 3, comments: 2}]);
});
