/** Pictures of service requests: what is taken, what is refused, and how they come to belong to a lead. */
import {randomUUID} from 'node:crypto';
import {connect, type AddressInfo} from 'node:net';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeAll, beforeEach, describe, expect, it} from '@jest/globals';
import sharp from 'sharp';
import {runCommand} from '../../server/cli/run';
import {cleanPicture} from '../../server/pictures/clean';
import {PictureError} from '../../server/pictures/picture';
import {retentionSweeps} from '../../server/retention';
import {createAlarms} from '../../server/alarms';
import {createMetrics} from '../../server/metrics';
import {summarizeLead} from '../../server/lead-summary';
import {leadNotice, salesMail} from '../../server/providers/sales-mail';
import type {Mailer} from '../../server/providers/mail';
import {day, hour} from '../../src/site/durations';
import {maxPictureBytes, picturePath} from '../../src/features/forms/service/schema';
import {goodPictures, oddPictures, raw, secret, type OddPicture} from './odd-pictures';
import {allLeads, serviceCnFields, startService, type Service} from './harness';

let good: Awaited<ReturnType<typeof goodPictures>>;
let odd: OddPicture[];
beforeAll(async () => {
  good = await goodPictures();
  odd = oddPictures(good);
});

const pixelsOf = (bytes: Buffer) => sharp(bytes, {failOn: 'warning'}).raw().toBuffer();

const resultOf = async (bytes: Buffer): Promise<string> => {
  try {
    await cleanPicture(bytes);
    return 'cleaned';
  } catch (error) {
    if (error instanceof PictureError) return error.fault;
    throw error;
  }
};

describe('a picture', () => {
  it('is judged by its bytes: more than a hundred odd ones', async () => {
    expect(odd.length).toBeGreaterThan(100);
    const results = new Map<string, string>();
    for (const [name, bytes] of odd) results.set(name, await resultOf(bytes));
    expect([...results]).toEqual(odd.map(([name, , result]) => [name, result]));
  });

  it('keeps nothing but the picture where it was cleaned, and every pixel', async () => {
    const cleaned = odd.filter(([, , result]) => result === 'cleaned');
    for (const [name, bytes] of cleaned) {
      const {bytes: clean} = await cleanPicture(bytes);
      for (const trace of [secret, '<script', 'PK\x03\x04', '%PDF', 'Exif', 'JFXX', 'acTL'])
        expect([name, clean.includes(trace)]).toEqual([name, false]);
      const original = name.startsWith('PNG') ? good.png : name.startsWith('prog') ? good.progressive : good.jpeg;
      expect([name, (await pixelsOf(clean)).equals(await pixelsOf(original))]).toEqual([name, true]);
    }
  });

  it('of every usual kind is taken, and decodes to the same pixels', async () => {
    for (const [name, bytes] of Object.entries(good)) {
      const {type, bytes: clean, width, height} = await cleanPicture(bytes);
      const isPng = bytes[0] === 0x89;
      expect([name, type, width, height]).toEqual([name, isPng ? 'image/png' : 'image/jpeg', 64, 48]);
      const info = await sharp(clean).metadata();
      expect([name, info.exif, info.xmp, info.icc]).toEqual([name, undefined, undefined, undefined]);
      expect(clean.includes(secret)).toBe(false);
      const same = (await pixelsOf(clean)).equals(await pixelsOf(bytes));
      // A profile changes how a decoder reads the same data.
      if (!name.includes('Profile') && name !== 'pngWithExif') expect([name, same]).toEqual([name, true]);
      // Cleaning again changes nothing.
      expect((await cleanPicture(clean)).bytes.equals(clean)).toBe(true);
    }
  });

  it('may have 4096 pixels a side', async () => {
    const bytes = await sharp({create: {width: 4096, height: 4096, channels: 3, background: '#888'}})
      .png()
      .toBuffer();
    expect(await cleanPicture(bytes)).toMatchObject({width: 4096, height: 4096});
  });

  it('is refused wherever it is cut off', async () => {
    for (const bytes of [good.jpeg, good.progressive, good.png, good.withExif]) {
      const whole = await cleanPicture(bytes);
      for (let length = 0; length < whole.bytes.length; length += 1)
        expect([length, await resultOf(whole.bytes.subarray(0, length))]).toEqual([
          length,
          expect.stringMatching(/^(type|damaged)$/),
        ]);
    }
  });

  it('of changed bytes is refused or still clean, and never anything else', async () => {
    for (const bytes of [good.jpeg, good.progressive, good.png])
      for (let at = 0; at < bytes.length; at += 3) {
        const changed = Buffer.from(bytes);
        changed[at] = changed[at]! ^ (1 << (at % 8));
        expect(['type', 'damaged', 'size', 'cleaned']).toContain(await resultOf(changed));
      }
  });
});

