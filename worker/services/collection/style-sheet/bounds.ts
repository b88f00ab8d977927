import type { CssNode } from 'css-tree'

/* How large what a publication's style sheet sets may be. A text that is styled to be endless would push what follows
   out of anybody's reach, and so would a length that is computed from others; so each length is judged by the largest
   that it can come to. */

/** Pixels that one of a unit comes to, at most in usual windows. Units that aren't here are no lengths. */
const PIXELS: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 38, mm: 4, q: 1 },
  ...{ em: 16, rem: 16, ex: 8, ch: 8, cap: 12, ic: 16, lh: 24, rlh: 24 },
  ...Object.fromEntries(
    ['', 's', 'l', 'd'].flatMap((kind) =>
      ['w', 'h', 'i', 'b', 'min', 'max'].map((side) => [`${kind}v${side}`, 10]),
    ),
  ),
}
/** Units of angles, and of what is left of a grid; they are bounded as numbers are. */
const OTHERS: ReadonlySet<string> = new Set(['deg', 'rad', 'grad', 'turn', 'fr'])

const RELATIVE: ReadonlySet<string> = new Set(['em', 'ex', 'ch', 'cap', 'ic', 'lh'])

/* In pixels: of what takes room around a text, of widths, of heights, and of sizes that multiply from element to element. */
const MOST = 160
const MOST_WIDTH = 2400
const MOST_HEIGHT = 640
const MOST_RELATIVE = 48

const MOST_NUMBER = 1000
const MOST_REPEATS = 24
const MOST_PARTS = 15
const LEAST_DIVISOR = 0.1

/** What has no effect on the height of a text. */
const WIDTHS =
  /^(?:(?:min-|max-)?(?:width|inline-size)|max-(?:height|block-size)|flex(?:-basis)?|column(?:s|-width)|grid-(?:template|auto)-columns|background.*|object-position|border.*-radius|.*-shadow|text-decoration.*|font-stretch)$/
const HEIGHTS = /^(?:min-)?(?:height|block-size)$|^grid-(?:template|auto)-rows$/
const TYPE = /^(?:font(?:-size)?|line-height|--.*)$/

/** The largest line height, as a multiple of the text's size. */
const MOST_LINE = 4

/** Properties whose numbers say how often or how tall, with the largest. */
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^line-height$/, MOST_LINE],
  [/^(?:columns|column-count|grid-(?:row|column)(?:-start|-end)?|tab-size)$/, 12],
  [/^(?:font|aspect-ratio)$/, MOST_NUMBER * 4],
]

/** Functions whose arguments are sizes; colours and gradients take no room. */
const ARRANGING: ReadonlySet<string> = new Set(['var', 'minmax', 'repeat', 'fit-content'])

const COMPUTING: ReadonlySet<string> = new Set(['calc', 'min', 'max', 'clamp'])

const numberOf = (node: { value: string }): number => Math.abs(Number(node.value))

const hasVar = (nodes: readonly CssNode[]): boolean =>
  nodes.some(
    (node) =>
      (node.type === 'Function' && node.name.toLowerCase() === 'var') ||
      ('children' in node && node.children !== null && hasVar([...(node.children as Iterable<CssNode>)])),
  )

const isFactor = (node: CssNode | undefined): boolean =>
  node?.type === 'Operator' && /^[*/]$/.test(node.value.trim())

/** The largest that computed values come to, as pixels or plain numbers; infinite if nothing says it. */
class Largest {
  hasRelative = false

  constructor(private readonly percent: number) {}

  of(node: CssNode): number {
    switch (node.type) {
      case 'Number':
        return numberOf(node)
      case 'Percentage':
        this.hasRelative = true
        return numberOf(node) * this.percent
      case 'Dimension': {
        const unit = node.unit.toLowerCase()
        if (RELATIVE.has(unit)) this.hasRelative = true
        return numberOf(node) * (OTHERS.has(unit) ? 1 : (PIXELS[unit] ?? Number.POSITIVE_INFINITY))
      }
      case 'Parentheses':
        return this.sum([...node.children])
      case 'Function':
        if (node.name.toLowerCase() === 'var') {
          this.hasRelative = true
          return MOST
        }
        return this.sum([...node.children])
      default:
        return 0
    }
  }

