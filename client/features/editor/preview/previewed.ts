import { fileIdOf } from '../../../../schema/rules/files'
import { hostOf } from '../../../../schema/rules/links'
import type { Paragraph, StoryBody } from '../../../../schema/story/paragraph'

/** A body as its preview shows it: other sites' frames are cards, since nothing of other sites runs beside a draft. */
export const previewed = (body: StoryBody): StoryBody =>
  body.map((paragraph): Paragraph => {
    if (paragraph.type !== 'IFRAME' && paragraph.type !== 'MIXTAPE_EMBED') return paragraph
    // Our own recordings and files are no other site's.
    if (paragraph.type === 'MIXTAPE_EMBED' && fileIdOf(paragraph.href) !== undefined) return paragraph
    const { name, title } = paragraph
    const href = paragraph.type === 'IFRAME' ? paragraph.src : paragraph.href
    const site = paragraph.type === 'IFRAME' ? hostOf(href) : paragraph.site
    const { description = '', imageId } =
      paragraph.type === 'MIXTAPE_EMBED' ? paragraph : { description: '', imageId: undefined }
    return {
      type: 'MIXTAPE_EMBED',
      name,
      href,
      title: title || href,
      description,
      site,
      ...(imageId ? { imageId } : {}),
    }
  })
