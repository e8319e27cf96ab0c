import {Banner} from '@site/src/components/sections/Banner';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

it('takes title, text, ground and height', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Banner route="sitemap" title="网站地图" text="所有页面" ground="var(--bg-2)" height={180} />,
  );
  const banner = document.querySelector('section')!;
  expect(banner.querySelector('h1')?.textContent).toBe('网站地图');
  expect(banner.querySelector('h1 + p')?.textContent).toBe('所有页面');
  expect([banner.style.getPropertyValue('--ground'), banner.style.getPropertyValue('--height')]).toEqual([
    'var(--bg-2)',
    '180px',
  ]);
});

it('has the ground and the height of the style sheet unless told', () => {
  document.body.innerHTML = renderToStaticMarkup(<Banner route="sitemap" title="网站地图" text="所有页面" />);
  expect(document.querySelector('section')?.hasAttribute('style')).toBe(false);
});

it('has a button where the page has one thing to do', () => {
  const action = <a href="#apply">申请</a>;
  document.body.innerHTML = renderToStaticMarkup(
    <Banner route="partnerProgram" title="合作伙伴计划" text="先把责任分清楚" action={action} />,
  );
  expect(document.querySelector('section h1 ~ div a')?.getAttribute('href')).toBe('#apply');
});

it('has something of its own in place of a picture', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Banner route="algorithmMall" title="算法商城" text="对照画面选算法" view={<i>画面</i>} />,
  );
  expect(document.querySelector('section h1 ~ div i')?.textContent).toBe('画面');
});
