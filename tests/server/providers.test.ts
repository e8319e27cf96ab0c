import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {afterEach, describe, expect, it} from '@jest/globals';
import {aliyunSms, signCall} from '../../server/providers/aliyun-sms';
import {smtpMailer} from '../../server/providers/mail';
import {ProviderError} from '../../server/providers/post';
import {codeSender} from '../../server/providers/sender';
import {smsGateway} from '../../server/providers/sms-gateway';
import type {CodeMessage, Sender} from '../../server/sender';
import {httpPeer, mailPeer} from '../../scripts/reliability/peers';
import {startService} from './harness';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function started<Peer extends {close(): unknown}>(peer: Promise<Peer>): Promise<Peer> {
  const one = await peer;
  closing.push(() => one.close());
  return one;
}

const message = (overrides: Partial<CodeMessage> = {}): CodeMessage => ({
  channel: 'sms',
  to: '13800000000',
  code: '012345',
  form: 'free-cn',
  edition: 'zh-CN',
  key: 'key',
  issuedAt: 0,
  expiresAt: 300_000,
  ...overrides,
});

const refusal = async (send: Promise<unknown>): Promise<string> => {
  const error = await send.then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason as Error,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error.message;
};

describe('SMS gateway', () => {
  it('receives number, code and edition as signed JSON', async () => {
    const peer = await started(httpPeer());
    await smsGateway({kind: 'gateway', url: `${peer.url}/send`, secret: 'shared'}).send(message());
    const [request] = peer.requests;
    expect(request?.url).toBe('/send');
    expect(JSON.parse(request?.body ?? '')).toEqual({to: '13800000000', code: '012345', edition: 'zh-CN'});
    expect(request?.headers['content-type']).toBe('application/json');
    expect(request?.headers['x-signature']).toBe(
      createHmac('sha256', 'shared')
        .update(request?.body ?? '')
        .digest('hex'),
    );
  });

  it.each([
    ['refuses', 500, 'HTTP 500'],
    ['hangs up', 'hang up', 'UND_ERR_SOCKET'],
    ['points elsewhere', {status: 302, headers: {location: 'https://elsewhere.example.com'}}, 'TypeError'],
  ] as const)('that %s is a failure', async (_name, answer, reason) => {
    const peer = await started(httpPeer(() => answer));
    expect(await refusal(smsGateway({kind: 'gateway', url: peer.url, secret: 's'}).send(message()))).toBe(reason);
  });

  it('that is unreachable is a failure', async () => {
    const peer = await httpPeer();
    await peer.close();
    expect(await refusal(smsGateway({kind: 'gateway', url: peer.url, secret: 's'}).send(message()))).toBe(
      'ECONNREFUSED',
    );
  });
});

describe('Aliyun', () => {
  it('signs the documented example correctly', () => {
    // https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
    const {url, headers} = signCall({
      endpoint: 'https://ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      parameters: {RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd'},
      accessKeyId: 'YourAccessKeyId',
      accessKeySecret: 'YourAccessKeySecret',
      date: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    });
    expect(url).toBe(
      'https://ecs.cn-shanghai.aliyuncs.com/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
    );
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  const sms = (endpoint: string): Sender =>
    aliyunSms({
      kind: 'aliyun',
      endpoint,
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      signName: '优瞰 网',
      templateCode: 'SMS_1',
    });

  it('receives the template with the code, encoded for the signature', async () => {
    const peer = await started(httpPeer(() => ({status: 200, body: '{"Code":"OK","BizId":"1"}'})));
    await sms(peer.url).send(message());
    const [request] = peer.requests;
    expect(request?.url).toContain('SignName=%E4%BC%98%E7%9E%B0%20%E7%BD%91');
    const query = new URL(request?.url ?? '', peer.url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      PhoneNumbers: '13800000000',
      SignName: '优瞰 网',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
    });
    expect(request?.headers['x-acs-action']).toBe('SendSms');
    expect(request?.headers.host).toBe(new URL(peer.url).host);
  });

  it.each([
    ['{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"to 13800000000"}', 'Aliyun answered isv.BUSINESS_LIMIT_CONTROL'],
    ['{"Code":"a number: 13800000000"}', 'Aliyun answered without code'],
    ['<html>', 'Aliyun answered not JSON'],
  ])('that answers %s is a failure, and the response is not quoted', async (body, reason) => {
    const peer = await started(httpPeer(() => ({status: 200, body})));
    expect(await refusal(sms(peer.url).send(message()))).toBe(reason);
  });
});

