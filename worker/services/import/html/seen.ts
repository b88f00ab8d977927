import { isControl, isLineNumber } from '../../../../schema/story/from-html/code-lines'
import {
  attribute,
  type Element,
  hasClass,
  isElement,
  isText,
  styleOf,
  type Tree,
} from '../../../../schema/story/from-html/tree'
import { isAround, isUnseen } from '../../../../schema/story/from-html/visible'

/** What readers of a document see, block by block. */
export interface Seen {
  /** The words of blocks, in their order. */
  blocks: string[]
  /** Links, by the words or the picture that one presses. */
  links: { address: string; words: string }[]
  /** Pictures, frames and recordings: the addresses that each of them has. */
  media: { addresses: string[]; words: string }[]
}

const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

const PICTURE_ADDRESSES = ['data-gif', 'data-orig-file', 'data-src', 'data-lazy-src', 'data-original', 'src']
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i
const MEDIA = new Set('img iframe frame embed object video audio'.split(' '))
const NO_MEDIUM = [
  'wp-smiley',
  'emoji',
  'latex',
  'tex',
  'ql-img-inline-formula',
  'ql-img-displayed-equation',
  'mwe-math*',
]

/** Formulas are read as wholes; what they are drawn with isn't words. */
const isFormula = (element: Element): boolean =>
  /^(?:math|mjx-container)$/.test(element.tagName) ||
  hasClass(element, 'katex', 'mwe-math-element', 'MathJax', 'MathJax_Display')

const isPixel = (element: Element): boolean =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(element, name) ?? ''))

function addressesOf(element: Element): string[] {
  const names = element.tagName === 'img' ? PICTURE_ADDRESSES : ['src', 'data-src', 'data-lazy-src', 'data']
  const sources = element.childNodes.filter(
    (node): node is Element => isElement(node) && node.tagName === 'source',
  )
  const set = (attribute(element, 'srcset') ?? attribute(element, 'data-srcset') ?? '')
    .trim()
    .split(/[\s,]/)[0]
  const given = names.map((name) => attribute(element, name)?.trim())
  return [...given, ...sources.map((one) => attribute(one, 'src')), set].filter(
    (address): address is string => address !== undefined && address !== '' && address !== 'about:blank',
  )
}

/** What a field or a button says. */
function wordsOfInput(element: Element): string {
  const isButton = /^(?:submit|button|reset)$/.test(attribute(element, 'type') ?? '')
  return attribute(element, isButton ? 'value' : 'placeholder') ?? ''
}

/** Goes through a document once. */
class Look {
  readonly seen: Seen = { blocks: [], links: [], media: [] }
  #block = ''

  node(root: Tree): void {
    const waiting: (Tree['childNodes'][number] | (() => void))[] = [...root.childNodes].reverse()
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (typeof node === 'function') node()
      else if (isText(node)) this.#block += node.value
      else if (isElement(node)) waiting.push(...this.#element(node))
    }
    this.#edge()
  }

  /** What comes after an element's beginning, the last first. */
  #element(element: Element): (Element['childNodes'][number] | (() => void))[] {
    if (isUnseen(element) || isLineNumber(element)) return []
    const { tagName } = element
    if (isFormula(element)) return []
    if (MEDIA.has(tagName)) this.#medium(element)
    if (tagName === 'br') this.#block += ' '
    if (tagName === 'input') this.#block += ` ${wordsOfInput(element)} `
    // A button isn't one word with what stands beside it.
    if (isControl(element)) this.#edge()
    const background = /background(?:-image)?\s*:\s*url\(\s*["']?(https?:[^"')]+)/i.exec(
      styleOf(element),
    )?.[1]
    if (background) this.seen.media.push({ addresses: [background], words: '' })
    if (/^(?:video|audio|iframe|object)$/.test(tagName)) return []
    const children = [...element.childNodes].reverse()
    // What stands beside the text isn't one word with it.
    if (isAround(element)) this.#edge()
    if (tagName === 'a' || tagName === 'area') return this.#link(element, children)
    if (tagName.includes('-')) return this.#custom(element, children)
    if (INLINE.has(tagName) && !isAround(element) && !isControl(element)) return children
    this.#edge()
    return [() => this.#edge(), ...children]
  }

  /** An element that a script defines may have an address of its own. */
  #custom(
    element: Element,
    children: Element['childNodes'],
  ): (Element['childNodes'][number] | (() => void))[] {
    const address = ['href', 'src', 'url'].map((name) => attribute(element, name)).find(Boolean)
    if (address && /^https?:/.test(address)) this.seen.media.push({ addresses: [address], words: '' })
    this.#edge()
    return [() => this.#edge(), ...children]
  }

  #link(element: Element, children: Element['childNodes']): (Element['childNodes'][number] | (() => void))[] {
    const address = attribute(element, 'href')?.trim() ?? ''
    const [from, media, blocks] = [this.#block.length, this.seen.media.length, this.seen.blocks.length]
    const end = () => {
      const isWhole = this.seen.blocks.length > blocks
      const words = (isWhole ? this.seen.blocks.slice(blocks).join(' ') : this.#block.slice(from)).trim()
      // A picture that links to itself is enlarged here.
      const shown = this.seen.media.slice(media)
      const isSeen =
        words !== '' || shown.some(({ addresses }) => !addresses.includes(address) && !PICTURE.test(address))
      if (isSeen || element.tagName === 'area')
        this.seen.links.push({ address, words: words || (attribute(element, 'alt') ?? '') })
    }
    return [end, ...children]
  }

  #medium(element: Element): void {
    if (isPixel(element)) return
    const alt = attribute(element, 'alt') ?? ''
    if (hasClass(element, ...NO_MEDIUM)) return
    const words = alt || (attribute(element, 'title') ?? '')
    const poster = attribute(element, 'poster')
    const addresses = addressesOf(element)
    if (addresses.length === 0 && poster) addresses.push(poster)
    if (addresses.length > 0) this.seen.media.push({ addresses, words })
  }

  #edge(): void {
    const words = this.#block.replace(/\s+/g, ' ').trim()
    this.#block = ''
    if (words !== '') this.seen.blocks.push(words)
  }
}

/** Whatever readers of a document see: what an import has to bring, or to name. */
export function seenIn(root: Tree): Seen {
  const look = new Look()
  look.node(root)
  return look.seen
}
