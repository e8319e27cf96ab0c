/**
 * First-visit rule of the editions: an un-prefixed path redirects to the saved edition, else to the browser's language,
 * before anything is painted. The rest of the page that is left is not loaded (`stop()`): it would compete with the other one. Only the Chinese build has the script; prefixed paths are never redirected, nor is a search. The English build
 * shows a notice with the reason of the redirect.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {editionCookie, editions} from '../../src/site/editions';
import {firstVisitAttribute, firstVisitKey} from '../../src/site/firstVisit';
import {routeIds, routes} from '../../src/site/routes';
import {queryParameter} from '../../src/site/searchAddress';

/** The script, as text for `<head>`. Written for every browser that can parse it; any failure leaves the page alone. */
export function firstVisitScript(chineseOnly: readonly string[]): string {
  // Any other cookie value is ignored.
  const names = Object.values(editions)
    .map(({edition}) => edition)
    .join('|');
  return `(function(){try{
var d=document,n=navigator,s=sessionStorage,k=${JSON.stringify(firstVisitKey)};
if(d.documentElement.hasAttribute('data-not-found'))return;
if(s.getItem(k))return;s.setItem(k,'stay');
if(/bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i.test(n.userAgent))return;
if(d.referrer&&d.referrer.indexOf(location.origin+'/')===0)return;
var p=location.pathname.replace(/(.)\\/$/,'$1');
if(${JSON.stringify(chineseOnly)}.indexOf(p)>=0||(p===${JSON.stringify(routes.search.path)}&&/[?&]${queryParameter}=[^&]/.test(location.search)))return;
var c=d.cookie.match(/(?:^|; )${editionCookie.name}=(${names})(?:;|$)/),e=c&&c[1];
if(!e){var l=n.languages||[n.language||''];for(var i=0;i<l.length;i++){var m=/^(zh|en)/i.exec(l[i]);if(m){e=m[1].toLowerCase()==='en'?'global':'zh-CN';break}}}
if(e!=='global')return;
s.setItem(k,c?'saved':'browser');
stop();
location.replace((p==='/'?'/global/home':'/global'+p)+location.search+location.hash);
}catch(_){}})()`.replace(/\n/g, '');
}

/** The English edition's part: shows the notice with the link back before anything is painted. */
export const noticeScript = `(function(){try{
var v=sessionStorage.getItem(${JSON.stringify(firstVisitKey)});
if(v==='saved'||v==='browser')document.documentElement.setAttribute('${firstVisitAttribute}',v);
}catch(_){}})()`.replace(/\n/g, '');

export default function firstVisit({i18n}: LoadContext): Plugin {
  return {
    name: 'first-visit',
    injectHtmlTags() {
      if (i18n.currentLocale !== 'zh-CN') return {headTags: [{tagName: 'script', innerHTML: noticeScript}]};
      const chineseOnly = routeIds.filter((id) => routes[id].editions && !routes[id].editions!.includes('global'));
      return {headTags: [{tagName: 'script', innerHTML: firstVisitScript(chineseOnly.map((id) => routes[id].path))}]};
    },
  };
}
