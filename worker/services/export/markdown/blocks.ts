import type {
  ButtonParagraph,
  IframeParagraph,
  ImageParagraph,
  LinkCardParagraph,
  ListItemParagraph,
  Markup,
  Paragraph,
  PlainParagraph,
  TableCell,
  TableParagraph,
  ToggleParagraph,
} from '../../../../schema/story/paragraph'
import type { Callout } from '../../../../schema/story/paragraph-parts'
import { newsletterWording } from '../../../../schema/wording/newsletter'
import { archivePath } from '../../import/archive/archive-address'
import { storyHtml } from '../../rss/html'
import { htmlText } from '../../rss/html-text'
import { element, emptyElement, type Xml } from '../../rss/xml'
import { type InlinePlace, inlineMarkdown } from './inline'

/** Addresses are absolute already; fragments lead to the same file. */
const HERE = { origin: '', link: '' }

const HARD_BREAK = '\\\n'
const HEADINGS = { H2: '## ', H3: '### ', H4: '#### ' } as const

const html = (text: string, markups: readonly Markup[]): Xml => htmlText(text, markups, HERE)

/** The address of a picture or a file as a story's file names it: all of them lie one folder deep. */
function shownAddress(address: string | undefined): string {
  const path = archivePath(address ?? '')
  return path === undefined ? (address ?? '') : `../${path}`
}

const caption = ({ text, markups }: TableCell): Xml | null =>
  text === '' ? null : element('figcaption', {}, html(text, markups))

function picture(image: ImageParagraph): string {
  const { alt, href, layout, text, width, height } = image
  const src = shownAddress(image.src)
  const isOutside = archivePath(image.src ?? '') === undefined
  const isPlain = text === '' && layout === 'inset' && href === undefined && image.gallery === undefined
  if (isPlain && !(isOutside && width !== undefined)) {
    const words = inlineMarkdown(alt, [], { lineBreak: ' ' })
    return `![${words}](${/[()\s]/.test(src) ? `<${src}>` : src})`
  }
  const shown = emptyElement('img', { src, alt, width, height })
  return element(
    'figure',
    { 'data-layout': layout === 'inset' ? undefined : layout },
    href === undefined ? shown : element('a', { href }, shown),
    caption(image),
  ).markup
}

const frame = (iframe: IframeParagraph): string => {
  const { src, title, width, height } = iframe
  return element('figure', {}, element('iframe', { src, title, width, height }), caption(iframe)).markup
}

function card({ href: address, title, description, site, player }: LinkCardParagraph): string {
  const href = shownAddress(address)
  if (player) {
    const { kind, width, height } = player
    const poster = player.poster && shownAddress(player.poster)
    return element(kind, { controls: 'controls', src: href, title, width, height, poster }).markup
  }
  const words = [element('strong', {}, title), description === '' ? null : element('em', {}, description)]
  return element('div', { class: 'link-card' }, element('a', { href }, words, site)).markup
}

const button = ({ href, label }: ButtonParagraph): string =>
  element('div', { class: 'link-button' }, element('a', { href }, label)).markup

