import postcss, { AtRule, type ChildNode, type Container, Declaration, type Root, Rule } from 'postcss'

/** A rule of Tailwind's utilities. */
export interface Utility {
  /** The class as in the markup: `sm:px-3`. */
  className: string
  /** The at-rules around the rule, outermost first: `@media (min-width:36rem)`. */
  conditions: readonly string[]
  selector: string
  declarations: readonly { property: string; value: string }[]
}

/** Tailwind's output, parsed. */
export interface Stylesheet {
  /** In Tailwind's order, which decides between two that set the same property. */
  utilities: readonly Utility[]
  /** The registrations of the custom properties that utilities share, by name. */
  registered: ReadonlyMap<string, string>
  /** Everything else: tokens, resets, and handwritten rules. */
  rest: string
}

const nameIn = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, character?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (character ?? ''),
  )

/** The class that a selector targets: the first one it names. */
function classOf(selector: string): string {
  const escaped = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/.exec(selector)?.[1]
  if (!escaped) throw new Error(`The utility ${selector} names no class`)
  return nameIn(escaped)
}

function readUtilities(container: Container, conditions: readonly string[]): Utility[] {
  return (container.nodes ?? []).flatMap((node: ChildNode) => {
    if (node instanceof AtRule) return readUtilities(node, [...conditions, `@${node.name} ${node.params}`])
    if (!(node instanceof Rule)) return []
    const declarations = node.nodes.flatMap((child) => {
      // An important rule would win over later layers.
      if (!(child instanceof Declaration) || child.important) throw new Error(`Not a plain utility: ${node}`)
      return [{ property: child.prop, value: child.value }]
    })
    return node.selectors.map((selector) => ({
      className: classOf(selector),
      conditions,
      selector,
      declarations,
    }))
  })
}

const layersNamed = (root: Root, name: string): AtRule[] =>
  root.nodes.filter(
    (node): node is AtRule => node instanceof AtRule && node.name === 'layer' && node.params === name,
  )

/** Parses Tailwind's output. */
export function readStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css)
  const layers = layersNamed(root, 'utilities')
  const utilities = layers.flatMap((layer) => readUtilities(layer, []))
  const registered = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    registered.set(rule.params, String(rule))
    rule.remove()
  })
  // Includes the fallback for browsers without registered properties, which are older than those we support.
  for (const layer of [...layers, ...layersNamed(root, 'properties')]) layer.remove()
  return { utilities, registered, rest: String(root) }
}

const SIDES = ['top', 'right', 'bottom', 'left']
/**
 * The sides that a property's words refer to. Logical ones may be either, depending on the text direction.
 */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  block: ['top', 'bottom'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  inline: ['left', 'right'],
  'inline-start': ['left', 'right'],
  'inline-end': ['left', 'right'],
}
const SIDED =
  /^(margin|padding|inset|border)(?:-(block-start|block-end|inline-start|inline-end|block|inline|top|right|bottom|left))?(?:-(width|style|color))?$/

/** The longhands of a property: `padding-inline` → `padding-left` and `padding-right`. */
function longhandsOf(property: string): string[] {
  if (SIDES.includes(property)) return [`inset-${property}`]
  const [, name, side, aspect] = SIDED.exec(property) ?? []
  if (!name) return property === 'gap' ? ['row-gap', 'column-gap'] : [property]
  const sides = side === undefined ? SIDES : (MEANT[side] ?? [side])
  return sides.map((one) => [name, one, aspect].filter(Boolean).join('-'))
}

/** Whether two properties overlap: `flex` sets `flex-grow` too. */
const overlap = (a: string, b: string): boolean =>
  a === b || (!a.startsWith('--') && (a.startsWith(`${b}-`) || b.startsWith(`${a}-`)))

/** Two utilities of one kind differ only in their value: `mt-2` and `mt-4`, `sm:mt-2` and `sm:mt-4`. */
export const kindOf = ({ conditions, selector, declarations }: Utility): string =>
  [
    ...conditions,
    selector.replace(/\.(?:\\.|[\w-]|[^\0-\x7f])+/, ''),
    ...declarations.map(({ property }) => property),
  ].join('|')

/**
 * Assigns each utility to a cascade layer, so that the right one wins, whatever sheet it comes with and
 * whenever that is loaded: `sm:flex` over `hidden`, `px-2` over `p-4`. An element has one of a kind at a
 * time, so those need no order.
 *
 * @returns the layers' numbers, from 0, in the order of the utilities.
 */
export function layersOf(utilities: readonly Utility[]): number[] {
  /** For each property, the kinds that set it so far, each with its highest layer. */
  const known = new Map<string, Map<string, number>>()
  return utilities.map((utility) => {
    const kind = kindOf(utility)
    const properties = utility.declarations.flatMap(({ property }) => longhandsOf(property))
    const below = [...known].filter(([other]) => properties.some((property) => overlap(property, other)))
    const least = below.flatMap(([, kinds]) =>
      [...kinds].map(([other, layer]) => (other === kind ? layer : layer + 1)),
    )
    const layer = Math.max(0, ...least)
    for (const property of properties) {
      known.set(property, (known.get(property) ?? new Map<string, number>()).set(kind, layer))
    }
    return layer
  })
}
