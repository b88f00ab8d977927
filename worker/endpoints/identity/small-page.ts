import { html, raw } from 'hono/html'

/** Markup whose values have been escaped. */
type Html = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #242424 }
main { max-width: 440px; margin: 15vh auto 0; padding: 0 24px; text-align: center }
h1 { font: 400 28px/1.25 Georgia, serif; margin: 0 0 16px }
p { margin: 0 0 24px; overflow-wrap: anywhere }
button { font: inherit; min-height: 44px; padding: 8px 24px; border: 0; border-radius: 99px; background: #242424; color: #fff; cursor: pointer }
p:has(> button + button) { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px }
button + button { background: none; color: inherit; box-shadow: inset 0 0 0 1px }
a { color: inherit }
:focus-visible { outline: 2px solid currentColor; outline-offset: 3px }
@media (prefers-color-scheme: dark) {
  :root { background: #121212; color: #e6e6e6 }
  button:first-of-type { background: #e6e6e6; color: #121212 }
}`

/** What a short page shows. */
interface SmallPage {
  /** The response's own, for its styles. */
  nonce: string
  title: string
  body: Html
  head?: Html
  status?: number
}

/** A short page that asks or says one thing, without script. It may not be stored. */
export function smallPage({ nonce, title, body, head, status = 200 }: SmallPage): Response {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}<style nonce="${nonce}">${raw(STYLE)}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
  return new Response(String(page), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
