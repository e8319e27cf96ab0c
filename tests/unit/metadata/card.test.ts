/** Social pictures: in the words of the page, in its language, and never with a box for a missing character. */
import sharp from 'sharp';
import {describe, expect, it} from '@jest/globals';
import {chartPicture} from '../../../plugins/doc-parts/charts/picture';
import {chartSize, drawCard, type CardFacts} from '../../../scripts/metadata/card/card';
import {setLine, setParagraph} from '../../../scripts/metadata/card/type';
import {readPage} from '../../../scripts/metadata/page';
import {cardOf} from '../../../src/site/card';

const chinese: CardFacts = {
  locale: 'zh-CN',
  brand: '优瞰',
  label: '排障指南 · 网络',
  title: '换了路由器或Wi-Fi，摄像机怎么重新上线',
};
const english: CardFacts = {
  locale: 'en',
  brand: 'Ukan',
  label: 'Troubleshooting · Network',
  title: 'New router or Wi-Fi: how the camera comes back online',
};

/** Share of the picture's left part that is not ground. */
async function inked(card: Buffer): Promise<number> {
  const {data} = await sharp(card)
    .extract({left: 60, top: 140, width: 600, height: 380})
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true});
  return data.filter((value) => value < 128).length / data.length;
}

describe('a social picture', () => {
  it.each([chinese, english])('is a JPEG of 1200 × 630 with the words on it: $title', async (facts) => {
    const card = await drawCard(facts);
    expect(await sharp(card).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
    expect(card.length).toBeLessThan(64 * 1024);
    expect(await inked(card)).toBeGreaterThan(0.02);
    expect(await inked(await drawCard({...facts, title: '·', label: ''}))).toBeLessThan(0.01);
  });

  it('cuts a title that is far too long, and keeps the brand', async () => {
    const card = await drawCard({...english, title: 'A very long title '.repeat(20)});
    expect(await sharp(card).metadata()).toMatchObject({width: 1200, height: 630});
  });

  it('takes the picture of the page', async () => {
    const picture = {file: 'static/media/cutouts/e3-x-1200.webp', look: 'cutout'} as const;
    const [bare, dressed] = await Promise.all([drawCard(chinese), drawCard({...chinese, picture})]);
    expect(dressed.equals(bare)).toBe(false);
  });

  it('draws the chart of a post that has no other picture, from the table under it', async () => {
    const figure = `<figure class="chart" data-kind="columns"><img src="/media/stills/e3-x-600.webp"><table><tbody>
      <tr><td>10:00</td><td><data value="-4.5">−4.5</data></td><td>None</td></tr>
      <tr><td>11:00</td><td><data value="1200">1,200</data></td><td><data value="3">3</data></td></tr></tbody></table></figure>`;
    const html = (head: string) => `<html><head>${head}</head><body><main><h1>x</h1>${figure}</main></body></html>`;
    const read = (head: string) => readPage(html(head), '/news/product/x', 'https://www.example.com');
    const page = read('<meta name=x-picture content=chart>');
    expect(page.picture).toBeUndefined();
    expect(page.chart).toEqual({kind: 'columns', series: [{values: [-4.5, 1200]}, {values: [null, 3]}]});
    expect(read('')).toMatchObject({picture: '/media/stills/e3-x-600.webp'});
    expect(() =>
      readPage(html('<meta name=x-picture content=chart>').replace('class="chart"', ''), '/news/x', ''),
    ).toThrow('shows none');

    const picture = {svg: chartPicture(page.chart!, chartSize, false), look: 'chart'} as const;
    const {data} = await sharp(await drawCard({...chinese, picture}))
      .extract({left: 720, top: 0, width: 480, height: 630})
      .raw()
      .toBuffer({resolveWithObject: true});
    const isBlue = (at: number) => data[at]! < 90 && data[at + 2]! > 180;
    const blue = Array.from({length: data.length / 3}, (_, index) => index * 3).filter(isBlue).length;
    expect(blue / (data.length / 3)).toBeGreaterThan(0.03);
  });

  it('refuses a character that no font has, by name', async () => {
    await expect(drawCard({...english, title: 'Arabic \u0639'})).rejects.toThrow('“\u0639”');
  });

  it('lies in the folder of its edition', () => {
    expect(['/', '/support/model/e3-x', '/global/home', '/global/news/product/x'].map(cardOf)).toEqual([
      '/social/index.jpg',
      '/social/support-model-e3-x.jpg',
      '/global/social/home.jpg',
      '/global/social/news-product-x.jpg',
    ]);
  });
});

describe('lines of a title', () => {
  const lines = async (text: string, locale: string) =>
    (await setParagraph(text, {size: 56, weight: 600, width: 560, locale})).map((line) => line.text);

  it('fit, keep words whole and lose nothing', async () => {
    for (const {title, locale} of [chinese, english]) {
      const set = await setParagraph(title, {size: 56, weight: 600, width: 560, locale});
      expect(set.every(({width}) => width <= 560)).toBe(true);
      expect(
        set
          .map(({text}) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(title.replaceAll(' ', ''));
    }
    expect((await lines('E3-X UL-7016NH-H1 recorder and camera', 'en')).join('|')).toContain('UL-7016NH-H1');
  });

  it('begin with no closing mark and break at the marks of a Chinese sentence where they can', async () => {
    for (const line of await lines('提示“设备已被其他账号绑定”，怎么办？先看这里，再打电话。', 'zh-CN'))
      expect(line).not.toMatch(/^[，。？”]/);
    expect(await lines('摄像机离线，怎么一步步查', 'zh-CN')).toEqual(['摄像机离线，', '怎么一步步查']);
  });

  it('are outlines: wider in a larger size, and shaped from both fonts', async () => {
    const [small, large] = await Promise.all([setLine('E3-X摄像机', 20, 600), setLine('E3-X摄像机', 40, 600)]);
    expect(large.width / small.width).toBeCloseTo(2, 2);
    expect(small.svg.match(/<path/g)).toHaveLength(7);
  });
});
