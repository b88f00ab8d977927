import { longDate } from '../../../../schema/wording/formats'
import { LANGUAGE } from '../../../../schema/wording/language'
import { letterMail } from '../../../../schema/wording/letter-mail'
import { memberWallWording } from '../../../../schema/wording/member-wall'
import { postWording } from '../../../../schema/wording/post'
import type { Operator } from '../../parts'
import { element, emptyElement, escapeXml, joined, Xml, type XmlContent } from '../../rss/xml'
import type { LetterBlock } from './blocks'
import { marked, NOTE, PICTURE } from './counted'
import { buttonLink, LAYOUT } from './figures'
import { type LetterContent, PLACES } from './for-recipient'
import { LOOK, SHEET, TEXT_LOOKS } from './looks'
import { cleaned, onOneLine } from './plain-text'

/** What stands around a story in a letter. */
export interface LetterSetting {
  subject: string
  preheader: string
  language: string
  /** Whether the story runs from right to left. */
  isRight: boolean
  /** The newsletter's name, and the page of its owner. */
  newsletter: string
  home: string
  /** Where others subscribe to it. */
  subscribe: string
  /** Whether its reader has a link of their own for that. */
  hasReferrals: boolean
  /** Replies may be shown as responses. */
  holdsReplies: boolean
  product: string
  operator: Pick<Operator, 'name' | 'address'>
  title: string
  subtitle: string
  link: string
  authors: readonly string[]
  publishedAt: number | null
  readingTime: number
  /** Whether an address is its recipient's own; absent unless opens and clicks are counted. */
  isOwn?: ((href: string) => boolean) | undefined
  /** The rest is for members. */
  isPreview: boolean
}

/** Keeps the first words of the letter from following the preheader in a list of mails. */
const PADDING = '\u034f\u00a0'.repeat(60)

/** The sign of a recipient's link, which escaping would drop. */
const place = (name: keyof typeof PLACES, label: string): Xml =>
  new Xml(`<a href="${PLACES[name]}" style="color:inherit;text-decoration:underline">${escapeXml(label)}</a>`)

const bylineOf = ({ authors, publishedAt, readingTime }: LetterSetting): string =>
  [
    authors.length > 0 && letterMail.by(authors),
    publishedAt !== null && longDate(publishedAt),
    postWording.readTime(readingTime),
  ]
    .filter(Boolean)
    .join(' · ')

const ours = (content: XmlContent, style: string, isSoft = true): Xml =>
  element('p', { lang: LANGUAGE, class: isSoft ? 'soft' : undefined, style }, content)

/** What stands above the story. */
function head(frame: LetterSetting): Xml {
  const { title, subtitle, link, newsletter, home } = frame
  const plain = { class: 'plain', style: 'color:inherit;text-decoration:none' }
  return joined(
    element('p', { class: 'soft', style: LOOK.brand }, element('a', { href: home, ...plain }, newsletter)),
    title === ''
      ? null
      : element('h1', { class: 'title', style: LOOK.title }, element('a', { href: link, ...plain }, title)),
    subtitle === '' ? null : element('p', { class: 'soft', style: LOOK.subtitle }, subtitle),
    ours(
      [bylineOf(frame), ' · ', element('a', { href: link, style: TEXT_LOOKS.A }, letterMail.readOnWeb)],
      LOOK.byline,
    ),
  )
}

/** What stands below the story, as far as its readers can read on. */
function onward({ isPreview, link }: LetterSetting, isCut: boolean): XmlContent {
  if (isPreview)
    return [
      ours(element('strong', {}, memberWallWording.title), LOOK.p, false),
      ours(buttonLink(link, letterMail.wholeStory), LOOK.p, false),
    ]
  return isCut ? ours(buttonLink(link, letterMail.goOn), LOOK.p, false) : null
}

