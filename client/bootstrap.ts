/** Scripts that stand in the document itself. They are texts because they run before any module is there. */

/** Where the reader's own choice of theme is kept. */
export const THEME_KEY = 'quire:theme'

/** Puts the chosen theme on the document before the first paint. */
export const THEME = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/**
 * Loads the client after the page has loaded and the browser is idle, or at the first touch, key or press;
 * what the reader did until then is kept in window.__early and done again once the page is hydrated.
 */
export const BOOTSTRAP = `(function(){var s=document.currentScript.dataset.entry,on=0,q=window.__early=[],types=['click','keydown','pointerdown'];
function start(){if(!on){on=1;import(s)}}
function keep(e){start();if(e.type!=='pointerdown'&&!(e.target.closest&&e.target.closest('a[href],[type=submit]')))q.push(e)}
types.forEach(function(t){addEventListener(t,keep,true)});
window.__earlyDone=function(){types.forEach(function(t){removeEventListener(t,keep,true)})};
function idle(){(window.requestIdleCallback||function(f){setTimeout(f,200)})(start,{timeout:4000})}
if(document.readyState==='complete')idle();else addEventListener('load',idle)})()`
