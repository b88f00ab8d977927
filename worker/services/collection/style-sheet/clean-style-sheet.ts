import type { Atrule, CssNode, Declaration, Rule, SelectorList } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import walk from 'css-tree/walker'
import { MAX_STYLE_SHEET_DEPTH } from '../../../../schema/rules/limits'
import { publicationMessages } from '../../../../schema/wording/collection-messages'
import { FUNCTIONS, PROPERTIES, PSEUDOS } from './allowed'
import { isBounded } from './bounds'

const { styleSheet: wording } = publicationMessages

/** The parts of a page to which a publication's style sheet applies: `OwnPart` of the client. */
export const SCOPE = '[data-publication]'

/** A style sheet as it is served, or what is wrong with it: the first few faults. */
export type Cleaned = { css: string } | { faults: readonly string[] }

const MOST_FAULTS = 3

const lineOf = ({ loc }: CssNode): number => loc?.start.line ?? 1

/** Whether a text has more brackets within brackets than a parser should have to follow. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    if (depth > MAX_STYLE_SHEET_DEPTH) return true
  }
  return false
}

/** Nodes that a value may consist of; what the parser couldn't read is `Raw`. */
const VALUES: ReadonlySet<string> = new Set([
  'Value',
  'Identifier',
  'Number',
  'Percentage',
  'Dimension',
  'Hash',
  'String',
  'Operator',
  'Parentheses',
  'Function',
])

const isAllowedValue = (value: CssNode): boolean => {
  let isAllowed = true
  walk(value, (node) => {
    if (!VALUES.has(node.type)) isAllowed = false
    if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase())) isAllowed = false
  })
  return isAllowed
}

function faultOfDeclaration(node: Declaration): string | undefined {
  const { property, value } = node
  const isCustom = /^--[a-z][a-z0-9-]*$/.test(property)
  if (!isCustom && !PROPERTIES.has(property.toLowerCase())) return wording.property(lineOf(node), property)
  if (!isAllowedValue(value)) return wording.value(lineOf(node), property)
  return isBounded(property.toLowerCase(), value) ? undefined : wording.size(lineOf(node), property)
}

/** Nodes that a selector may consist of. */
const SELECTORS: ReadonlySet<string> = new Set([
  'SelectorList',
  'Selector',
  'TypeSelector',
  'ClassSelector',
  'IdSelector',
  'AttributeSelector',
  'PseudoClassSelector',
  'PseudoElementSelector',
  'Combinator',
  'Identifier',
  'String',
  'Nth',
  'AnPlusB',
])

/** The name of the page's own elements, for which the publication's part stands. */
const ROOTS: ReadonlySet<string> = new Set(['html', 'body'])

function isAllowedSelector(list: CssNode): boolean {
  if (list.type !== 'SelectorList') return false
  let isAllowed = true
  walk(list, (node) => {
    if (!SELECTORS.has(node.type)) isAllowed = false
    const isPseudo = node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector'
    if (isPseudo && !PSEUDOS.has(node.name.toLowerCase())) isAllowed = false
    if (node.type === 'Combinator' && !/^(?: |>|\+|~)$/.test(node.name)) isAllowed = false
    // A name with an escape may be read differently by others.
    if ('name' in node && typeof node.name === 'string' && node.name.includes('\\')) isAllowed = false
  })
  return isAllowed
}

/** Selectors below the publication's part of the page: `h1, body p` is `[data-publication] h1, [data-publication] p`. */
function scoped(list: SelectorList): string[] | undefined {
  const selectors: string[] = []
  for (const selector of list.children) {
    if (selector.type !== 'Selector') return undefined
    const [first, second] = selector.children
    if (!first || first.type === 'Combinator') return undefined
    const isRoot = first.type === 'TypeSelector' && ROOTS.has(first.name.toLowerCase())
    if (!isRoot) selectors.push(`${SCOPE} ${generate(selector)}`)
    else if (second === undefined) selectors.push(SCOPE)
    // Anything beside the page's root is outside.
    else if (second.type !== 'Combinator' || !/^[ >]$/.test(second.name)) return undefined
    else selectors.push(`${SCOPE}${generate(selector).slice(first.name.length)}`)
  }
  return selectors
}

class Cleaning {
  readonly faults: string[] = []

  rule(node: Rule): string {
    const { prelude, block } = node
    const selectors =
      prelude.type === 'SelectorList' && isAllowedSelector(prelude) ? scoped(prelude) : undefined
    if (!selectors) this.faults.push(wording.selector(lineOf(node)))
    const declarations: string[] = []
    for (const child of block.children) {
      if (child.type === 'Declaration') {
        const fault = faultOfDeclaration(child)
        if (fault) this.faults.push(fault)
        else declarations.push(generate(child))
      } else if (child.type !== 'Comment') this.faults.push(wording.unreadable(lineOf(child)))
    }
    return declarations.length > 0 && selectors ? `${selectors.join(',')}{${declarations.join(';')}}` : ''
  }

  media(node: Atrule): string {
    const isMedia = node.name.toLowerCase() === 'media' && node.prelude && node.block
    if (!isMedia || !node.prelude || !node.block) {
      this.faults.push(wording.atRule(lineOf(node), node.name))
      return ''
    }
    const condition = generate(node.prelude)
    if (!/^[a-z0-9 ():,.<>=/-]+$/i.test(condition)) this.faults.push(wording.unreadable(lineOf(node)))
    const rules = this.all([...node.block.children])
    return rules === '' ? '' : `@media ${condition}{${rules}}`
  }

  all(nodes: readonly CssNode[]): string {
    return nodes
      .map((node) => {
        if (node.type === 'Rule') return this.rule(node)
        if (node.type === 'Atrule') return this.media(node)
        if (node.type !== 'Comment') this.faults.push(wording.unreadable(lineOf(node)))
        return ''
      })
      .join('')
  }
}

/**
 * A publication's style sheet as it is served: only allowed properties, functions and selectors, generated from what the
 * parser has read, and each rule limited to the publication's part of the page. Anything else is a fault. Rule:
 * docs/rules/publications.md, "Style sheets".
 */
export function cleanStyleSheet(text: string): Cleaned {
  if (isTooDeep(text)) return { faults: [wording.tooDeep] }
  const unread: number[] = []
  const sheet = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => unread.push((error as unknown as { line: number }).line),
  })
  const [line] = unread
  if (line !== undefined || sheet.type !== 'StyleSheet') return { faults: [wording.unreadable(line ?? 1)] }
  const cleaning = new Cleaning()
  const css = cleaning.all([...sheet.children])
  return cleaning.faults.length > 0 ? { faults: cleaning.faults.slice(0, MOST_FAULTS) } : { css }
}