/** Why one gets the letter, how to stop it, and who answers for it. */
function foot(frame: LetterSetting): Xml {
  const { newsletter, product, operator, subscribe, hasReferrals, holdsReplies } = frame
  const address = [operator.name, operator.address].filter(Boolean).join(', ')
  return joined(
    emptyElement('hr', { class: 'line', style: LOOK.hr }),
    letterMail.forwarded,
    ' ',
    element('a', { href: subscribe, style: 'color:inherit;text-decoration:underline' }, letterMail.subscribe),
    emptyElement('br'),
    hasReferrals ? [place('refer', letterMail.refer), emptyElement('br')] : null,
    holdsReplies ? [letterMail.repliesWait, emptyElement('br')] : null,
    frame.isOwn ? NOTE : null,
    letterMail.why(newsletter, product),
    emptyElement('br'),
    place('leave', letterMail.leave),
    ' · ',
    place('list', letterMail.allMail),
    emptyElement('br'),
    address,
  )
}

const document = (frame: LetterSetting, blocks: readonly LetterBlock[], isCut: boolean): Xml => {
  const { subject, preheader, language, isRight, isOwn } = frame
  const dir = isRight ? 'rtl' : 'ltr'
  const meta = (name: string, content: string) => emptyElement('meta', { name, content })
  const align = isRight ? 'right' : 'left'
  const direct = joined(
    head(frame),
    blocks.map(({ html }) => html),
    onward(frame, isCut),
  )
  const content = isOwn ? marked(direct, isOwn) : direct
  const column = element(
    'table',
    { ...LAYOUT, width: 600, style: LOOK.column },
    element(
      'tr',
      {},
      element('td', { class: 'ink edge', align, style: `${LOOK.text};text-align:${align}` }, content),
    ),
    element(
      'tr',
      {},
      element('td', { class: 'soft edge', lang: LANGUAGE, dir: 'ltr', style: LOOK.footer }, foot(frame)),
    ),
  )
  return element(
    'html',
    { lang: language, dir },
    element(
      'head',
      {},
      emptyElement('meta', { charset: 'utf-8' }),
      meta('viewport', 'width=device-width, initial-scale=1'),
      meta('color-scheme', 'light dark'),
      meta('supported-color-schemes', 'light dark'),
      meta('format-detection', 'telephone=no'),
      element('title', {}, subject),
      new Xml(`<style>${SHEET}</style>`),
    ),
    element(
      'body',
      { class: 'page', style: LOOK.page },
      preheader === '' ? null : element('div', { style: LOOK.preheader }, preheader + PADDING),
      element(
        'div',
        { role: 'article', 'aria-label': subject, lang: language, dir },
        element(
          'table',
          { ...LAYOUT, class: 'page', style: `${LOOK.fixed};${LOOK.page}` },
          element('tr', {}, element('td', { align: 'center', style: 'padding:24px 0' }, column)),
        ),
      ),
      isOwn ? PICTURE : null,
    ),
  )
}

/** A letter of these blocks. The sign for a recipient's links is in neither part but where they belong. */
export function frameOfLetter(
  frame: LetterSetting,
  blocks: readonly LetterBlock[],
  isCut: boolean,
): LetterContent {
  const { title, subtitle, link, newsletter, product, operator, isPreview, subscribe } = frame
  const end = isPreview
    ? `${memberWallWording.title}\n${letterMail.wholeStory}: ${link}`
    : isCut && `${letterMail.goOn}: ${link}`
  const parts = [
    cleaned(title),
    cleaned(subtitle),
    `${onOneLine(bylineOf(frame))}\n${letterMail.readOnWeb}: ${link}`,
    ...blocks.map(({ text }) => text),
    end,
    [
      `-- \n${letterMail.forwarded} ${letterMail.subscribe}: ${subscribe}`,
      ...(frame.hasReferrals ? [`${letterMail.refer}: ${PLACES.refer}`] : []),
      ...(frame.holdsReplies ? [letterMail.repliesWait] : []),
      (frame.isOwn ? NOTE.markup : '') + onOneLine(letterMail.why(newsletter, product)),
      `${letterMail.leave}: ${PLACES.leave}`,
      `${letterMail.allMail}: ${PLACES.list}`,
      onOneLine([operator.name, operator.address].filter(Boolean).join(', ')),
    ].join('\n'),
  ]
  return {
    html: `<!doctype html>\n${document(frame, blocks, isCut).markup}\n`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  }
}
