import { html, raw } from 'hono/html'
import { THEME } from '../../../schema/brand/colours'
import { PAPER } from '../../../schema/brand/paper'
import { partnerRecomputeWording as wording } from '../../../schema/wording/partner-recompute'
import type { Endpoint } from '../endpoint'
import { answer } from '../files/answer'
import { FILE_MAX_AGE } from '../files/json'

const colours = (theme: 'light' | 'dark') =>
  `--paper: ${PAPER[theme]}; --ink: ${THEME.ink[theme]}; --soft: ${THEME['ink-soft'][theme]}; --line: ${THEME.line[theme]}; --accent: ${THEME.accent[theme]}`

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
body { margin: 0; background: var(--paper); color: var(--ink) }
main { max-width: 680px; margin: 0 auto; padding: 48px 24px 96px }
h1 { font: 600 32px/1.2 Georgia, serif; margin: 0 0 16px }
h2 { font: 600 20px/1.3 Georgia, serif; margin: 40px 0 8px; overflow-wrap: anywhere }
p, label, ol { margin: 0 0 16px }
label { display: block; font-weight: 600 }
input { display: block; box-sizing: border-box; width: 100%; margin-top: 8px; padding: 12px; font: inherit; color: inherit; border: 1px solid var(--line); border-radius: 8px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.soft { color: var(--soft) }
.digest { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.verdict { font-weight: 600 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); text-align: end }
th:first-child, td:first-child { text-align: start }`

const page = (script: string) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${wording.title}</title>
<style>${raw(STYLE)}
</style>
</head>
<body>
<main>
<h1>${wording.title}</h1>
<p>${wording.lead}</p>
<p class="soft">${wording.offline}</p>
<label>${wording.files}<input type="file" id="files" multiple accept=".jsonl,.json,application/jsonl,application/json"></label>
<noscript><p>${wording.noScript}</p></noscript>
<div id="results" aria-live="polite"></div>
<h2>${wording.how}</h2>
<ol>${wording.steps.map((text) => html`<li>${text}</li>`)}</ol>
</main>
<script>${raw(script)}</script>
</body>
</html>
`

const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`
}

/**
 * GET `/partner-program/recompute`: a page in one file that divides a writer's month anew, where it is opened; saved, it
 * works without us. Rule: docs/rules/partner.md, "The writer's file".
 */
export const showRecomputePage: Endpoint = async ({ request }) => {
  const { RECOMPUTE_SCRIPT: script } = await import('./recompute-script.generated')
  const response = await answer(request, String(page(script)), {
    type: 'text/html; charset=utf-8',
    maxAge: FILE_MAX_AGE,
  })
  const [ofScript, ofStyle] = await Promise.all([hashOf(script), hashOf(`${STYLE}\n`)])
  // It reads files that nobody else may see, so it can't send anything anywhere.
  response.headers.set(
    'content-security-policy',
    `default-src 'none'; script-src ${ofScript}; style-src ${ofStyle}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  return response
}
