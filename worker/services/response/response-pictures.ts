import { IMAGE_PATH, parseImageAddress } from '../../../schema/rules/images'
import type { ImageParagraph, Paragraph, StoryBody } from '../../../schema/story/paragraph'
import type { Database } from '../../data/database'
import { mediaByIds } from '../../data/media/media'

const OWN_PICTURE = new RegExp(`^${IMAGE_PATH}([^/]+)/([^/]+)$`)

/** The picture of our store at an address that Markdown names. */
export function ownPicture(src: string): { imageId: string } | undefined {
  const [, options = '', id = ''] = OWN_PICTURE.exec(src) ?? []
  const address = parseImageAddress(options, id)
  return address?.kind === 'picture' ? { imageId: address.imageId } : undefined
}

/** A picture elsewhere becomes a link: nothing of other sites is loaded where responses are read. */
export function withoutForeign(paragraph: Paragraph): Paragraph {
  if (paragraph.type !== 'IMG') return paragraph
  const { name, imageId, src = '', alt, text, markups } = paragraph
  if (imageId) return { type: 'IMG', name, imageId, alt, text, markups, layout: 'inset' }
  const words = alt || src
  return { type: 'P', name, text: words, markups: [{ type: 'A', start: 0, end: words.length, href: src }] }
}

/** Whether a picture is one of our store that stands in the text and leads nowhere. */
export const isOwnPicture = ({ imageId, src, href, layout, gallery }: ImageParagraph): boolean =>
  imageId !== undefined && !src && !href && !gallery && layout === 'inset'

type Sizes = ReadonlyMap<string, { width: number; height: number }>

/** The sizes of the pictures of a text; nothing if one of them isn't in our store. */
export async function sizesOf(db: Database, body: StoryBody): Promise<Sizes | undefined> {
  const ids = body.flatMap((paragraph) => (paragraph.type === 'IMG' ? (paragraph.imageId ?? []) : []))
  if (ids.length === 0) return new Map()
  const stored = new Map((await db.all(mediaByIds, JSON.stringify(ids))).map((one) => [one.id, one]))
  return ids.every((id) => stored.has(id)) ? stored : undefined
}

/** A paragraph with the size of its picture. */
export function sized(paragraph: Paragraph, sizes: Sizes): Paragraph {
  const size = paragraph.type === 'IMG' && sizes.get(paragraph.imageId ?? '')
  return size ? { ...paragraph, width: size.width, height: size.height } : paragraph
}
