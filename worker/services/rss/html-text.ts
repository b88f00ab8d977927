import { safeHref } from '../../../schema/rules/links'
import { markedPieces, type Piece } from '../../../schema/story/marked-text'
import type { Markup, MarkupType } from '../../../schema/story/paragraph'
import { escapeXml, startTag, Xml, type XmlAttributes } from './xml'

/** What a story's own addresses are resolved against when it is read elsewhere. */
export interface HtmlPlace {
  /** Styles within the elements, for mail: programs may drop sheets. References are links to notes. */
  looks?: Readonly<Partial<Record<MarkupType | 'reference', string>>>
  /** For mail: the direction of a block whose letters run against those around it. */
  directionOf?: (text: string) => 'ltr' | 'rtl' | undefined
  /** The main host's origin. */
  origin: string
  /** The story's absolute address, for fragments. */
  link: string
  /** What it asks its readers to subscribe to, with the address of the form; absent if nobody can. */
  newsletter?: { name: string; href: string } | undefined
}

/** The attributes of a block in the direction of its own letters: alignment is inherited, so it is said too. */
export function directed(text: string, { directionOf }: HtmlPlace, style?: string): XmlAttributes {
  const dir = directionOf?.(text)
  const side = dir && !style?.includes('text-align') && `text-align:${dir === 'rtl' ? 'right' : 'left'}`
  return { dir, style: [style, side].filter(Boolean).join(';') || undefined }
}

const TAGS: Readonly<Record<MarkupType, string>> = {
  A: 'a',
  STRONG: 'strong',
  EM: 'em',
  STRIKE: 's',
  MARK: 'mark',
  CODE: 'code',
}

/** Outermost first: a link contains the rest, so that it stays one link. */
export function absoluteHref(href: string | undefined, { origin, link }: HtmlPlace): string | undefined {
  const safe = href === undefined ? undefined : safeHref(href)
  if (safe?.startsWith('#')) return link + safe
  return safe?.startsWith('/') ? origin + safe : safe
}

/** A link of a story as an absolute address; nothing for one that isn't allowed. */
export function htmlText(
  text: string,
  markups: readonly Markup[],
  place: HtmlPlace,
  lineBreak: '<br/>' | '\n' = '<br/>',
): Xml {
  if (markups.length === 0) return new Xml(escapeXml(text).replaceAll('\n', lineBreak))
  const leading = markups.flatMap((markup) => {
    if (markup.type !== 'A') return markup
    const href = absoluteHref(markup.href, place)
    return href === undefined ? [] : { ...markup, href }
  })
  const written = (pieces: readonly Piece<Markup>[]): string =>
    pieces
      .map((piece) =>
        typeof piece === 'string'
          ? escapeXml(piece).replaceAll('\n', lineBreak)
          : startTag(TAGS[piece.markup.type], attributesOf(piece.markup, place)) +
            written(piece.pieces) +
            `</${TAGS[piece.markup.type]}>`,
      )
      .join('')
  return new Xml(written(markedPieces(text, leading)))
}

function attributesOf({ type, href, title }: Markup, { looks, link }: HtmlPlace) {
  const isReference = looks?.reference !== undefined && href?.startsWith(`${link}#fn-`) === true
  const style = looks?.[isReference ? 'reference' : type]
  return type === 'A' ? { href, title, style } : { style }
}
