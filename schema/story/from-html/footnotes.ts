import type { Context, Converter } from './context'
import type { Notes } from './notes'
import { attribute, descendants, type Element, hasClass, type Node, textOf } from './tree'
import type { Unnamed } from './writer'
import { asOneText } from './writer'

const isContainer = (element: Element): boolean =>
  hasClass(element, 'footnotes', 'wp-block-footnotes', 'footnotes-list') ||
  attribute(element, 'data-footnotes') !== undefined ||
  attribute(element, 'role') === 'doc-endnotes' ||
  (element.tagName === 'div' && hasClass(element, 'footnote'))

/** What has the id that references name: an item of a list, or in Substack the number beside the note. */
const isNote = (element: Element): boolean =>
  (element.tagName === 'li' || hasClass(element, 'footnote-number')) && Boolean(attribute(element, 'id'))

/** Finds the notes of a document: what has an id within something that is marked as notes. */
export function findNotes(root: { childNodes: Node[] }): Notes {
  const labels = new Map<string, string>()
  const items: { label: string; element: Element }[] = []
  const containers = new Set<Element>()
  const taken = new Set<string>()
  // Elements within notes are read with them, so that no element is walked twice.
  const inside = new Set<Element>()
  for (const container of descendants(root)) {
    if (inside.has(container) || !isContainer(container)) continue
    const within = [...descendants(container)]
    for (const element of within) inside.add(element)
    const held = within.filter(isNote)
    if (held.length === 0) continue
    containers.add(container)
    for (const element of held) {
      const id = attribute(element, 'id') ?? ''
      if (labels.has(id)) continue
      const label = labelOf(element, items.length + 1, taken)
      taken.add(label)
      labels.set(id, label)
      // A number alone stands beside its note.
      items.push({ label, element: element.tagName === 'li' ? element : container })
    }
  }
  return { labels, items, containers }
}

/** The number that stands beside a note, otherwise its place. */
function labelOf(note: Element, place: number, taken: ReadonlySet<string>): string {
  const given = note.tagName === 'li' ? (attribute(note, 'value') ?? '') : textOf(note).trim()
  const [label = ''] = /^[1-9]\d{0,3}$/.exec(given) ?? []
  if (label !== '' && !taken.has(label)) return label
  let number = place
  while (taken.has(String(number))) number += 1
  return String(number)
}

/** Whether a link refers to a note that isn't there. */
export const isDangling = (link: Element, href: string): boolean =>
  href.startsWith('#') &&
  !href.startsWith('#fn-') &&
  (hasClass(link, 'footnote-anchor', 'footnote-ref', 'footnote') ||
    /^#(?:_?ftn|fn|footnote|note|endnote|sdfootnote|cite_note)/i.test(href))

/** The label of the note that a link's address refers to, or nothing. */
export function noteLabel(href: string, notes: Notes): string | undefined {
  if (!href.startsWith('#')) return undefined
  const id = href.slice(1)
  return notes.labels.get(id) ?? notes.labels.get(decode(id))
}

const decode = (id: string): string => {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Whether an element is the little arrow that leads from a note back to the text. */
export const isBackReference = (link: Element): boolean =>
  attribute(link, 'data-footnote-backref') !== undefined ||
  hasClass(
    link,
    'footnote-backref',
    'footnote-back',
    'reversefootnote',
    'data-footnote-backref',
    'footnote-number',
  ) ||
  attribute(link, 'role') === 'doc-backlink' ||
  (/^#(?:fnref|footnote-ref|user-content-fnref)/.test(attribute(link, 'href') ?? '') &&
    attribute(link, 'data-footnote-ref') === undefined)

/** The notes as paragraphs, in their order. */
export function footnoteParagraphs(notes: Notes, context: Context, converter: Converter): Unnamed[] {
  return notes.items.flatMap(({ label, element }): Unnamed[] => {
    const part = converter.apart()
    part.children(element, context)
    part.writer.flush()
    const { words, others } = asOneText(part.writer.paragraphs)
    const note: Unnamed[] = words.text === '' ? [] : [{ type: 'FOOTNOTE', label, ...words }]
    return [...note, ...others.filter((paragraph) => paragraph.type !== 'FOOTNOTE')]
  })
}
