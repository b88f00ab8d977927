import type {
  FootnoteParagraph,
  ImageParagraph,
  ListItemParagraph,
  Paragraph,
  StoryBody,
} from '../../../../schema/story/paragraph'
import { calloutLabel } from '../../../../schema/wording/callouts'
import { letterMail } from '../../../../schema/wording/letter-mail'
import { htmlLists } from '../../rss/html-list'
import { directed, htmlText } from '../../rss/html-text'
import { element, emptyElement, type Xml } from '../../rss/xml'
import { button, card, frame, gallery, type LetterPlace, picture, table } from './figures'
import { LOOK, SIDES } from './looks'
import { plainBlock, plainGallery, plainNote } from './plain-blocks'
import { indented, plainList, plainText } from './plain-text'

/** A part of a letter that is never cut, in both of the mail's parts. */
export interface LetterBlock {
  html: Xml
  text: string
  /** It introduces what follows, so a letter doesn't end in it. */
  leadsOn?: true
}

type Group = [Paragraph, ...Paragraph[]]

const isItem = (paragraph: Paragraph): paragraph is ListItemParagraph =>
  paragraph.type === 'ULI' || paragraph.type === 'OLI'

/** Whether two neighbours are one block: items, lines of a quotation, a callout's paragraphs, a gallery's pictures. */
function isOneBlock(above: Paragraph, paragraph: Paragraph): boolean {
  if (isItem(above)) return isItem(paragraph)
  if (above.type === 'BQ') return paragraph.type === 'BQ'
  if (above.type === 'IMG')
    return above.gallery !== undefined && paragraph.type === 'IMG' && paragraph.gallery === 'continue'
  if (above.type !== 'P' || above.callout === undefined) return false
  return paragraph.type === 'P' && paragraph.callout === above.callout
}

function groupsOf(body: StoryBody): Group[] {
  const groups: Group[] = []
  for (const paragraph of body) {
    const last = groups.at(-1)
    const above = last?.at(-1)
    if (last && above && isOneBlock(above, paragraph)) last.push(paragraph)
    else groups.push([paragraph])
  }
  return groups
}

type Texted = { text: string; markups: Extract<Paragraph, { type: 'P' }>['markups'] }

/** A line of text in the direction of its own letters. */
function block(
  name: string,
  style: string,
  of: Texted,
  place: LetterPlace,
  extra: { class?: string } = {},
): Xml {
  return element(name, { ...extra, ...directed(of.text, place, style) }, htmlText(of.text, of.markups, place))
}

const isTexted = (paragraph: Paragraph): paragraph is Paragraph & Texted => 'markups' in paragraph

/** What a paragraph is in HTML; nothing for one that shows nothing. */
function htmlOf(paragraph: Paragraph, place: LetterPlace): Xml | null {
  switch (paragraph.type) {
    case 'P':
    case 'BQ':
      return block('p', LOOK.p, paragraph, place)
    case 'H2':
      return block('h2', LOOK.h2, paragraph, place)
    case 'H3':
      return block('h3', LOOK.h3, paragraph, place)
    case 'H4':
      return block('h4', LOOK.h4, paragraph, place)
    case 'PQ':
      return block('blockquote', LOOK.pull, paragraph, place, { class: 'soft' })
    // Mail programs drop elements that open and close, but not their words.
    case 'TOGGLE':
      return element(
        'p',
        { style: LOOK.p },
        element('strong', {}, htmlText(paragraph.text, paragraph.markups, place)),
      )
    case 'PRE':
      return element(
        'pre',
        { dir: 'ltr', class: 'line', style: LOOK.pre },
        element('code', {}, htmlText(paragraph.text, paragraph.markups, place, '\n')),
      )
    // MathML is dropped with its sense, its source isn't.
    case 'MATH':
      return element(
        'pre',
        { dir: 'ltr', class: 'line', style: LOOK.pre },
        element('code', {}, paragraph.text),
      )
    case 'IMG':
      return picture(paragraph, place)
    case 'IFRAME':
      return frame(paragraph, place)
    case 'MIXTAPE_EMBED':
      return card(paragraph, place)
    case 'BUTTON':
      return button(paragraph, place)
    case 'TABLE':
      return table(paragraph, place)
    case 'HR':
      return paragraph.endsPreview ? null : emptyElement('hr', { class: 'line', style: LOOK.hr })
    // Items and notes are written where they stand together; whoever gets a letter is subscribed.
    case 'OLI':
    case 'ULI':
    case 'FOOTNOTE':
    case 'SUBSCRIBE':
      return null
  }
}

const HEADINGS: ReadonlySet<string> = new Set(['H2', 'H3', 'H4', 'TOGGLE', 'HR'])

/** Several paragraphs in one element. */
function blockOf(group: Group, place: LetterPlace): LetterBlock | undefined {
  const [first] = group
  const texts = group.filter(isTexted)
  const plain = texts.map((one) => plainText(one, place))
  const lines = () => group.map((one) => htmlOf(one, place))
  if (isItem(first)) {
    const items = group.filter(isItem)
    return { html: element('div', {}, htmlLists(items, place)), text: plainList(items, place) }
  }
  if (first.type === 'BQ')
    return {
      html: element(
        'blockquote',
        { class: 'line', style: `${LOOK.quote};${SIDES[place.side].quote}` },
        lines(),
      ),
      text: indented(plain.join('\n\n'), '> '),
    }
  if (first.type === 'P' && first.callout) {
    const label = calloutLabel(first.callout)
    const heading = element('p', { style: LOOK.label }, label)
    return {
      html: element('div', { class: 'line', style: LOOK.box }, heading, lines()),
      text: indented([`${label}:`, ...plain].join('\n\n'), '| '),
    }
  }
  if (group.length > 1) {
    const images = group as [ImageParagraph, ...ImageParagraph[]]
    return { html: gallery(images, place), text: plainGallery(images, place) }
  }
  const html = htmlOf(first, place)
  if (!html) return undefined
  return { html, text: plainBlock(first, place), ...(HEADINGS.has(first.type) && { leadsOn: true }) }
}

/** A story's text as blocks from top to bottom. */
export const letterBlocks = (body: StoryBody, place: LetterPlace): LetterBlock[] =>
  groupsOf(body).flatMap((group) => blockOf(group, place) ?? [])

/** The notes of a story, by their labels; nothing if it has none. */
export function letterNotes(body: StoryBody, place: LetterPlace): LetterBlock | undefined {
  const notes = body.filter((paragraph): paragraph is FootnoteParagraph => paragraph.type === 'FOOTNOTE')
  if (notes.length === 0) return undefined
  const html = notes.map((note) =>
    element(
      'p',
      { ...directed(note.text, place, LOOK.caption), class: 'soft' },
      `${note.label}. `,
      htmlText(note.text, note.markups, place),
    ),
  )
  const heading = element('h2', { style: LOOK.h4, lang: 'en' }, letterMail.notes)
  return {
    html: element('div', {}, emptyElement('hr', { class: 'line', style: LOOK.hr }), heading, html),
    text: [letterMail.notes, ...notes.map((note) => plainNote(note, place))].join('\n\n'),
  }
}
