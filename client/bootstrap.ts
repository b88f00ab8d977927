import { THEME_KEY } from './lib/theme'

/** Scripts that stand in the document itself. They are texts because they run before any module is there. */

/** Puts the chosen theme on the document before the first paint. */
export const THEME = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** How long after the page has loaded the client waits at least, in milliseconds: reading needs no script. */
const REST = 3000

/**
 * Loads the client some time after the page has loaded, when the browser is idle, or at once at the first touch,
 * key or movement of a pointer; a page that is there to do something with (`data-now`) doesn't wait. What the
 * reader did until then is kept in window.__early and done again once the page is hydrated. Links and forms need no
 * script: the browser follows them itself, but for links that open something where there is script
 * (`aria-haspopup`).
 */
export const BOOTSTRAP = `(function(){var d=document.currentScript.dataset,on=0,q=window.__early=[],wake=['pointermove','pointerdown','touchstart','wheel'],kept=['click','keydown'];
function start(){if(!on){on=1;import(d.entry)}}
function keep(e){start();var t=e.target,c=t.closest?t.closest('a[href],[type=submit]'):0,o=c&&e.type==='click'&&c.getAttribute('aria-haspopup')&&!(e.metaKey||e.ctrlKey||e.shiftKey);if(o)e.preventDefault();if(!c||o)q.push(e)}
wake.forEach(function(t){addEventListener(t,start,{capture:true,passive:true,once:true})});
kept.forEach(function(t){addEventListener(t,keep,true)});
window.__earlyDone=function(){kept.forEach(function(t){removeEventListener(t,keep,true)})};
function rest(){setTimeout(function(){(window.requestIdleCallback||setTimeout)(start)},${REST})}
if('now'in d)start();else if(document.readyState==='complete')rest();else addEventListener('load',rest)})()`
