import { hostOf } from '../../rules/links'
import type { Converter, Reader } from './context'
import { type Element, hasClass } from './tree'
import type { Unnamed } from './writer'

/** Whether an element is a gallery of the block editor, one of its plug-ins, a shortcode, Ghost or Medium. */
export const isGallery = (element: Element): boolean =>
  hasClass(
    element,
    'wp-block-gallery',
    'wp-block-jetpack-tiled-gallery',
    'tiled-gallery',
    'gallery-columns-*',
    'kg-gallery-card',
    'sectionLayout--outsetRow',
  )

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i

type Picture = Extract<Unnamed, { type: 'IMG' }>

/** Whether a picture links to its file or to its page in the media library; here it is enlarged instead. */
function leadsToItself({ href, src }: Picture, { options }: Converter): boolean {
  if (href === undefined) return false
  const own = [src, options.baseUrl].map((address) => hostOf(address ?? ''))
  return PICTURE_FILE.test(href) || own.includes(hostOf(href))
}

/** Reads a gallery with the reader of its element, and marks the pictures as one gallery if there are several. */
export const galleryReader =
  (read: Reader): Reader =>
  (element, context, converter) => {
    const { writer } = converter
    writer.edge()
    const from = writer.paragraphs.length
    read(element, context, converter)
    writer.edge()
    const pictures = writer.paragraphs.slice(from).filter((paragraph) => paragraph.type === 'IMG')
    if (pictures.length < 2) return
    for (const [i, picture] of pictures.entries()) {
      if (leadsToItself(picture, converter)) delete picture.href
      picture.gallery = i === 0 ? 'start' : 'continue'
    }
  }