let service: Service;
const start = (settings: Record<string, string> = {}): void => {
  service = startService({settings, app: {deliveries: {kinds: ['sales-mail'], wake: () => undefined}}});
};
beforeEach(() => start());
afterEach(() => service.close());

interface Upload {
  readonly id?: string;
  readonly lead: string;
  readonly bytes?: Buffer;
  readonly type?: string;
  readonly challenge?: string;
  readonly ip?: string;
}

async function put({id = randomUUID(), lead, bytes = good.jpeg, type = 'image/jpeg', challenge, ip}: Upload) {
  const response = await service.request({
    method: 'PUT',
    url: picturePath(id, lead),
    payload: bytes,
    headers: {'content-type': type, 'x-challenge': challenge ?? (await service.solve('?for=picture'))},
    ...(ip !== undefined && {remoteAddress: ip}),
  });
  const {code, fields, data} = response.json<{code: number; fields?: object; data?: object}>();
  return {status: response.statusCode, code, fields, data, id};
}

const serviceLead = (id: string, pictures: readonly string[], more: Record<string, unknown> = {}) =>
  service.lead('service-cn', {id, fields: {...serviceCnFields, pictures, ...more}});

const submit = async (body: unknown) => service.post('/api/v1/leads', body);

const storedPictures = async () => {
  const found: string[] = [];
  for await (const {id} of service.store.pictures()) found.push(id);
  return found.sort();
};

