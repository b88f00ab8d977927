const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text within HTML, or within an attribute's double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas }
body { max-width: 720px; margin: 0 auto; padding: 24px 16px }`

/** What a page of development is made of. */
interface DevelopmentPage {
  title: string
  /** Rules of its own, behind those of all. */
  style: string
  /** HTML. */
  head?: string
  main: string
  status?: number
}

/** A page of development, in light and dark and at every width. */
export function developmentPage({ title, style, head = '', main, status = 200 }: DevelopmentPage): Response {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}${style}
</style>
${head}</head>
<body>
<main>
${main}
</main>
</body>
</html>
`
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
