import { type DefaultTreeAdapterTypes, serialize } from 'parse5'
import { onOneLine } from '../../../../schema/rules/clean-text'
import {
  attribute,
  descendants,
  type Element,
  find,
  hasClass,
  type Tree,
  textOf,
} from '../../../../schema/story/from-html/tree'
import { bodyText } from '../../../../schema/story/text'
import { importNotes } from '../../../../schema/wording/import-reasons'
import type { ExportAuthor } from '../export-reader'
import { parsePage, type ReadHtml, readHtml } from '../html-to-paragraphs'
import { languageOf, type RawStory } from '../story-entry'

/** A story's page in an export of Medium. */
export interface MediumPage {
  story: Omit<RawStory, 'creator' | 'state'>
  author?: ExportAuthor
  isDraft: boolean
  isResponse: boolean
}

/** The elements that a page is read by, by their classes: microformats, and those of Medium's editor. */
interface Marks {
  article?: Element
  name?: Element
  summary?: Element
  content?: Element
  title?: Element
  subtitle?: Element
  author?: Element
  published?: Element
  canonical?: Element
  divider?: Element
  links: Element[]
  tags: Element[]
}

const CLASSES = {
  article: 'h-entry',
  name: 'p-name',
  summary: 'p-summary',
  content: 'e-content',
  title: 'graf--title',
  subtitle: 'graf--subtitle',
  author: 'p-author',
  published: 'dt-published',
  canonical: 'p-canonical',
} as const

function marksOf(root: Tree): Marks {
  const marks: Marks = { links: [], tags: [] }
  for (const element of descendants(root)) {
    for (const key of Object.keys(CLASSES) as (keyof typeof CLASSES)[])
      if (hasClass(element, CLASSES[key])) marks[key] ??= element
    if (element.tagName === 'hr') marks.divider ??= element
    if (hasClass(element, 'p-category', 'p-tag')) marks.tags.push(element)
    else if (element.tagName === 'a') marks.links.push(element)
  }
  return marks
}

/** Reads a page; nothing if it is no story. Nothing depends on the words of a language. */
export function readMediumPage(html: string, path: string): MediumPage | undefined {
  const root = parsePage(html)
  const marks = marksOf(root)
  const { article, content } = marks
  if (article === undefined || content === undefined) return undefined
  const [title, subtitle] = [marks.name, marks.summary].map((one) => onOneLine(one ? textOf(one) : ''))
  const at = Date.parse((marks.published && attribute(marks.published, 'datetime')) ?? '')
  const canonical = marks.canonical && attribute(marks.canonical, 'href')
  const titled = marks.title !== undefined
  const { body, notes } = bodyOf(content, marks)
  const isDraft = canonical === undefined && !Number.isFinite(at)
  return {
    story: {
      guid: guidOf(marks, path),
      label: path,
      title: title || onOneLine(headTitle(root)),
      subtitle: subtitle ?? '',
      body,
      tags: marks.tags.map((tag) => onOneLine(textOf(tag)).replace(/^#/, '')),
      publishedAt: Number.isFinite(at) ? at : undefined,
      language: languageOf(body, ''),
      canonicalUrl: canonical,
      notes: [...(isDraft ? [importNotes.unpublished] : []), ...notes],
    },
    ...authorOf(marks.author),
    isDraft,
    // A response has no title of its own: it is named by its first words.
    isResponse: !isDraft && !titled && isBeginning(title ?? '', bodyText(body)),
  }
}

const headTitle = (root: Parameters<typeof find>[0]): string => {
  const title = find(root, 'title')
  return title?.childNodes.map((node) => ('value' in node ? node.value : '')).join('') ?? ''
}

/** Whether a title is the beginning of a text, however it is cut and whatever sign stands for the rest. */
function isBeginning(title: string, text: string): boolean {
  const plain = (words: string) =>
    words
      .slice(0, 400)
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase()
  const name = plain(title)
  return name !== '' && plain(text).startsWith(name.slice(0, Math.max(1, name.length - 3)))
}

/** The text without the lines above it: the title, the subtitle, and the line above the first section. */
function bodyOf(content: Element, { title, subtitle, divider }: Marks): ReadHtml {
  const above = [title, subtitle, isAtTop(divider, content) ? divider : undefined]
  for (const element of above) if (element) remove(element, content)
  return readHtml(serialize(content as unknown as DefaultTreeAdapterTypes.Element))
}

/** Whether nothing is shown above a line. */
function isAtTop(divider: Element | undefined, content: Element): boolean {
  for (const element of descendants(content)) {
    if (element === divider) return true
    if (hasClass(element, 'graf')) return false
  }
  return false
}

function remove(element: Element, root: Element): void {
  for (const { childNodes } of [root, ...descendants(root)]) {
    const at = childNodes.indexOf(element)
    if (at !== -1) return void childNodes.splice(at, 1)
  }
}

/** The id of a story stands at the end of its address and of its file's name. */
function guidOf({ canonical, links }: Marks, path: string): string {
  const addresses = [canonical, ...links.slice(-5).reverse()].map(
    (link) => (link && attribute(link, 'href')) ?? '',
  )
  const ids = addresses.map(
    (address) => /^https:\/\/[^?#]*[/-]([0-9a-f]{8,12})(?:[?#]|$)/.exec(address)?.[1] ?? '',
  )
  const [, ofFile = path] = /[-_]([0-9a-f]{8,12})\.html?$/i.exec(path) ?? []
  return ids.find((id) => id !== '') ?? ofFile
}

function authorOf(element: Element | undefined): { author?: ExportAuthor } {
  if (element === undefined) return {}
  const displayName = onOneLine(textOf(element))
  const [, login = displayName] = /\/@([\w.-]{1,100})/.exec(attribute(element, 'href') ?? '') ?? []
  return login === '' ? {} : { author: { login, displayName: displayName || login } }
}
