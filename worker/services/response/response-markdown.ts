import { imageUrl } from '../../../schema/rules/images'
import type { ImageParagraph, ListItemParagraph, Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { codeMarkdown, listMarkdown } from '../export/markdown/blocks'
import { inlineMarkdown } from '../export/markdown/inline'

const isItem = (paragraph: Paragraph): paragraph is ListItemParagraph =>
  paragraph.type === 'ULI' || paragraph.type === 'OLI'

/** The width of the address that stands for a picture. */
const WIDTH = 680

/** A picture of our store, with its caption, which has no formatting here. */
function picture({ alt, text, imageId = '' }: ImageParagraph): string {
  const words = inlineMarkdown(alt, [], { lineBreak: ' ', hasNoElements: true })
  const caption = text === '' ? '' : ` "${text.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"`
  return `![${words}](${imageUrl(imageId, { strategy: 'resample', width: WIDTH })}${caption})`
}

function block(paragraph: Exclude<Paragraph, ListItemParagraph>): string {
  if (paragraph.type === 'PRE') return codeMarkdown(paragraph.text, paragraph.language)
  if (paragraph.type === 'IMG') return picture(paragraph)
  if (!('markups' in paragraph)) return ''
  const [sign, lineBreak] = paragraph.type === 'BQ' ? ['> ', '\n> '] : ['', '\n']
  return sign + inlineMarkdown(paragraph.text, paragraph.markups, { lineBreak, hasNoElements: true })
}

/**
 * What an editor made of a response, as it would be typed: typing it makes the same. Rule: docs/rules/responses.md,
 * "Changing".
 */
export function responseMarkdown(body: StoryBody): string {
  const parts: string[] = []
  for (let i = 0; i < body.length; ) {
    const items: ListItemParagraph[] = []
    for (let one = body[i]; one && isItem(one); one = body[++i]) items.push(one)
    if (items.length > 0) parts.push(listMarkdown(items, { hasNoElements: true }))
    const next = body[i]
    if (!next || isItem(next)) continue
    // Quotations that follow each other are one.
    const isJoined = next.type === 'BQ' && body[i - 1]?.type === 'BQ'
    parts.push(isJoined ? `${parts.pop()}\n>\n${block(next)}` : block(next))
    i += 1
  }
  return parts.join('\n\n')
}
