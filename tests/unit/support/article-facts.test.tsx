import en from '../../../i18n/en/copy/support-document';
import zh from '../../../i18n/zh-CN/copy/support-document';
import type {ArticleFrontMatter} from '@site/src/facts/frontmatter';
import {docSchema} from '@site/src/facts/frontmatter';
import {modelsNamed, platforms} from '@site/src/facts/frontmatter.lists';
import {models} from '@site/src/facts/models';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from '@jest/globals';
import {ArticleBrief, ArticleFacts} from '../../../src/theme/DocItem/Layout/Facts';

const written = {
  id: 't0001',
  slug: '/troubleshooting/details/t0001',
  title: '摄像机离线',
  description: '先看灯，再查供电口、路由器和出站端口。',
  type: 'article',
  catalogue: 'network',
  minutes: 6,
  updated: '2026-11-12',
  review_by: '2027-05-12',
  owner: 'support',
  symptoms: ['离线', '灰色', '连接失败'],
  codes: ['NET-1'],
};

const factsOf = (front: object) => {
  document.body.innerHTML = renderToStaticMarkup(
    <ArticleFacts article={{...written, ...front} as unknown as ArticleFrontMatter} />,
  );
  return [...document.body.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({textContent}) => textContent),
  );
};

describe('what an article applies to', () => {
  it('is its models, all models or platforms', () => {
    expect(factsOf({models: ['e3-x', 'b1'], firmware: '6.0'})[0]).toEqual([zh.article.appliesTo, 'E3-X、B1']);
    expect(factsOf({models: 'all', platforms: ['mobile-app'], firmware: '6.0'})[0]?.[1]).toBe(
      `${zh.article.allModels}、${zh.article.platforms['mobile-app']}`,
    );
    const [applies, next] = factsOf({platforms: ['web-console', 'open-platform']});
    expect(applies?.[1]).toBe('网页版、开放平台');
    // Without a device there is no firmware.
    expect(next?.[0]).not.toBe(zh.article.firmware);
  });

  it('is folded where it is many models', () => {
    factsOf({models: ['e3-x', 'b1', 'k3', 'w3-e', 'w3-s'], platforms: ['mini-program'], firmware: '6.0'});
    const [summary] = document.body.querySelectorAll('details > summary');
    expect(summary?.textContent).toBe(`${zh.article.modelCount(5)}、${zh.article.platforms['mini-program']}`);
    expect(document.body.querySelector('details')?.textContent).toContain('E3-X、B1、K3、W3-E、W3-S、');
  });

  it('is a number of models, or names without what they consist of, in the line of a phone', () => {
    const briefOf = (front: object) => {
      document.body.innerHTML = renderToStaticMarkup(
        <ArticleBrief article={{...written, ...front} as unknown as ArticleFrontMatter} />,
      );
      return [...document.body.querySelectorAll('span > span')].map(({textContent}) => textContent);
    };
    expect(briefOf({models: ['e3-x', 'b1', 'k3'], firmware: '6.0'})).toEqual([
      zh.article.modelCount(3),
      '约6分钟',
      `${zh.article.updated} 2026-11-12`,
    ]);
    expect(briefOf({models: 'all', platforms: ['mobile-app'], firmware: '6.0'})[0]).toBe(
      `${zh.article.allModels}、手机App`,
    );
  });

  it('takes minutes, and days where the result shows only later', () => {
    const takes = (front: object) => factsOf(front).find(([label]) => label === zh.article.takes)?.[1];
    expect(takes({models: 'all', firmware: '6.0'})).toBe('约6分钟');
    expect(takes({models: 'all', firmware: '6.0', verify_days: 1})).toBe('动手约6分钟，验证1天');
    expect(en.article.takesAndDays(10, 2)).toBe('about 10\u00a0min of work, 2\u00a0days to verify');
  });

  it('has a name for every platform in both editions', () => {
    for (const {platforms: names} of [zh.article, en.article]) {
      expect(Object.keys(names)).toEqual([...platforms]);
      expect(new Set(Object.values(names)).size).toBe(platforms.length);
    }
  });

  it('reads “all” as the ids of the catalogue', () => {
    const ids = models.map(({id}) => id);
    expect(docSchema.parse({...written, models: 'all', firmware: '6.0'})).toMatchObject({models: ids});
    expect(modelsNamed('all', ids)).toEqual(ids);
    expect(modelsNamed(['e3-x'], ids)).toEqual(['e3-x']);
    expect(modelsNamed(undefined, ids)).toEqual([]);
    expect(docSchema.safeParse(written).success).toBe(false);
  });
});
