import { html, raw } from 'hono/html'

/** Markup whose values have been escaped. */
export type Html = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas }
body { max-width: 720px; margin: 0 auto; padding: 24px 16px }`

/** Its own styles, and those of the mails that it shows, stand in the page. */
const policy = (nonce: string | undefined): string =>
  [
    `default-src 'none'; script-src ${nonce === undefined ? "'none'" : `'nonce-${nonce}'`}`,
    "style-src 'unsafe-inline'; img-src 'self' https: http: data:; connect-src 'self'; frame-src 'self'",
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ].join('; ')

/** The parts of a development page. */
interface DevelopmentPage {
  title: string
  /** Its own styles, after the common ones. */
  style: string
  head?: Html
  main: Html
  /** Of its script; a page without one may have none. */
  nonce?: string
  status?: number
}

/** A development page, in light and dark and for every width. */
export function developmentPage({
  title,
  style,
  head,
  main,
  nonce,
  status = 200,
}: DevelopmentPage): Response {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE + style)}
</style>
${head}</head>
<body>
<main>
${main}
</main>
</body>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) }
  return new Response(String(page), { status, headers })
}
