import { LONGEST_COUNTED_LINK } from '../../../../schema/rules/counting'
import { bytesOf } from '../../../../schema/rules/cutting'
import { letterMail } from '../../../../schema/wording/letter-mail'
import { emptyElement, escapeXml, Xml } from '../../rss/xml'
import { type LetterContent, SIGN } from './for-recipient'

/* A letter in which opens and clicks are counted is rendered once for those who are counted and those who aren't: what differs
   is marked by the control character that no text of it can have. Rule: docs/rules/newsletters.md, "Counting opens and clicks". */

/** Makes the address of a recipient's own that counts a click and leads on to a target; that of the picture without one. */
export type AddressFor = (target: string | null) => Promise<string>

const LINK = /(<a\b[^>]*? href=")(https?:\/\/[^"]+)(?=")/g

/** Markup back as text, as our own writer has escaped it. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Longer by what stands before and after the target in its address: 12 digits of each id, 32 of the signature. */
const LENGTH_OF_ADDRESS = 80

const mayBeCounted = (href: string): boolean => bytesOf(unescaped(href)) <= LONGEST_COUNTED_LINK

/** Marks the links of a part of a letter. @param isOwn whether an address is a recipient's own, and stays as it is. */
export const marked = ({ markup }: Xml, isOwn: (href: string) => boolean): Xml =>
  new Xml(
    markup.replace(LINK, (all, before: string, href: string) =>
      isOwn(href) || !mayBeCounted(href) ? all : `${before}${SIGN}${TO}${href}${SIGN}`,
    ),
  )

/** How many bytes longer a part is once its links lead through us. */
export function growthOf({ markup }: Xml, origin: string): number {
  let growth = 0
  for (const [, , href = ''] of markup.matchAll(LINK)) {
    const size = bytesOf(unescaped(href))
    if (size <= LONGEST_COUNTED_LINK)
      growth += origin.length + LENGTH_OF_ADDRESS + Math.ceil((size * 4) / 3) - size
  }
  return growth
}

/** Where the picture stands, and where it is said that the letter is counted. */
export const PICTURE = new Xml(`${SIGN}picture${SIGN}`)
export const NOTE = new Xml(`${SIGN}note${SIGN}`)

/** Before the address in the place of a link. */
const TO = 'to '
const PLACE = new RegExp(`${SIGN}(${TO}[^${SIGN}]*|picture|note)${SIGN}`)

/** A rendered letter, for somebody who is counted, and for somebody who isn't: as it would be if nobody were. */
export function countedContent(rendered: LetterContent): (addressFor?: AddressFor) => Promise<LetterContent> {
  // Every second piece is a place.
  const pieces = rendered.html.split(PLACE)
  const filled = (contentOf: (place: string) => string, note: string): LetterContent => ({
    html: pieces.map((piece, i) => (i % 2 === 1 ? contentOf(piece) : piece)).join(''),
    text: rendered.text.replaceAll(NOTE.markup, note),
  })
  const linkIn = (place: string): string | undefined =>
    place.startsWith(TO) ? place.slice(TO.length) : undefined
  const links = new Set(pieces.flatMap((piece, i) => (i % 2 === 1 ? (linkIn(piece) ?? []) : [])))
  const direct = filled((place) => linkIn(place) ?? '', '')
  return async (addressFor) => {
    if (!addressFor) return direct
    const [picture, addresses] = await Promise.all([
      addressFor(null),
      Promise.all(
        [...links].map(async (link) => [link, escapeXml(await addressFor(unescaped(link)))] as const),
      ),
    ])
    const addressOf = new Map(addresses)
    const contents: Readonly<Record<string, string>> = {
      picture: emptyElement('img', {
        src: picture,
        width: 1,
        height: 1,
        alt: '',
        style: 'display:block;border:0',
      }).markup,
      note: escapeXml(letterMail.counted) + emptyElement('br').markup,
    }
    return filled(
      (place) => contents[place] ?? addressOf.get(linkIn(place) ?? '') ?? '',
      `${letterMail.counted}\n`,
    )
  }
}
