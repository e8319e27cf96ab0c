/**
 * Loads deferred resources when the page has been painted and is idle, or at the first user interaction: first the complete style sheets, which
 * are applied together, then the scripts in order; in two tasks, because each request takes time. Earlier taps are queued by `plugins/early-taps`.
 */
import {lazyBandsMark} from '../../src/features/navigation/lazyBands';

/** Attribute of the `<noscript>` that contains the style sheets, from which the loader reads them. */
export const sheetsMark = 'data-sheets';

/** `type` of deferred scripts, which keeps browsers from running them. */
export const deferredType = 'later';

/** Local storage key: the web font is cached, so the next page can use it from its first paint. */
export const fontKey = 'font';

/**
 * The script, as text for the end of `<head>`. After a layout Chromium reports a pointer that lies still as moved: only one that
 * is elsewhere than before is a sign of a visitor. A frame that the page has finished is on the screen some time later, so the browser's report
 * of the first paint is waited for where there is one.
 */
export const loaderScript = `(function(d,w){
var r=d.documentElement,k='${fontKey}',started,at,signs=['pointerdown','pointermove','touchstart','wheel','keydown','focusin','input'];
try{if(w.localStorage.getItem(k))r.setAttribute('data-font','inter')}catch(_){}
if(!location.hash&&(performance.getEntriesByType('navigation')[0]||{}).type==='navigate')r.setAttribute('${lazyBandsMark}','');
function add(tag,properties){var e=d.createElement(tag);for(var p in properties)e[p]=properties[p];d.head.appendChild(e);return e}
function font(){if(/^en/.test(r.lang)&&d.fonts)d.fonts.load('1em Inter').then(function(all){try{if(all.length)w.localStorage.setItem(k,'inter')}catch(_){}},function(){})}
function sign(e){
var before=at;if(e.type==='pointermove'){at=e.clientX+','+e.clientY;if(!before||before===at)return}
start()}
function start(){
if(started)return;started=true;
signs.forEach(function(s){w.removeEventListener(s,sign,true)});
var scripts=[].map.call(d.querySelectorAll('script[type=${deferredType}]'),function(e){return e.src}),box=d.createElement('template');
box.innerHTML=d.querySelector('noscript[${sheetsMark}]').textContent;
var waiting=1,links=[].map.call(box.content.querySelectorAll('link'),function(e){
waiting++;return add('link',{rel:'stylesheet',media:'print',href:e.getAttribute('href'),onload:end,onerror:end})});
setTimeout(function(){scripts.forEach(function(s){add('link',{rel:'preload',as:'script',href:s})})});
function end(){
if(--waiting)return;
links.forEach(function(l){l.onload=l.onerror=null;l.media='all'});
scripts.forEach(function(s){add('script',{src:s,async:false})});
font()}
end()}
function rest(){w.requestIdleCallback?w.requestIdleCallback(start,{timeout:2000}):start()}
function idle(){
var O=w.PerformanceObserver;
if(!O||!(O.supportedEntryTypes||[]).includes('paint'))return w.requestAnimationFrame(function(){setTimeout(rest)});
new O(function(_,o){o.disconnect();rest()}).observe({type:'paint',buffered:true})}
signs.forEach(function(s){w.addEventListener(s,sign,{capture:true,passive:true})});
if(d.readyState==='complete')idle();else w.addEventListener('load',idle)
})(document,window)`.replace(/\n/g, '');
