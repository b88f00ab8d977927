import { labelledLanguage, languageOf } from './code-language'
import { isControl } from './code-lines'
import { attribute, type Element, isElement, isText, type Node } from './tree'
import { isUnseen } from './visible'

/** What stands around the code of a block. */
export interface CodeParts {
  /** What isn't read: buttons, and labels that name the language. */
  controls: ReadonlySet<Element>
  language?: string | undefined
}

const CODE_CLASS = /(?:^|[\s_-])(?:code\w*|highlight\w*|snippet|prism|shiki|syntax\w*)(?:$|[\s_-])/i
const HEADER_CLASS =
  /(?:^|[\s_-])(?:lang\w*|label|title|header|head|file\w*|toolbar|caption|copy)(?:$|[\s_-])/i
const BLOCK_TAGS = new Set('div header figcaption p summary span'.split(' '))

/** Longer than labels are. */
const MOST_ELEMENTS = 60
const LONGEST_LABEL = 200

const classOf = (element: Element): string => (attribute(element, 'class') ?? '').slice(0, 1_000)

/** The words of a label, without those of buttons. */
export function labelOf(header: Element): string {
  const words: string[] = []
  const waiting: Node[] = [header]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isText(node)) words.push(node.value)
    else if (isElement(node) && !isControl(node) && !isUnseen(node))
      waiting.push(...[...node.childNodes].reverse())
  }
  return words.join('').replace(/\s+/g, ' ').trim()
}

const isHeader = (element: Element): boolean =>
  isControl(element) ||
  (BLOCK_TAGS.has(element.tagName) &&
    (element.tagName !== 'span' || HEADER_CLASS.test(classOf(element))) &&
    labelOf(element).length <= LONGEST_LABEL)

/** Elements above and below the only `code` of a block: its label, its file's name, its buttons. */
export function headersOf(block: Element): Element[] {
  const path = pathToCode(block)
  if (path === undefined) return []
  return path.flatMap((element, i) => {
    const inner = path[i + 1]
    return inner === undefined
      ? []
      : element.childNodes.filter(isElement).filter((child) => child !== inner && isHeader(child))
  })
}

/** The elements from a block down to its only `code`; nothing if it has none, or several. */
function pathToCode(block: Element): Element[] | undefined {
  const parents = new Map<Element, Element>()
  const waiting = [block]
  let code: Element | undefined
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    for (const child of element.childNodes) {
      if (!isElement(child)) continue
      parents.set(child, element)
      if (child.tagName !== 'code') waiting.push(child)
      else if (code !== undefined) return undefined
      else code = child
    }
  }
  if (code === undefined) return undefined
  const path = [code]
  for (let up = parents.get(code); up !== undefined; up = parents.get(up)) path.unshift(up)
  return path
}

/** What a box around a block of code has beside it; nothing if it is no such box. */
export function codeBoxOf(element: Element): CodeParts | undefined {
  if (!/^(?:div|figure|section)$/.test(element.tagName)) return undefined
  const code: Element[] = []
  const beside: Element[] = []
  if (!sort(element, code, beside, { left: MOST_ELEMENTS }) || code.length !== 1) return undefined
  if (!CODE_CLASS.test(classOf(element)) && !beside.some(isControl)) return undefined
  const labels = beside.filter((one) => labelledLanguage(labelOf(one)) !== undefined)
  const controls = new Set([...labels, ...beside.filter((one) => isControl(one) || holdsControls(one))])
  const language = languageOf(element) ?? labels.map((one) => labelledLanguage(labelOf(one))).find(Boolean)
  return { controls, language }
}

/** Whether an element has buttons, and no words beside them. */
const holdsControls = (element: Element): boolean =>
  labelOf(element) === '' &&
  element.childNodes.some((node) => isElement(node) && (isControl(node) || holdsControls(node)))

/** Sorts what is in a box into its code and the outermost elements beside it; false if it is more than a box. */
function sort(element: Element, code: Element[], beside: Element[], budget: { left: number }): boolean {
  for (const child of element.childNodes.filter(isElement)) {
    if (--budget.left < 0) return false
    if (child.tagName === 'pre' || child.tagName === 'table') code.push(child)
    else {
      const before = code.length
      const within: Element[] = []
      if (!sort(child, code, within, budget)) return false
      beside.push(...(code.length === before ? [child] : within))
    }
  }
  return true
}
