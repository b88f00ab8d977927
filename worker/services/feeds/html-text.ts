import { safeHref } from '../../../schema/rules/links'
import type { Markup, MarkupType } from '../../../schema/story/paragraph'
import { escapeXml, startTag, Xml } from './xml'

/** Where a story's own addresses lead when it is read elsewhere. */
export interface HtmlPlace {
  /** The main host's origin. */
  origin: string
  /** The story's absolute address, for fragments. */
  link: string
}

/** Outermost first: a link holds the rest, so that it stays one link. */
const NESTING: readonly MarkupType[] = ['A', 'STRONG', 'EM', 'STRIKE', 'MARK', 'CODE']
const TAGS: Readonly<Record<MarkupType, string>> = {
  A: 'a',
  STRONG: 'strong',
  EM: 'em',
  STRIKE: 's',
  MARK: 'mark',
  CODE: 'code',
}

/** A link of a story as an absolute address; nothing for one that may lead nowhere. */
export function absoluteHref(href: string | undefined, { origin, link }: HtmlPlace): string | undefined {
  const safe = href === undefined ? undefined : safeHref(href)
  if (safe?.startsWith('#')) return link + safe
  return safe?.startsWith('/') ? origin + safe : safe
}

/**
 * A paragraph's text with its markups as HTML. Markups may overlap in any way: elements are closed and opened
 * again so that they nest.
 *
 * @param lineBreak what a line feed becomes; code keeps it.
 */
export function htmlText(
  text: string,
  markups: readonly Markup[],
  place: HtmlPlace,
  lineBreak: '<br/>' | '\n' = '<br/>',
): Xml {
  const changes = new Map<number, { markup: Markup; by: 1 | -1 }[]>()
  const note = (at: number, markup: Markup, by: 1 | -1) => {
    const there = changes.get(at)
    if (there) there.push({ markup, by })
    else changes.set(at, [{ markup, by }])
  }
  for (const markup of markups) {
    const end = Math.min(markup.end, text.length)
    if (!(markup.type in TAGS) || !(markup.start >= 0 && markup.start < end)) continue
    if (markup.type === 'A' && absoluteHref(markup.href, place) === undefined) continue
    note(markup.start, markup, 1)
    note(end, markup, -1)
  }

  const depth = new Map<MarkupType, number>()
  let link: Markup | undefined
  let open: { type: MarkupType; link: Markup | undefined }[] = []
  let html = ''
  let from = 0
  for (const at of [...new Set([...changes.keys(), text.length])].sort((a, b) => a - b)) {
    if (at > from) {
      const wanted = NESTING.filter((type) => (depth.get(type) ?? 0) > 0).map((type) => ({
        type,
        link: type === 'A' ? link : undefined,
      }))
      let kept = 0
      while (kept < open.length && open[kept]?.type === wanted[kept]?.type && sameLink(open, wanted, kept))
        kept++
      html += closing(open.slice(kept))
      for (const { type, link: target } of wanted.slice(kept))
        html += startTag(TAGS[type], linkAttributes(target))
      html += escapeXml(text.slice(from, at)).replaceAll('\n', lineBreak)
      open = wanted
      from = at
    }
    for (const { markup, by } of changes.get(at) ?? []) {
      depth.set(markup.type, (depth.get(markup.type) ?? 0) + by)
      if (markup.type === 'A' && by === 1) link = markup
    }
  }
  return new Xml(html + closing(open))

  function linkAttributes(target: Markup | undefined) {
    return target ? { href: absoluteHref(target.href, place), title: target.title } : {}
  }
}

type Open = readonly { type: MarkupType; link: Markup | undefined }[]

const sameLink = (a: Open, b: Open, at: number): boolean => a[at]?.link === b[at]?.link

const closing = (open: Open): string =>
  open
    .map(({ type }) => `</${TAGS[type]}>`)
    .reverse()
    .join('')
