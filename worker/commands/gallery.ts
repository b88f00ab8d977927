import { globSync, readFileSync, statSync } from 'node:fs'
import { type Request, Response } from 'miniflare'
import { buildGallery, type GalleryFiles } from '../../client/build/gallery'
import { drawPicture } from './demo/pictures'

/** What the worker says of the page that it wants. */
interface Wanted {
  /** For the page's script. */
  nonce: string
  theme: string | null
  dir: string | null
}

const SOURCES = 'client/{gallery,ui,styles,lib}/**/*'
/** A portrait of the demo, for the avatars. */
const PORTRAIT = 'worker/commands/demo/load-bearing/pictures/priya.svg'

const newestSource = (): number => Math.max(...globSync(SOURCES).map((file) => statSync(file).mtimeMs))

let built: { of: number; files: Promise<GalleryFiles> } | undefined

/** The gallery's script and style, rebuilt after a change. */
function galleryFiles(): Promise<GalleryFiles> {
  const newest = newestSource()
  if (built?.of !== newest) built = { of: newest, files: buildGallery() }
  built.files.catch(() => {
    built = undefined
  })
  return built.files
}

/**
 * Draws the gallery of components for the worker of a development instance. It is built when somebody asks for it,
 * outside the worker and apart from the client, so that no page carries any of it.
 */
export async function drawGallery(request: Request): Promise<Response> {
  const { nonce, theme, dir } = (await request.json()) as Wanted
  const [{ script, style }, portrait] = await Promise.all([
    galleryFiles(),
    drawPicture(readFileSync(PORTRAIT)),
  ])
  const themed = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : ''
  const html = `<!doctype html><html lang="en" dir="${dir === 'rtl' ? 'rtl' : 'ltr'}"${themed}><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Gallery of components</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style></head>
<body><div id="root" data-portrait="${portrait.id}"></div>
<script type="module" nonce="${nonce}">${script.replaceAll('</script', '<\\/script')}</script></body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
