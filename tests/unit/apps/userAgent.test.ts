import {readUserAgent} from '@site/src/features/apps/userAgent';
import {expect, it} from '@jest/globals';

const agents = {
  wechatIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.54(0x18003631) NetType/WIFI Language/zh_CN',
  wechatAndroid:
    'Mozilla/5.0 (Linux; Android 14; 2211133C Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.103 Mobile Safari/537.36 XWEB/1300289 MMWEBSDK/20240802 MicroMessenger/8.0.54.2760(0x28003637) WeChat/arm64 Language/zh_CN',
  wechatWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI WindowsWechat(0x63090c33) XWEB/11581',
  ucAndroid:
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2231A Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.7.4.1313 Mobile Safari/537.36',
  ucIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X; zh-CN) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/21F79 UCBrowser/16.7.5.2375 Mobile AliApp(TUnionSDK/0.1.20.4)',
  safariMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  safariIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  chromeAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  edgeWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  firefoxLinux: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
} as const;

it.each([
  ['wechatIphone', 5, 'ios', 'wechat'],
  ['wechatAndroid', 5, 'android', 'wechat'],
  ['ucAndroid', 5, 'android', 'uc'],
  ['ucIphone', 5, 'ios', 'uc'],
  ['safariIphone', 5, 'ios', 'other'],
  ['chromeAndroid', 5, 'android', 'other'],
  ['edgeWindows', 0, 'pc', 'other'],
  ['firefoxLinux', 0, 'pc', 'other'],
] as const)('%s', (name, touchPoints, platform, browser) => {
  expect(readUserAgent(agents[name], touchPoints)).toEqual({platform, browser});
});

it('tells an iPad from a Mac by its touch screen', () => {
  expect(readUserAgent(agents.safariMac, 5).platform).toBe('ios');
  expect(readUserAgent(agents.safariMac, 0).platform).toBe('pc');
});

it('leaves WeChat on a computer alone: it hands links to the browser', () => {
  expect(readUserAgent(agents.wechatWindows, 0)).toEqual({platform: 'pc', browser: 'other'});
});

it('takes a Windows computer with a touch screen for a computer', () => {
  expect(readUserAgent(agents.edgeWindows, 10).platform).toBe('pc');
});

it('knows no platform where no installer fits', () => {
  expect(readUserAgent(agents.harmony, 5)).toEqual({platform: null, browser: 'other'});
  expect(readUserAgent('', 0)).toEqual({platform: null, browser: 'other'});
});