  /** A sum of products. Arguments of a function that chooses one of them count as a sum: that is larger. */
  sum(nodes: readonly CssNode[]): number {
    let total = 0
    let product = 1
    let operator = '+'
    for (const [index, node] of nodes.entries()) {
      if (node.type === 'Operator') {
        operator = node.value.trim()
        if (operator === '*' || operator === '/') continue
        total += product
        product = 1
        operator = '+'
        continue
      }
      const isScale = operator === '*' || operator === '/'
      // A custom property may be a number as well as a length.
      if ((isScale || isFactor(nodes[index + 1])) && hasVar([node])) return Number.POSITIVE_INFINITY
      if (operator === '/') {
        const isNumber = node.type === 'Number' && numberOf(node) >= LEAST_DIVISOR
        product *= isNumber ? 1 / numberOf(node) : Number.POSITIVE_INFINITY
      } else product *= this.of(node)
      operator = '+'
    }
    return total + product
  }
}

function limitOf(property: string, hasRelative: boolean): number {
  if (TYPE.test(property) && hasRelative) return MOST_RELATIVE
  if (HEIGHTS.test(property)) return MOST_HEIGHT
  return WIDTHS.test(property) ? MOST_WIDTH : MOST
}

/** Pixels that a percent comes to: of a text's size, of something that may be one, of the text's width. */
const percentOf = (property: string): number =>
  property.startsWith('--') ? 0.48 : TYPE.test(property) ? 0.16 : 4

function isBoundedLength(property: string, node: CssNode): boolean {
  const largest = new Largest(percentOf(property))
  const size = largest.of(node)
  return size <= limitOf(property, largest.hasRelative)
}

/** Whether an element's height is at most five times its width. */
function isBroadEnough(nodes: readonly CssNode[]): boolean {
  const [width, height = 1] = nodes.flatMap((node) => (node.type === 'Number' ? [numberOf(node)] : []))
  return width === undefined || height <= 5 * width
}

/** Whether everything in a value of a property (in lower case) is bounded. */
export function isBounded(property: string, value: CssNode): boolean {
  if (value.type !== 'Value') return false
  const count = COUNTS.find(([names]) => names.test(property))?.[1]
  // What a custom property holds isn't known where a number says how often.
  if (count !== undefined && hasVar([...value.children])) return false
  const most = count ?? MOST_NUMBER
  const areBounded = (nodes: readonly CssNode[]): boolean =>
    nodes.every((node, index) => {
      if (node.type === 'Number') {
        const isLineHeight = /^(?:font|--.*)$/.test(property) && isFactor(nodes[index - 1])
        return numberOf(node) <= (isLineHeight ? MOST_LINE : most)
      }
      if (node.type === 'Dimension' && OTHERS.has(node.unit.toLowerCase()))
        return numberOf(node) <= MOST_NUMBER
      if (node.type === 'Dimension' || node.type === 'Percentage') return isBoundedLength(property, node)
      if (node.type === 'Parentheses' || node.type === 'Value') return areBounded([...node.children])
      if (node.type !== 'Function') return true
      const children = [...node.children]
      const name = node.name.toLowerCase()
      if (COMPUTING.has(name)) {
        // A custom property that is computed from others could double again and again.
        const isOpen = property.startsWith('--') && hasVar(children)
        return (
          count === undefined && !isOpen && children.length <= MOST_PARTS && isBoundedLength(property, node)
        )
      }
      if (!ARRANGING.has(name)) return true
      const [first] = children
      if (name === 'repeat' && first?.type === 'Number' && numberOf(first) > MOST_REPEATS) return false
      return areBounded(children)
    })
  return (
    areBounded([...value.children]) && (property !== 'aspect-ratio' || isBroadEnough([...value.children]))
  )
}
