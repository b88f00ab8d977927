import { FRAME_ASKED, FRAME_CONTEXT } from './frame-messages'

/** The highest that a frame gets, in pixels. */
const HIGHEST = 20_000

/**
 * Fits our frames in another site's page to what they hold. It takes messages from our own frames alone, and changes
 * nothing but their height. Rule: docs/rules/embedding.md, "Frames".
 */
export const EMBED_SCRIPT = `(function(){var own=new URL(document.currentScript.src).origin;
function frames(f){document.querySelectorAll('iframe').forEach(function(e){if(e.src.indexOf(own+'/embed')===0&&/[/?]/.test(e.src[own.length+6]))f(e)})}
addEventListener('message',function(m){var d;if(m.origin!==own)return;try{d=JSON.parse(m.data)}catch(e){}
if(d&&d.context==='${FRAME_CONTEXT}'&&d.height>0)frames(function(e){if(e.contentWindow===m.source)e.style.height=Math.min(Math.ceil(d.height),${HIGHEST})+'px'})});
frames(function(e){e.contentWindow.postMessage('${FRAME_ASKED}','*')})})()
`
