import { encodingOfChunks } from './decode-text'
import { PictureSizes } from './picture-sizes'
import { readWxr } from './read-wxr'
import type { WxrAttachment, WxrAuthor, WxrItem, WxrSurvey } from './wxr'

const asAttachment = (item: WxrItem): WxrAttachment => ({
  id: item.postId,
  parentId: item.parentId,
  url: item.attachmentUrl || item.guid,
  alt: item.alt,
  caption: item.excerpt,
  title: item.title,
})

/**
 * Reads an export through once: it is known to be well-formed to its end before anything is written, and
 * everything that stories refer to is known before them, wherever it is.
 *
 * @throws WxrError
 */
export function surveyWxr(chunks: readonly Uint8Array[]): WxrSurvey {
  const fields = new Map<string, string>()
  const authors: WxrAuthor[] = []
  const attachments = new Map<string, WxrAttachment>()
  const patterns = new Map<string, string>()
  const sizes = new PictureSizes()
  for (const event of readWxr(chunks)) {
    if (event.kind === 'channel') fields.set(event.field, event.text)
    else if (event.kind === 'author') authors.push(event.author)
    else if (event.item.type === 'wp_block') patterns.set(event.item.postId, event.item.content)
    else if (event.item.type === 'attachment') {
      const file = asAttachment(event.item)
      attachments.set(file.id, file)
      sizes.note(file.url, event.item.size)
    }
  }
  return {
    title: fields.get('title') ?? '',
    description: fields.get('description') ?? '',
    link: fields.get('link') ?? '',
    language: fields.get('language') ?? '',
    authors,
    attachments,
    patterns,
    sizes,
    notes: encodingOfChunks(chunks).notes,
  }
}
