import { html, raw } from 'hono/html'
import type { WrittenInvoice } from '../../services/invoice/write-invoice'

/** Black on white, on a sheet of paper as on a screen. */
const STYLE = `
@page { margin: 20mm }
body { font: 15px/1.5 system-ui, sans-serif; color: #111; background: #fff; max-width: 680px; margin: 0 auto; padding: 40px 24px }
h1 { font: 600 30px/1.2 Georgia, serif; margin: 0 0 24px }
dl { margin: 0; border-top: 1px solid #ccc }
div { display: grid; grid-template-columns: 11em 1fr; gap: 16px; padding: 12px 0; border-bottom: 1px solid #ccc; break-inside: avoid }
dt { color: #555 }
dd { margin: 0; overflow-wrap: anywhere }
dd span { display: block }
div:last-child { font-weight: 600 }
@media print { body { padding: 0 } }`

/** An invoice or a credit note as a page that needs no connection. */
export async function invoicePage({ title, number, parts }: WrittenInvoice): Promise<string> {
  const rows = parts.map(
    ([name, lines]) =>
      html`<div><dt>${name}</dt><dd>${lines.map((line) => html`<span>${line}</span>`)}</dd></div>`,
  )
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${number}</title>
<style>${raw(STYLE)}
</style>
</head>
<body>
<h1>${title}</h1>
<dl>${rows}</dl>
</body>
</html>
`,
  )
}