async function cli(...args: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {
    environment: {DATA_DIR: service.dataDir},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return {code, out, err};
}

describe('PUT /api/v1/pictures', () => {
  it('stores a picture once, sealed, and says nothing of it in the log', async () => {
    const lead = randomUUID();
    const bytes = await raw(64, 48).png({compressionLevel: 0}).toBuffer();
    const first = await put({lead, bytes, type: 'image/png'});
    expect(first).toMatchObject({status: 201, code: 0});
    expect(await put({lead, bytes, id: first.id})).toMatchObject({status: 200, code: 0});
    expect(await storedPictures()).toEqual([first.id]);
    const picture = (await service.store.picture(first.id))!;
    expect(picture).toMatchObject({leadId: lead, type: 'image/png', width: 64, height: 48});
    const opened = service.keyring.openBytes(picture.bodyEnc, first.id);
    expect(opened.length).toBe(picture.bytes);
    expect(await pixelsOf(opened)).toEqual(await pixelsOf(bytes));
    expect(() => service.keyring.openBytes(picture.bodyEnc, lead)).toThrow('cannot be opened');
    const middle = opened.subarray(opened.length / 2, opened.length / 2 + 12).toString('latin1');
    expect(service.rawData()).not.toContain(middle);
  });

  it('takes the type from the bytes, not from the header', async () => {
    const {id, status} = await put({lead: randomUUID(), bytes: good.png, type: 'image/jpeg'});
    expect([status, (await service.store.picture(id))!.type]).toEqual([201, 'image/png']);
  });

  it('answers every odd picture with a code of its own, and stores none that is refused', async () => {
    const codes = {type: 415001, damaged: 415002, size: 415003};
    for (const [name, bytes, result] of odd.filter(([, , kind]) => kind !== 'cleaned'))
      expect([name, await put({lead: randomUUID(), bytes})]).toEqual([
        name,
        expect.objectContaining({status: 415, code: codes[result as keyof typeof codes]}),
      ]);
    expect(await storedPictures()).toEqual([]);
  });

  it.each(['application/json', 'image/heic', 'image/svg+xml', 'text/plain', 'application/x-www-form-urlencoded'])(
    'refuses %s',
    async (type) => {
      expect(await put({lead: randomUUID(), type})).toMatchObject({status: 415, code: 415001});
    },
  );

  it('refuses what is larger than 2 MiB, also 50 MB', async () => {
    for (const size of [maxPictureBytes + 1, 50_000_000]) {
      const bytes = Buffer.concat([good.jpeg, Buffer.alloc(size - good.jpeg.length)]);
      expect(await put({lead: randomUUID(), bytes})).toMatchObject({status: 413, code: 413001});
    }
    const bytes = Buffer.concat([good.jpeg, Buffer.alloc(maxPictureBytes - good.jpeg.length)]);
    expect(await put({lead: randomUUID(), bytes})).toMatchObject({status: 201});
  });

  it('refuses an id that was used for another picture or another lead', async () => {
    const lead = randomUUID();
    const {id} = await put({lead});
    expect(await put({id, lead, bytes: good.png})).toMatchObject({status: 409, code: 409001});
    expect(await put({id, lead: randomUUID()})).toMatchObject({status: 409, code: 409001});
    expect(await put({id, lead})).toMatchObject({status: 200});
  });

  it('refuses wrong ids, and a challenge that is missing, wrong or used', async () => {
    const lead = randomUUID();
    expect(await put({lead: 'x'})).toMatchObject({status: 422, fields: {lead: 'format'}});
    expect(await put({lead, id: 'x'})).toMatchObject({status: 422, fields: {pictureId: 'format'}});
    expect(await put({lead, challenge: ''})).toMatchObject({status: 422, fields: {challenge: 'required'}});
    expect(await put({lead, challenge: 'e30='})).toMatchObject({status: 422, fields: {challenge: 'format'}});
    const challenge = await service.solve('?for=picture');
    expect(await put({lead, challenge})).toMatchObject({status: 201});
    expect(await put({lead, challenge})).toMatchObject({status: 422, fields: {challenge: 'format'}});
  });

  it('takes the challenge of codes too, and codes take none of pictures', async () => {
    expect(await put({lead: randomUUID(), challenge: await service.solve()})).toMatchObject({status: 201});
    const body = {channel: 'sms', to: '13800000000', form: 'free-cn', challenge: await service.solve('?for=picture')};
    expect(await service.post('/api/v1/codes', body)).toMatchObject({status: 422, fields: {challenge: 'format'}});
  });

  it('refuses pictures from other sites', async () => {
    const response = await service.request({
      method: 'PUT',
      url: `/api/v1/pictures/${randomUUID()}?lead=${randomUUID()}`,
      payload: good.jpeg,
      headers: {'content-type': 'image/jpeg', 'sec-fetch-site': 'cross-site', 'x-challenge': await service.solve()},
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('limits of pictures', () => {
  it('count a client, a network and a form', async () => {
    await service.close();
    start({LIMIT_PICTURES_PER_IP_HOUR: '2', LIMIT_PICTURES_PER_NETWORK_HOUR: '3'});
    const send = (ip: string, lead = randomUUID() as string) => put({lead, ip});
    expect((await send('192.0.2.1')).status).toBe(201);
    expect((await send('192.0.2.1')).status).toBe(201);
    expect(await send('192.0.2.1')).toMatchObject({status: 429, data: {retryAfter: 3600}});
    expect((await send('192.0.2.2')).status).toBe(201);
    expect((await send('192.0.2.3')).status).toBe(429);
    service.advance(hour);
    const lead = randomUUID();
    for (let count = 0; count < 12; count += 1) expect((await send(`198.51.${count}.1`, lead)).status).toBe(201);
    expect((await send('198.51.100.1', lead)).status).toBe(429);
  });

  it('end where too many bytes wait, until their leads come', async () => {
    await service.close();
    start({LIMIT_PICTURES_WAITING_MB: '1'});
    const bytes = await raw(512, 512).png({compressionLevel: 0}).toBuffer();
    expect(bytes.length).toBeGreaterThan(750_000);
    const [first, second] = [randomUUID(), randomUUID()];
    const {id} = await put({lead: first, bytes});
    expect(await put({lead: second, bytes})).toMatchObject({status: 429, code: 429001});
    expect(service.log()).toContain('"alarm":"pictures-full"');
    expect(await submit(await serviceLead(first, [id]))).toMatchObject({status: 201});
    expect(await put({lead: second, bytes})).toMatchObject({status: 201});
  });
});

describe('a lead with pictures', () => {
  it('is stored with them, exactly once', async () => {
    const id = randomUUID();
    const pictures = [(await put({lead: id})).id, (await put({lead: id, bytes: good.png})).id];
    const lead = await serviceLead(id, pictures);
    expect(await submit(lead)).toMatchObject({status: 201});
    expect(await submit(lead)).toMatchObject({status: 200, headers: {'idempotent-replayed': 'true'}});
    const known = await service.store.picturesOf([id]);
    expect(known.map((one) => one.id).sort()).toEqual([...pictures].sort());
    expect(await put({lead: id, id: pictures[0]!})).toMatchObject({status: 200});
    expect(await put({lead: id})).toMatchObject({status: 409});
  });

  it('is refused while a picture is missing, and its code stays valid', async () => {
    const id = randomUUID();
    const {id: here} = await put({lead: id});
    const missing = randomUUID();
    const lead = await serviceLead(id, [here, missing]);
    for (let time = 0; time < 8; time += 1)
      expect(await submit(lead)).toMatchObject({status: 422, code: 700007, fields: {pictures: 'required'}});
    expect(await allLeads(service.store)).toEqual([]);
    await put({lead: id, id: missing});
    expect(await submit(lead)).toMatchObject({status: 201});
  });

  it("cannot take another lead's pictures", async () => {
    const owner = randomUUID();
    const {id: picture} = await put({lead: owner});
    const thief = await serviceLead(randomUUID(), [picture]);
    expect(await submit(thief)).toMatchObject({status: 422, fields: {pictures: 'required'}});
    expect(await submit(await serviceLead(owner, [picture]))).toMatchObject({status: 201});
    expect(await submit(thief)).toMatchObject({status: 422});
  });

  it('forgets what was taken off the form', async () => {
    const id = randomUUID();
    const kept = (await put({lead: id})).id;
    await put({lead: id, bytes: good.png});
    const stranger = (await put({lead: randomUUID(), bytes: good.gray})).id;
    await submit(await serviceLead(id, [kept]));
    expect(await storedPictures()).toEqual([kept, stranger].sort());
  });

  it('without any is stored too, by both names of the form', async () => {
    expect(await submit(await service.lead('service-global'))).toMatchObject({status: 201});
    const lead = await service.lead('service-cn');
    expect(await submit({...lead, form: 'service'})).toMatchObject({status: 201});
    expect((await allLeads(service.store)).map(({form}) => form).sort()).toEqual(['service-cn', 'service-global']);
  });

  it('is told of with their number and the command that gets them, and never carries them', async () => {
    const id = randomUUID();
    const first = (await put({lead: id})).id;
    service.advance(1);
    const pictures = [first, (await put({lead: id, bytes: good.png})).id];
    const {data} = await submit(await serviceLead(id, pictures));
    const [lead] = await allLeads(service.store);
    const summary = await summarizeLead(lead!, service.store, service.keyring, service.now());
    const command = `leads pictures ${String(data!.reference)} --to <folder>`;
    expect(summary).toMatchObject({picturesCommand: command, pictures: [{type: 'image/jpeg'}, {type: 'image/png'}]});
    expect(JSON.stringify(summary).length).toBeLessThan(3000);
    const {subject, text} = leadNotice(summary);
    expect(subject).toBe(`服务请求：K3，${String(data!.reference)}`);
    expect(text).toContain(`照片：2：${command}`);
    expect(text).toContain('型号：K3');
    expect(text).not.toContain(pictures[0]!);
  });

  it('goes to the address of service where there is one', async () => {
    await submit(await service.lead('service-cn'));
    await submit(await service.lead('free-global'));
    const sent: string[] = [];
    const mailer = {
      send: ({to}: {to: {address: string}[]}) => {
        sent.push(to.map(({address}) => address).join());
        return Promise.resolve({result: 'SMTP 250'});
      },
    } as unknown as Mailer;
    const deliver = salesMail(mailer, {salesMailTo: ['sales@example.com'], serviceMailTo: ['service@example.com']});
    for (const lead of (await allLeads(service.store)).reverse()) {
      const summary = await summarizeLead(lead, service.store, service.keyring, service.now());
      const event = {type: 'lead.created', occurredAt: summary.submittedAt, lead: summary} as const;
      await deliver({id: randomUUID()}, event, new AbortController().signal);
    }
    expect(sent).toEqual(['service@example.com', 'sales@example.com']);
  });
});

describe('pictures end', () => {
  const sweepNow = async (maxWaitingBytes = 500_000_000): Promise<string[]> => {
    const {store} = service;
    const alarms = createAlarms({metrics: createMetrics(), clock: service.now});
    const log = {info: () => undefined, warn: () => undefined, error: () => undefined};
    const retention = {store, clock: service.now, retentionDays: 180, maxWaitingBytes};
    await retentionSweeps(retention, alarms, log as never)();
    return (await store.auditLog({limit: 1})).map(({subject}) => subject);
  };

  it('after seven days where no lead came, and with their lead where one did', async () => {
    const id = randomUUID();
    const kept = (await put({lead: id})).id;
    for (let count = 0; count < 23; count += 1) await put({lead: randomUUID()});
    await submit(await serviceLead(id, [kept]));
    await sweepNow();
    service.advance(7 * day - hour);
    await sweepNow();
    expect(await storedPictures()).toHaveLength(24);
    service.advance(2 * hour);
    expect(await sweepNow()).toEqual(['23 pictures without a lead']);
    expect(await storedPictures()).toEqual([kept]);
    for (let passed = 0; passed < 180; passed += 20) {
      service.advance(20 * day);
      await sweepNow();
    }
    expect([await storedPictures(), await allLeads(service.store)]).toEqual([[], []]);
  });

  it('after an hour where too many wait, the oldest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await put({lead: randomUUID()})).id);
      service.advance(1000);
    }
    const {bytes} = (await service.store.picture(ids[0]!))!;
    await sweepNow(4 * bytes);
    expect(await storedPictures()).toHaveLength(4);
    service.advance(hour);
    await sweepNow(4 * bytes);
    expect(await storedPictures()).toEqual(ids.slice(2).sort());
  });

  it('when their person is erased', async () => {
    const id = randomUUID();
    const {id: picture} = await put({lead: id});
    await submit(await serviceLead(id, [picture]));
    expect(await cli('erase', serviceCnFields.mobile, '--yes')).toMatchObject({code: 0});
    expect(await storedPictures()).toEqual([]);
  });
});

describe('the command line', () => {
  it('writes pictures into files, records it, and replaces none', async () => {
    const id = randomUUID();
    const pictures = [(await put({lead: id})).id];
    service.advance(1000);
    pictures.push((await put({lead: id, bytes: good.png})).id);
    const {data} = await submit(await serviceLead(id, pictures));
    const reference = String(data!.reference);
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    try {
      const shown = await cli('show', reference);
      expect(shown.out).toMatch(/pictures +image\/jpeg, 64 x 48, \d+ bytes, /);
      expect(shown.out).toContain(`leads pictures ${reference} --to <folder>`);
      expect((await cli('pictures', reference, '--to', folder)).out.split('\n')).toEqual([
        join(folder, `${reference}-1.jpg`),
        join(folder, `${reference}-2.png`),
        '',
      ]);
      const [jpeg, png] = readdirSync(folder)
        .sort()
        .map((name) => readFileSync(join(folder, name)));
      expect(await pixelsOf(jpeg!)).toEqual(await pixelsOf(good.jpeg));
      expect(await pixelsOf(png!)).toEqual(await pixelsOf(good.png));
      expect(statSync(join(folder, `${reference}-1.jpg`)).mode & 0o777).toBe(0o600);
      const [entry] = await service.store.auditLog({limit: 1});
      expect(entry).toMatchObject({action: 'pictures', subject: `${id} 2 pictures`});
      expect(await cli('pictures', reference, '--to', folder)).toMatchObject({code: 2});
      expect(await cli('pictures', reference, '--to', folder, '--force')).toMatchObject({code: 0});
      const exported = join(folder, 'export');
      expect(await cli('export', '--pictures', exported)).toMatchObject({code: 0});
      expect(readdirSync(exported).sort()).toEqual([`${reference}-1.jpg`, `${reference}-2.png`]);
      expect((await service.store.auditLog({limit: 1}))[0]!.subject).toBe('csv, 1 lead, pictures; all');
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('says what is missing', async () => {
    const {data} = await submit(await service.lead('service-cn'));
    const reference = String(data!.reference);
    expect(await cli('pictures', reference)).toMatchObject({code: 2});
    expect(await cli('pictures', reference, '--to', service.dataDir)).toMatchObject({code: 1});
  });

  it('seals pictures with a new key', async () => {
    const {id} = await put({lead: randomUUID()});
    const before = (await service.store.picture(id))!.bodyEnc;
    expect((await cli('rotate')).out).toContain('1 picture');
    const after = (await service.store.picture(id))!.bodyEnc;
    expect(after.slice(0, 8)).not.toBe(before.slice(0, 8));
    expect(await pixelsOf(service.keyring.openBytes(after, id))).toEqual(await pixelsOf(good.jpeg));
  });
});

describe('a body that comes slowly', () => {
  /** Sends a head and half of a body, and resolves with the answer when the connection ends. */
  async function sendHalf(path: string, method: string, head: Record<string, string>): Promise<string> {
    await service.app.listen({port: 0, host: '127.0.0.1'});
    const {port} = service.app.server.address() as AddressInfo;
    const headers = Object.entries({host: 'x', 'content-length': '100', ...head}).map((pair) => pair.join(': '));
    return new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"a":`),
      );
      socket
        .on('data', (part) => (text += part.toString()))
        .on('close', () => resolve(text))
        .on('error', reject);
    });
  }

  it.each([
    ['/api/v1/leads', 'POST', 'application/json', 50, 600_000],
    [`/api/v1/pictures/${randomUUID()}?lead=${randomUUID()}`, 'PUT', 'image/jpeg', 600_000, 50],
  ])('is cut at the time of its route: %s', async (path, method, type, other, picture) => {
    await service.close();
    service = startService({app: {bodyTimes: {other, picture}}});
    const challenge = await service.solve('?for=picture');
    const answer = await sendHalf(path, method, {'content-type': type, 'x-challenge': challenge});
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({code: 408001});
  });
});