describe('e-mail', () => {
  const from = {name: '优瞰', address: 'noreply@example.com'};

  it('carries the code as plain text in the language of the edition', async () => {
    const peer = await started(mailPeer());
    const mailer = smtpMailer({smtpUrl: peer.url, from});
    closing.push(() => mailer.close());
    const sender = codeSender({
      sms: undefined,
      mailer,
      fallback: {send: () => Promise.reject(new Error('not by the outbox'))},
    });
    await sender.send(message({channel: 'email', to: 'ana@example.com', edition: 'global', form: 'free-global'}));
    await sender.send(message({channel: 'email', to: 'li@example.com'}));
    expect(peer.messages).toMatchObject([
      {
        from: 'noreply@example.com',
        to: ['ana@example.com'],
        text: expect.stringContaining('Your verification code is 012345. It is valid for 5 minutes.'),
      },
      {to: ['li@example.com'], text: expect.stringContaining('您的验证码是012345，5分钟内有效。')},
    ]);
    expect(peer.messages[0]?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  });

  it('that is rejected is a failure, and the address is not quoted', async () => {
    const peer = await started(mailPeer((to) => `550 5.1.1 <${to}> unknown`));
    const mailer = smtpMailer({smtpUrl: peer.url, from});
    closing.push(() => mailer.close());
    expect(await refusal(mailer.send({to: [{name: '', address: 'ana@example.com'}], subject: 'x', text: 'x'}))).toBe(
      'SMTP 550',
    );
  });

  it.each(['hangs', 'drips', 'floods'])(
    'is not held up by a server that %s: its connections become free',
    async (how) => {
      let isWell = false;
      const well = await started(mailPeer());
      const sockets = new Set<Socket>();
      const front = createServer((socket) => {
        sockets.add(socket.on('error', () => socket.destroy()));
        if (isWell) {
          const {hostname, port} = new URL(well.url);
          const through = connect(Number(port), hostname).on('error', () => socket.destroy());
          socket.pipe(through).pipe(socket);
          return;
        }
        if (how === 'hangs') return;
        const [line, pace] = how === 'drips' ? ['220-wait\r\n', 20] : [`220-${'x'.repeat(1e6)}`, 0];
        const timer = setInterval(() => socket.write(line), pace);
        socket.once('close', () => clearInterval(timer));
      }).listen(0, '127.0.0.1');
      await once(front, 'listening');
      closing.push(() => {
        sockets.forEach((socket) => socket.destroy());
        front.close();
      });
      const smtpUrl = `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`;
      const mailer = smtpMailer({smtpUrl, from}, 400);
      closing.push(() => mailer.close());
      const send = () => mailer.send({to: [{name: '', address: 'ana@example.com'}], subject: 'x', text: 'x'});
      const since = performance.now();
      // More than the pool has connections.
      const reasons = await Promise.all(Array.from({length: 6}, () => refusal(send())));
      for (const reason of reasons)
        expect(reason).toMatch(how === 'floods' ? /^(timeout|EPROTOCOL|ESOCKET|ECONNECTION)$/ : /^timeout$/);
      expect(performance.now() - since).toBeLessThan(3000);
      isWell = true;
      expect(await send()).toMatchObject({result: 'SMTP 250'});
    },
  );

  it('is safe from header injection through the address', async () => {
    const peer = await started(mailPeer());
    const mailer = smtpMailer({smtpUrl: peer.url, from});
    closing.push(() => mailer.close());
    await mailer
      .send({
        to: [{name: 'a\r\nBcc: c@example.com', address: 'a@example.com\r\nBcc: b@example.com'}],
        subject: 'x\r\nBcc: d@example.com',
        text: 'x',
        replyTo: {name: 'e\r\nBcc: e@example.com', address: 'f@example.com\r\nBcc: g@example.com'},
      })
      .catch(() => undefined);
    for (const {to, raw} of peer.messages) {
      expect(to).toHaveLength(1);
      expect(raw).not.toMatch(/^bcc:/im);
    }
  });
});

describe('a provider that fails', () => {
  it('does not count against the daily limit of a contact; the gap between codes stays', async () => {
    let isDown = true;
    const sent: string[] = [];
    const sender: Sender = {
      send: async ({code}) => (isDown ? Promise.reject(new ProviderError('HTTP 500')) : void sent.push(code)),
    };
    const service = startService({defaults: true, sender});
    closing.push(() => service.close());
    for (let count = 0; count < 12; count += 1) {
      expect(await service.requestCode()).toMatchObject({status: 503, code: 503001, headers: {'retry-after': '60'}});
      expect(await service.requestCode()).toMatchObject({status: 429});
      service.advance(60_000);
    }
    isDown = false;
    for (let count = 0; count < 5; count += 1) {
      expect(await service.requestCode()).toMatchObject({status: 202});
      service.advance(60_000);
    }
    expect(await service.requestCode()).toMatchObject({status: 429});
    expect(service.log()).toContain('"reason":"HTTP 500","alarm":"code-not-sent"');
  });
});
