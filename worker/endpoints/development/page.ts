import { html, raw } from 'hono/html'

/** Markup whose values have been escaped. */
export type Html = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas }
body { max-width: 720px; margin: 0 auto; padding: 24px 16px }`

/** The parts of a development page. */
interface DevelopmentPage {
  title: string
  /** Its own styles, after the common ones. */
  style: string
  head?: Html
  main: Html
  status?: number
}

/** A development page, in light and dark and for every width. */
export function developmentPage({ title, style, head, main, status = 200 }: DevelopmentPage): Response {
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
  return new Response(String(page), { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
