import { PAPER } from '../schema/brand/paper'
import { FRAME_ASKED, FRAME_CONTEXT } from '../schema/rules/frame-messages'
import { XSRF_COOKIE } from '../schema/rules/session'
import { TOAST_DURATION } from '../schema/rules/toasts'
import { DEFAULT_LOOK, LOOK_KEY, LOOK_STYLES, lookKey } from './lib/look'

/** Scripts that are inlined in the document. They are texts because they run before any module is loaded. */

/**
 * Applies the reader's choices to the document before the first paint: this browser's, else those that came with the
 * document. The browser's own bars follow the theme, so the `theme-color` elements have to precede this script.
 */
export const LOOK = `(function(){var e=document.documentElement,r=e.dataset,p=${JSON.stringify(PAPER)},c=${JSON.stringify(LOOK_STYLES)};
(window.__look=function(n,v){var s=c[n],o=s?s[1]:p,x=Object.hasOwn(o,v)?o[v]:'';if(x)r[n]=v;else delete r[n];
if(s)e.style.setProperty(s[0],x);else document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=x||p[/dark/.test(m.media)?'dark':'light']})});
${JSON.stringify(Object.keys(DEFAULT_LOOK))}.forEach(function(n){var v=r[n];try{v=localStorage.getItem('${LOOK_KEY}'+n)||v}catch(e){}if(v)__look(n,v)})})()`

/** Blanks a page that somebody shows in a frame, in browsers that don't know the policy that forbids it. */
export const NO_FRAMES = `self!==top&&(document.documentElement.style.display='none')`

/**
 * Tells the page around a frame how high it wants to be, whenever that changes and when it is asked. The script of
 * `/embed.js` listens, as do programs that show what oEmbed gives them. Rule: docs/rules/embedding.md, "Frames".
 */
export const TELL_HEIGHT = `self!==top&&(function(){var e=document.documentElement;
function tell(){parent.postMessage(JSON.stringify({src:location.href,context:'${FRAME_CONTEXT}',height:Math.ceil(e.getBoundingClientRect().height)}),'*')}
new ResizeObserver(tell).observe(e);addEventListener('message',function(m){if(m.source===parent&&m.data==='${FRAME_ASKED}')tell()})})()`

/** The client's minimum delay after the page has loaded, in milliseconds: reading needs no script. */
const REST = 3000

/**
 * Loads the client some time after the page has loaded, when the browser is idle, or at once at the first
 * touch, key or pointer movement; a document for somebody who is signed in and a page for doing something (`data-now`) and an address that opens the sign-in
 * modal (`#signin`) don't wait. The reader's actions until then are kept in window.__early and replayed once the
 * page is hydrated. Links and fields need no script, because the browser follows and fills them itself, except
 * links that open something where there is script (`aria-haspopup`), and except buttons that stand in for a control
 * (`data-waits`). If the client can't be loaded, the first such press does what it does without script. A chosen theme applies at once. Going back
 * or forward to another page of an earlier visit only changes the address, so the page is loaded for it.
 *
 * It focuses the field that a page begins with: the browser itself does so with its first frame, which may come after
 * the first key.
 *
 * It also says when the browser goes offline, and when it is back: nothing can be loaded for that by then. Rule:
 * docs/rules/ui.md, "Offline".
 *
 * A page that the browser has kept, and shows again, is blanked and loaded anew if the browser has another session by
 * then, or none. Rule: docs/rules/ui.md, "Going back".
 */
export const BOOTSTRAP = `(function(){var d=document.currentScript.dataset,on=0,q=window.__early=[],wake=['pointermove','pointerdown','touchstart','wheel'],kept=['click','keydown','submit'],r=document.documentElement.dataset,s=document.querySelector('[data-theme-choice]'),l=location,was=l.pathname+l.search;
function start(){if(!on){on=1;import(d.entry).catch(late);d.modules.split(' ').forEach(function(m){var k=document.createElement('link');k.rel='modulepreload';k.href=m;document.head.append(k)})}}
function late(){window.__earlyDone();var e=q.splice(0)[0],t=e&&e.type==='click'&&e.target.closest&&e.target.closest('a,[data-waits]');t&&t.click()}
function box(c){var b=c&&document.getElementById(c.getAttribute('aria-controls'));if(b){b.hidden=!1;b.querySelector('input:not([type=hidden])').focus()}return b}
function hot(e,t){var k=e.key;return!e.altKey&&(k==='/'?!(e.metaKey||e.ctrlKey||t.closest&&t.closest('input,textarea,select,[contenteditable]')):/^k$/i.test(k)&&e.metaKey!==e.ctrlKey&&!e.shiftKey)}
function keep(e){start();var t=e.target,c=t.closest?t.closest('a[href],[type=submit],label,input,select,textarea'):0,o=c&&e.type==='click'&&(c.getAttribute('aria-haspopup')&&!(e.metaKey||e.ctrlKey||e.shiftKey)||'waits'in c.dataset);if(e.type==='submit'){if(!t.hasAttribute('action')&&!t.hasAttribute('method')){e.preventDefault();q.push(e)}return}
if(e.type==='keydown'&&hot(e,t)&&box(document.querySelector('[data-search]')))return e.preventDefault();if(o){e.preventDefault();if('waits'in c.dataset)c.ariaBusy='true';else if(box(c))return}if(!c||o)q.push(e)}
wake.forEach(function(t){addEventListener(t,start,{capture:true,passive:true,once:true})});
kept.forEach(function(t){addEventListener(t,keep,true)});
function pick(e){var v=e.target===s&&s.value;if(v)try{start();__look('theme',v);if(v==='${DEFAULT_LOOK.theme}')localStorage.removeItem('${lookKey('theme')}');else localStorage.setItem('${lookKey('theme')}',v)}catch(e){}}
function back(){if(!('hydrated'in r)&&l.pathname+l.search!==was)l.reload()}
if(s&&r.theme)s.value=r.theme;
addEventListener('change',pick);addEventListener('popstate',back);
window.__earlyFailed=late;window.__earlyDone=function(){kept.forEach(function(t){removeEventListener(t,keep,true)});removeEventListener('change',pick)};
function rest(){setTimeout(function(){(window.requestIdleCallback||setTimeout)(start)},${REST})}
var f=!l.hash&&document.querySelector('[autofocus]');if(f)f.focus();
function sign(){if(/^#sign(in|up)/i.test(l.hash))start()}
addEventListener('hashchange',sign);sign();
function whose(){return/(^|; )${XSRF_COOKIE}=[^;]*/.exec(document.cookie)+''}
var own=whose();addEventListener('pageshow',function(e){if(e.persisted&&whose()!==own){document.documentElement.style.display='none';l.reload()}});
var n=document.getElementById('connection'),cut,hush;function net(){clearTimeout(hush);if(!navigator.onLine){cut=1;n.textContent=n.dataset.offline}else if(cut){cut=0;n.textContent=n.dataset.online;hush=setTimeout(function(){n.textContent=''},${TOAST_DURATION})}}
addEventListener('offline',net);addEventListener('online',net);net();
if('now'in d)start();else if(document.readyState==='complete')rest();else addEventListener('load',rest)})()`
