/**
 * Replays a tap from before hydration. A tapped control is marked `aria-busy` and clicked once the page is hydrated: one tap,
 * the last. Native controls and links work by themselves, except links that open an overlay once hydrated. If the code does
 * not load, such a link navigates after a timeout.
 */
import type {Plugin} from '@docusaurus/types';

/** Controls whose taps are replayed; submit buttons work without script (`method` and `action`). */
const controls = 'button,[role=tab],a[data-trial],a[data-inquiry],a[data-opens]';

/** Timeout after which a tapped link navigates, milliseconds. */
const linkTimeout = 8000;

/** The script, as text for `<head>`. On wide screens trial links open a tab of their own, with the title in the query. */
export const earlyTapsScript = `(function(d,w){
var r=d.documentElement,k,t;
function live(){return r.getAttribute('data-has-hydrated')==='true'}
d.addEventListener('click',function on(e){
if(live())return d.removeEventListener('click',on,true);
if(!e.isTrusted||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
var c=e.target.closest(${JSON.stringify(controls)});
if(!c||c.form&&c.type==='submit')return;
if(c.matches('[data-trial]')&&w.matchMedia('(min-width:960px)').matches){if(c.href.indexOf('source_page_title')<0)c.href+='&source_page_title='+encodeURIComponent(d.title);return}
e.preventDefault();e.stopPropagation();
if(k)k.removeAttribute('aria-busy');
k=c;c.setAttribute('aria-busy','true');clearTimeout(t);
t=setTimeout(function(){if(!live()&&c.href)w.location.assign(c.href)},${linkTimeout})
},true);
new MutationObserver(function(_,o){
if(!live())return;
o.disconnect();clearTimeout(t);var c=k;if(!c)return;
c.removeAttribute('aria-busy');
setTimeout(function(){if(c.isConnected){c.focus({preventScroll:true});c.click()}})
}).observe(r,{attributes:true,attributeFilter:['data-has-hydrated']})
})(document,window)`.replace(/\n/g, '');

export default function earlyTaps(): Plugin {
  return {
    name: 'early-taps',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyTapsScript}]}),
  };
}