export function codeMarkdown(text: string, language = ''): string {
  const runs = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length)
  const fence = '`'.repeat(Math.max(2, ...runs) + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

const LINES = { left: ':--', center: ':-:', right: '--:' } as const

/** A table with a heading and cells of one line each is one in Markdown too. */
function table(paragraph: TableParagraph): string {
  const { head, rows, align, text } = paragraph
  const isPlain = text === '' && head && [head, ...rows].flat().every((cell) => !cell.text.includes('\n'))
  if (!isPlain) return storyHtml([paragraph], HERE).markup
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const words = (cells: readonly TableCell[]) =>
    row(cells.map((cell) => inlineMarkdown(cell.text, cell.markups, { lineBreak: ' ', isCell: true })))
  return [words(head), row(align.map((side) => (side ? LINES[side] : '---'))), ...rows.map(words)].join('\n')
}

/** Items of lists, each under the words of the one that it belongs to. */
export function listMarkdown(items: readonly ListItemParagraph[], place: Partial<InlinePlace> = {}): string {
  const open: { indent: string; next: number; type: string }[] = []
  const lines = items.map((item) => {
    open.length = Math.min(open.length, item.level + 1)
    while (open.length <= item.level) {
      const above = open.at(-1)
      open.push({ indent: above ? above.indent + width(above.type) : '', next: 1, type: item.type })
    }
    const list = open[item.level] as (typeof open)[number]
    if (list.type !== item.type || item.start !== undefined) list.next = item.start ?? 1
    list.type = item.type
    const mark = item.type === 'ULI' ? '- ' : `${list.next++}. `
    const lineBreak = `${HARD_BREAK}${list.indent}${' '.repeat(mark.length)}`
    return `${list.indent}${mark}${box(item)}${inlineMarkdown(item.text, item.markups, { lineBreak, ...place })}`
  })
  return lines.join('\n')
}

/** The box of a to-do list, as GitHub writes it. */
const box = (item: ListItemParagraph): string =>
  item.type === 'ULI' && item.isDone !== undefined ? `[${item.isDone ? 'x' : ' '}] ` : ''

const width = (type: string): string => (type === 'ULI' ? '  ' : '   ')

/** Paragraphs of one box, as GitHub writes it: a quotation that says its kind. */
export const calloutMarkdown = (kind: Callout, paragraphs: readonly PlainParagraph[]): string =>
  [
    `> [!${kind.toUpperCase()}]`,
    paragraphs
      .map(({ text, markups }) => `> ${inlineMarkdown(text, markups, { lineBreak: `${HARD_BREAK}> ` })}`)
      .join('\n>\n'),
  ].join('\n')

/** A toggle as GitHub writes it: HTML around Markdown. */
export const toggleMarkdown = ({ text, markups }: ToggleParagraph, within: readonly string[]): string =>
  [`<details>\n${element('summary', {}, html(text, markups)).markup}`, ...within, '</details>'].join('\n\n')

/** A paragraph in Markdown, or in HTML where Markdown has no word for it. */
export function blockMarkdown(paragraph: Exclude<Paragraph, ListItemParagraph>): string {
  switch (paragraph.type) {
    case 'P':
      return inlineMarkdown(paragraph.text, paragraph.markups, { lineBreak: HARD_BREAK })
    case 'H2':
    case 'H3':
    case 'H4':
      return (
        HEADINGS[paragraph.type] + inlineMarkdown(paragraph.text, paragraph.markups, { lineBreak: '<br>' })
      )
    case 'BQ':
      return `> ${inlineMarkdown(paragraph.text, paragraph.markups, { lineBreak: `${HARD_BREAK}> ` })}`
    case 'PQ':
      return element('blockquote', { class: 'pullquote' }, html(paragraph.text, paragraph.markups)).markup
    case 'TOGGLE':
      return toggleMarkdown(paragraph, [])
    case 'PRE':
      return codeMarkdown(paragraph.text, paragraph.language)
    case 'MATH':
      return codeMarkdown(paragraph.text, 'math')
    case 'IMG':
      return picture(paragraph)
    case 'IFRAME':
      return frame(paragraph)
    case 'MIXTAPE_EMBED':
      return card(paragraph)
    case 'BUTTON':
      return button(paragraph)
    case 'SUBSCRIBE':
      return element('div', { 'data-subscribe-field': '' }, newsletterWording.subscribe).markup
    case 'HR':
      return paragraph.endsPreview ? '' : '---'
    case 'TABLE':
      return table(paragraph)
    case 'FOOTNOTE':
      return `[^${paragraph.label}]: ${inlineMarkdown(paragraph.text, paragraph.markups, { lineBreak: `${HARD_BREAK}    ` })}`
  }
}
