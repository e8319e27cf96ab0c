import {gzipSync} from 'node:zlib';
import {describe, expect, it, jest} from '@jest/globals';
import {formatVersion} from '@site/src/features/search/model/format';
import {createIndexFiles} from '@site/plugins/search/writer';
import {createClient, SearchUnavailable} from '@site/src/features/search/client';
import {type Answer, clientOf, host, records, site, siteRecords} from './pages';

const files = createIndexFiles(siteRecords());
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const manifest = text(files.get('manifest.json')!);

/** A host that answers a file with its next entry, an exhausted list with its last; other files as they are. */
function server(lists: Record<string, Answer[]>) {
  const {fetch, asked} = host((file) => {
    const kind = Object.keys(lists).find((start) => file.startsWith(start));
    const list = kind === undefined ? undefined : lists[kind]!;
    if (!list) return files.get(file);
    return list.length > 1 ? list.shift() : list[0];
  });
  return {asked, client: createClient({baseUrl: '/global/', language: 'zh', fetch})};
}

describe('client', () => {
  it('asks for nothing but the manifest before there is a query', async () => {
    const {client, asked} = clientOf(siteRecords());
    await Promise.all([client.load(), client.load()]);
    await client.search('？');
    expect(asked).toEqual(['manifest.json']);
  });

  it('asks for every file once', async () => {
    const {client, asked} = clientOf(siteRecords());
    await Promise.all([client.search('摄像机离线'), client.search('摄像机离线')]);
    await client.details('摄像机离线');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('answers the first query with six requests, and says what is missing', async () => {
    const many = Array.from({length: 400}, (_, at) =>
      records(`/products/p${at}`, {
        title: `页面${at}`,
        main: `<p>${site['/support/troubleshooting/details/t0001']!.main}${String.fromCharCode(0x4e00 + at * 40)}${String.fromCharCode(0x4e00 + at * 7)}甲乙丙丁${at}</p>`,
      }),
    ).flat();
    const {client, asked} = clientOf(many);
    const first = await client.search('摄像机离线怎么一步步查路由器和网关');
    expect(first.hits.length).toBeGreaterThan(0);
    expect(first.complete).toBe(false);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect((await client.details('摄像机离线怎么一步步查路由器和网关')).complete).toBe(true);
    // Builds an index of many pages; machines differ.
  }, 20_000);

  it('shows the text of the section that answers when it has read the page', async () => {
    const {client} = clientOf(siteRecords());
    expect((await client.details('断电后打开机盖')).hits[0]).toMatchObject({
      url: '/support/manuals/ul-8232nh#disk',
      heading: '装硬盘',
      text: '断电后打开机盖。',
    });
  });

  it.each(['terms-', 'page-'])('asks for the manifest once more when %s… is gone, and then gives up', async (kind) => {
    const {client, asked} = server({[kind]: [404]});
    await expect(client.search('p3x8')).rejects.toMatchObject({reason: 'missing'});
    expect(asked.filter((file) => file === 'manifest.json')).toHaveLength(2);
  });

  it('goes on with the manifest of a deployment that came while the page was open', async () => {
    const other = createIndexFiles([
      ...siteRecords(),
      ...records('/products/new', {title: '新页面', main: '<p>刚刚写的</p>'}),
    ]);
    let deployed = false;
    const {fetch, asked} = host((file) => (deployed ? other : files).get(file));
    const client = createClient({baseUrl: '/', language: 'zh', fetch});
    await client.load();
    deployed = true;
    expect((await client.search('刚刚写')).hits[0]!.url).toBe('/products/new');
    expect(asked.filter((file) => file === 'manifest.json')).toHaveLength(2);
  });

  it.each([
    ['a refused request', 500, 'network'],
    ['no connection', new TypeError('Failed to fetch'), 'network'],
    ['no manifest', 404, 'missing'],
    ['a page instead of the manifest', '<!doctype html>', 'broken'],
    ['a manifest of half a site', manifest.replace('"kind":"', '"kind":"0'), 'broken'],
    ['a manifest without version', '{}', 'broken'],
    ['a newer format', manifest.replace(`"format":${formatVersion}`, `"format":${formatVersion + 1}`), 'outdated'],
  ] as const)('names %s', async (_what, answer, reason) => {
    const {client} = server({'manifest.json': [answer]});
    await expect(client.load()).rejects.toMatchObject({name: 'SearchUnavailable', reason});
    await expect(client.search('离线')).rejects.toMatchObject({name: 'SearchUnavailable', reason});
  });

  it('says when the browser is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(server({'manifest.json': [new TypeError('Failed to fetch')]}).client.load()).rejects.toMatchObject({
      reason: 'offline',
    });
    onLine.mockRestore();
  });

  it.each([
    ['no gzip', new Uint8Array([1, 2, 3])],
    ['nothing', new Uint8Array()],
    ['gzip of something else', new Uint8Array(gzipSync('{"hello": "world"}'))],
  ])('names a broken shard: %s', async (_what, bytes) => {
    await expect(server({'terms-': [bytes]}).client.search('离线')).rejects.toMatchObject({reason: 'broken'});
  });

  it('can be tried again after a failure', async () => {
    let isDown = true;
    const {fetch} = host((file) => (isDown && file.startsWith('terms-') ? 503 : files.get(file)));
    const client = createClient({baseUrl: '/', language: 'zh', fetch});
    await expect(client.search('p3x8')).rejects.toMatchObject({reason: 'network'});
    isDown = false;
    expect((await client.search('p3x8')).hits).not.toEqual([]);

    const second = server({'manifest.json': [500, manifest]}).client;
    await expect(second.load()).rejects.toBeInstanceOf(SearchUnavailable);
    expect((await second.search('p3x8')).hits).not.toEqual([]);
  });

  it('answers without the text of pages that cannot be read', async () => {
    const {client} = server({'page-': [500]});
    expect((await client.search('p3x8')).hits[0]).toMatchObject({url: '/support/model/p3-x-8', text: ''});
  });
});
