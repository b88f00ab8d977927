import {
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js'

/** An archive with some files: name → content. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [name, content] of Object.entries(files))
    await writer.add(
      name,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
      { lastModDate: new Date(Date.UTC(2026, 0, 1)) },
    )
  return new Uint8Array(await writer.close())
}

/** The smallest PNG: one pixel. */
export const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)

export interface MediumPageInput {
  title?: string
  subtitle?: string
  body?: string
  id?: string
  isDraft?: boolean
  /** A response has no title in its text. */
  isTitled?: boolean
}

const heading = (title: string, subtitle: string): string =>
  `<h3 class="graf graf--h3 graf--leading graf--title">${title}</h3><h4 class="graf graf--h4 graf--subtitle">${subtitle}</h4>`

/** A story as Medium's export writes it, with words in another language than English. */
export const mediumPage = ({
  title = 'Ebbe und Flut',
  subtitle = 'Eine Notiz',
  body = '<p class="graf graf--p">Das Wasser geht, das Wasser kommt.</p>',
  id = '5198fb8a58c2',
  isDraft = false,
  isTitled = true,
}: MediumPageInput = {}): string => `<!DOCTYPE html><html><head><title>${title}</title><style>p { color: red }</style></head><body>
<article class="h-entry"><header><h1 class="p-name">${title}</h1></header>
<section data-field="subtitle" class="p-summary">${subtitle}</section>
<section data-field="body" class="e-content"><section class="section section--body section--first">
<div class="section-divider"><hr class="section-divider"></div>
<div class="section-content"><div class="section-inner sectionLayout--insetColumn">${isTitled ? heading(title, subtitle) : ''}${body}</div></div></section></section>
<footer>${
  isDraft
    ? `<p><a href="https://medium.com/p/${id}">Original ansehen.</a></p>`
    : `<p>Von <a href="https://medium.com/@ada.blum" class="p-author h-card">Ada Blum</a> am <a href="https://medium.com/p/${id}"><time class="dt-published" datetime="2023-07-07T19:09:20.041Z">7. Juli 2023</time></a>.</p><p><a href="https://medium.com/@ada.blum/ebbe-${id}" class="p-canonical">Kanonischer Link</a></p>`
}<p>Exportiert aus <a href="https://medium.com">Medium</a> am 16. Juli 2023.</p></footer></article></body></html>`
