import type { Attrs, DOMOutputSpec, Node, TagParseRule } from 'prosemirror-model'
import { checkBody } from '../../../../schema/story/check-body'
import type { ParagraphType } from '../../../../schema/story/paragraph'
import { calloutLabel } from '../../../../schema/wording/callouts'
import { editorWording } from '../../../../schema/wording/editor'
import { ATTRIBUTES } from './attributes'

/** A name that is valid in any body, for paragraphs that are only checked. */
const SOME_NAME = 'name'

/** Attributes that style sheets read; nothing is read back from them. */
function looksOf({ type, attrs }: Node): Record<string, string> {
  if (type.name === 'PQ') return { class: 'pull' }
  // A note within the text is no part of the page of its own, so it is no landmark.
  if (type.name === 'FOOTNOTE') return { 'data-label': attrs.label, role: 'note' }
  if (attrs.callout)
    return {
      class: 'callout',
      'data-callout': attrs.callout,
      'data-callout-label': calloutLabel(attrs.callout),
    }
  if (attrs.endsPreview) return { 'data-preview-end': editorWording.previewEnd }
  return {
    ...(attrs.level > 0 ? { 'data-level': String(attrs.level) } : {}),
    ...(typeof attrs.isDone === 'boolean' ? { 'data-done': String(attrs.isDone) } : {}),
  }
}

/**
 * How a paragraph is written to the DOM and to the clipboard: its type, its name, and as JSON the attributes that
 * differ from their defaults.
 */
export function paragraphData(node: Node): Record<string, string> {
  const defaults: Attrs = ATTRIBUTES[node.type.name as ParagraphType]
  const own = Object.entries(defaults)
    .map(([key, byDefault]) => ({ key, value: node.attrs[key], byDefault }))
    .filter(({ value, byDefault }) => value !== byDefault)
    .map(({ key, value }) => [key, value])
  return {
    'data-paragraph': node.type.name,
    dir: node.type.spec.code ? 'ltr' : 'auto',
    ...looksOf(node),
    ...(node.attrs.inToggle ? { 'data-in-toggle': '' } : {}),
    ...(node.attrs.name === null ? {} : { 'data-name': node.attrs.name }),
    ...(own.length === 0 ? {} : { 'data-attributes': JSON.stringify(Object.fromEntries(own)) }),
  }
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return undefined
  }
}

/**
 * The attributes in an element that `paragraphData` wrote, or false if a body couldn't hold them: any page can put
 * such an element on the clipboard.
 */
function readAttributes(type: ParagraphType, element: HTMLElement): Attrs | false {
  const given = parsed(element.getAttribute('data-attributes'))
  if (typeof given !== 'object' || given === null) return false
  const attributes: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given))
    if (Object.hasOwn(ATTRIBUTES[type], key) && value !== null) attributes[key] = value
  const content = type === 'TABLE' ? { rows: [] } : {}
  const paragraph = { text: '', markups: [], ...ATTRIBUTES[type], ...attributes, ...content, type }
  const stored = Object.fromEntries(Object.entries(paragraph).filter(([, value]) => value !== null))
  if (checkBody([{ ...stored, name: SOME_NAME }]).length > 0) return false
  const name = element.getAttribute('data-name')
  return name !== null && checkBody([{ type: 'HR', name }]).length === 0
    ? { ...attributes, name }
    : attributes
}

/** The rule that reads what `paragraphData` wrote; it comes before those that read any page's elements. */
export const paragraphRule = (type: ParagraphType, contentElement?: string): TagParseRule => ({
  tag: `[data-paragraph=${type}]`,
  priority: 60,
  preserveWhitespace: 'full',
  getAttrs: (element) => readAttributes(type, element),
  ...(contentElement === undefined ? {} : { contentElement }),
})

/** The id of an item's element, by which its list knows it. */
export const itemId = (name: string): string => `item-${name}`

/** The box of a to-do list. Tab stays in the text, where a key ticks it. */
const boxElement = (isDone: boolean) =>
  [
    'input',
    {
      type: 'checkbox',
      checked: isDone ? '' : null,
      'aria-label': editorWording.done,
      contenteditable: 'false',
      tabindex: '-1',
    },
  ] as const

/** An item of a list: the element around it says what it is, and the one within has its text. */
export const itemElement =
  (tag: 'ul' | 'ol') =>
  (node: Node): DOMOutputSpec => {
    const { name, level, isDone } = node.attrs
    const id = name === null ? {} : { id: itemId(name) }
    const facts = { ...id, role: 'listitem', 'aria-level': String(level + 1) }
    return typeof isDone === 'boolean'
      ? [tag, paragraphData(node), ['li', facts, boxElement(isDone), ['span', 0]]]
      : [tag, paragraphData(node), ['li', facts, 0]]
  }

/** An element with a paragraph's text, within further ones if the tag is a path such as `pre code`. */
export const textElement =
  (path: string) =>
  (node: Node): DOMOutputSpec => {
    const [outer = 'p', ...inner] = path.split(' ')
    const content = inner.reduceRight<DOMOutputSpec | 0>((within, tag) => [tag, within] as const, 0)
    return [outer, paragraphData(node), content]
  }
