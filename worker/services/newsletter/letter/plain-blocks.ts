import { safeWebAddress } from '../../../../schema/rules/links'
import type { FootnoteParagraph, ImageParagraph, Paragraph } from '../../../../schema/story/paragraph'
import { letterMail } from '../../../../schema/wording/letter-mail'
import { absoluteHref } from '../../rss/html-text'
import type { LetterPlace } from './figures'
import { cleaned, indented, onOneLine, plainTable, plainText } from './plain-text'

/** Words above or below, and where they lead. */
const withAddress = (words: string, href: string | undefined): string =>
  href === undefined ? words : [words, href].filter(Boolean).join('\n')

/** What a picture shows, and what its writer says of it. */
function plainPicture(image: ImageParagraph, place: LetterPlace): string {
  const said = [onOneLine(image.alt), onOneLine(plainText(image, place))].filter(Boolean)
  const words = `[${[letterMail.picture, ...said].join(': ')}]`
  return withAddress(words, absoluteHref(image.href, place))
}

export const plainGallery = (images: readonly ImageParagraph[], place: LetterPlace): string =>
  images.map((image) => plainPicture(image, place)).join('\n')

export const plainNote = (note: FootnoteParagraph, place: LetterPlace): string =>
  `[${note.label}] ${plainText(note, place)}`

/** A heading with its line. */
const underlined = (words: string, line: string): string =>
  `${words}\n${line.repeat(Math.min(72, Math.max(3, words.length)))}`

/** A paragraph in the text part. */
export function plainBlock(paragraph: Paragraph, place: LetterPlace): string {
  switch (paragraph.type) {
    case 'P':
    case 'BQ':
    case 'ULI':
    case 'OLI':
    case 'H4':
    case 'TOGGLE':
      return plainText(paragraph, place)
    case 'H2':
      return underlined(onOneLine(plainText(paragraph, place)), '=')
    case 'H3':
      return underlined(onOneLine(plainText(paragraph, place)), '-')
    case 'PQ':
      return indented(plainText(paragraph, place), '> ')
    case 'PRE':
    case 'MATH':
      return indented(cleaned(paragraph.text), '    ')
    case 'IMG':
      return plainPicture(paragraph, place)
    case 'IFRAME': {
      const said = [onOneLine(paragraph.title), onOneLine(plainText(paragraph, place))]
      return withAddress(said.filter(Boolean).join('\n'), safeWebAddress(paragraph.src))
    }
    case 'MIXTAPE_EMBED': {
      const said = [paragraph.title, paragraph.description, paragraph.site].map(onOneLine)
      return withAddress(said.filter(Boolean).join('\n'), absoluteHref(paragraph.href, place))
    }
    case 'BUTTON':
      return withAddress(onOneLine(paragraph.label), absoluteHref(paragraph.href, place))
    case 'TABLE':
      return plainTable(paragraph, place)
    case 'HR':
      return '* * *'
    case 'FOOTNOTE':
      return plainNote(paragraph, place)
    // Whoever gets a letter is subscribed.
    case 'SUBSCRIBE':
      return ''
  }
}
