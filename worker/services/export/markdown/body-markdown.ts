import { withAddresses } from '../../../../schema/story/file-ids'
import type { Unnamed } from '../../../../schema/story/from-html/writer'
import { normalMarkups } from '../../../../schema/story/normal-markups'
import type { ListItemParagraph, Markup, Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import { isInToggle } from '../../../../schema/story/toggles'
import { archivePath } from '../../import/archive/archive-address'
import { exactPart } from '../../import/markdown/exact-parts'
import { markdownBody } from '../../import/markdown/markdown-body'
import { blockMarkdown, calloutMarkdown, listMarkdown, toggleMarkdown } from './blocks'

/** Paragraphs that are written together. */
type Group = [Paragraph, ...Paragraph[]]

const isItem = (paragraph: Paragraph): paragraph is ListItemParagraph =>
  paragraph.type === 'ULI' || paragraph.type === 'OLI'

/** The kind of box that a paragraph stands in, if any. */
const calloutOf = (paragraph: Paragraph) => (paragraph.type === 'P' ? paragraph.callout : undefined)

/** What follows each other as one list, one quotation, one box, one toggle. */
function groupsOf(body: StoryBody): Group[] {
  const groups: Group[] = []
  for (const paragraph of body) {
    const last = groups.at(-1)
    const isSame =
      last &&
      ((last[0].type === 'TOGGLE' && isInToggle(paragraph)) ||
        (isItem(paragraph) && isItem(last[0])) ||
        (paragraph.type === 'BQ' && last[0].type === 'BQ') ||
        (calloutOf(paragraph) !== undefined && calloutOf(paragraph) === calloutOf(last[0])))
    if (isSame) last.push(paragraph)
    else groups.push([paragraph])
  }
  return groups
}

function plain(group: Group): string {
  if (isItem(group[0])) return listMarkdown(group.filter(isItem))
  const [first, ...within] = group
  if (first.type === 'TOGGLE') return toggleMarkdown(first, groupsOf(within).map(plain))
  const kind = calloutOf(group[0])
  if (kind)
    return calloutMarkdown(
      kind,
      group.flatMap((one) => (one.type === 'P' ? [one] : [])),
    )
  return group.flatMap((one) => (isItem(one) ? [] : [blockMarkdown(one)])).join('\n>\n')
}

/** A body in Markdown for people: what Markdown can't say is lost. */
export const readableMarkdown = (body: StoryBody): string =>
  groupsOf(body).map(plain).filter(Boolean).join('\n\n')

const isOfArchive = ({ type, ...rest }: Paragraph | Unnamed): boolean =>
  type === 'IMG' && 'src' in rest && archivePath(rest.src ?? '') !== undefined

/** What a paragraph says, whatever it is called and however its markups are written. */
function meaning(paragraph: Paragraph): unknown {
  const { name: _, ...rest } = paragraph
  const said = JSON.parse(
    JSON.stringify(rest, (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
      const given = value as Record<string, unknown>
      const markups =
        Array.isArray(given.markups) && typeof given.text === 'string'
          ? { markups: normalMarkups(given.markups as Markup[], given.text.length) }
          : {}
      return Object.fromEntries(Object.entries({ ...given, ...markups }).sort(([a], [b]) => (a < b ? -1 : 1)))
    }),
  ) as Record<string, unknown>
  // A picture that comes along is measured when it arrives.
  if (isOfArchive(paragraph)) {
    delete said.width
    delete said.height
  }
  return said
}

/** Whether two bodies are the same story. */
export const isSameStory = (a: StoryBody, b: StoryBody): boolean =>
  a.length === b.length && JSON.stringify(a.map(meaning)) === JSON.stringify(b.map(meaning))

/** A paragraph as a comment has it: without its name, its pictures by their place beside the file. */
function commented({ name: _, ...paragraph }: Paragraph): Unnamed {
  const relative = (address: string): string => {
    const path = archivePath(address)
    return path === undefined ? address : `../${path}`
  }
  if (paragraph.type === 'IMG' && paragraph.src !== undefined)
    return { ...paragraph, src: relative(paragraph.src) }
  if (paragraph.type !== 'MIXTAPE_EMBED') return paragraph
  const { name: __, ...card } = withAddresses({ ...paragraph, name: '' }, relative)
  if (card.player?.poster === undefined) return card
  return { ...card, player: { ...card.player, poster: relative(card.player.poster) } }
}

/** Whether a paragraph is a note or leads to one: it is only read as such where both are there. */
const isNoted = (paragraph: Paragraph): boolean =>
  paragraph.type === 'FOOTNOTE' ||
  ('markups' in paragraph && paragraph.markups.some(({ href }) => href?.startsWith('#fn-')))

/**
 * A body in Markdown, from which the same body is read. What Markdown can't say is noted in comments, as little as
 * possible: first nothing, then the paragraphs that aren't read as they are, with their notes or without, at last all
 * of them. Addresses of pictures that come along are those of an archive. Rule: docs/rules/import.md, "Paragraphs as
 * comments".
 *
 * @param baseUrl the file's address in the archive.
 */
export function bodyMarkdown(body: StoryBody, baseUrl: string): string {
  const groups = groupsOf(body).map((group) => ({ group, text: plain(group) }))
  const read = (markdown: string): StoryBody => markdownBody(markdown, baseUrl)
  const written = (isExact: (group: Group, at: number) => boolean): string =>
    groups
      .map(({ group, text }, at) => (isExact(group, at) ? exactPart(group.map(commented), text) : text))
      .filter(Boolean)
      .join('\n\n')
  const isRead = (markdown: string): boolean => isSameStory(read(markdown), body)
  const simple = written(() => false)
  if (isRead(simple)) return simple
  const isLost = groups.map(({ group, text }) => !isSameStory(read(text), group))
  const some = written((group, at) => isLost[at] === true && !group.some(isNoted))
  if (isRead(some)) return some
  const more = written((_group, at) => isLost[at] === true)
  return isRead(more) ? more : written(() => true)
}
