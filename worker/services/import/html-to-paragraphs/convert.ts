import { parseFragment } from 'parse5'
import { MAX_PLAYERS } from '../../../../schema/rules/limits'
import type { StoryBody } from '../../../../schema/story/paragraph'
import type { Context, Converter } from './context'
import { findNotes, footnoteParagraphs } from './footnotes'
import { embedAlone } from './frames'
import { nameParagraphs } from './names'
import type { HtmlOptions } from './options'
import { HtmlWalker } from './walker'
import type { Unnamed } from './writer'

const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Tags that the parser reopens in every paragraph until they are closed. */
const FORMATTING = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s>/])[^<>]*>/gi
/** How many of them may be open: nobody writes more, and each costs in every following paragraph. */
const MOST_OPEN = 50

/** HTML without formatting elements beyond that limit. */
export function limitOpen(html: string): string {
  let open = 0
  return html.replace(FORMATTING, (tag, slash: string) => {
    if (slash === '/') {
      open = Math.max(0, open - 1)
      return tag
    }
    if (open >= MOST_OPEN) return ''
    open += 1
    return tag
  })
}

/**
 * Converts HTML to the body of a story. Any text is valid HTML: nothing throws, and anything that a body
 * can't hold (scripts, styles, forms, addresses that aren't allowed) is dropped, while visible words stay.
 * The same document gives the same body, including the names of paragraphs. Rule: docs/rules/import.md,
 * "HTML".
 */
export function htmlToParagraphs(html: string, options: HtmlOptions = {}): StoryBody {
  return nameParagraphs(limitPlayers(unnamedParagraphs(html, options)))
}

/** A paragraph that is nothing but a formula becomes that formula. */
function formulaAlone(paragraph: Unnamed): Unnamed {
  if (paragraph.type !== 'P' || paragraph.markups.length !== 1) return paragraph
  const { text, markups } = paragraph
  const isAlone = markups.every(
    ({ isFormula, start, end }) => isFormula && start === 0 && end === text.length,
  )
  return isAlone ? { type: 'MATH', text } : paragraph
}

/** Beyond the limit, cards have no player. */
function limitPlayers(paragraphs: readonly Unnamed[]): Unnamed[] {
  let players = 0
  return paragraphs.map((paragraph) => {
    if (paragraph.type !== 'MIXTAPE_EMBED' || paragraph.player === undefined) return paragraph
    players += 1
    const { player, ...card } = paragraph
    return players > MAX_PLAYERS ? card : paragraph
  })
}

function unnamedParagraphs(html: string, options: HtmlOptions): Unnamed[] {
  // `scriptingEnabled: false` makes the parser read <noscript> as elements, so that it can be dropped whole.
  const root = parseFragment(limitOpen(html).replace(LONE_SURROGATES, '\ufffd'), { scriptingEnabled: false })
  const notes = findNotes(root)
  const finish = (paragraph: Unnamed) =>
    formulaAlone(options.embedsAddresses ? embedAlone(paragraph) : paragraph)
  const converter: Converter = new HtmlWalker(options, notes, { type: 'P' }, finish)
  const context: Context = { open: [], depth: 0, keepsNewlines: options.keepsNewlines ?? false }
  converter.children(root as unknown as Parameters<Converter['children']>[0], context)
  converter.writer.flush()
  return [...converter.writer.paragraphs, ...footnoteParagraphs(notes, context, converter)]
}
