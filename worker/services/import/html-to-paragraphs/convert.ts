import { parseFragment } from 'parse5'
import type { StoryBody } from '../../../../schema/story/paragraph'
import type { Context, Converter } from './context'
import { findNotes, footnoteParagraphs } from './footnotes'
import { embedAlone } from './frames'
import { nameParagraphs } from './names'
import type { HtmlOptions } from './options'
import { HtmlWalker } from './walker'
import type { Unnamed } from './writer'

const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Tags that the parser opens again in every paragraph until they are closed. */
const FORMATTING = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s>/])[^<>]*>/gi
/** How many of them may be open: more are no writing, and each costs in every paragraph that follows. */
const MOST_OPEN = 50

/** HTML without the formatting that is opened on top of too much which is open. */
function limitOpen(html: string): string {
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
 * Reads HTML as the body of a story. Any text is HTML to it: nothing throws, and what a body can't hold
 * (scripts, styles, forms, addresses that are not allowed) is left out while the words that readers would see
 * stay. The same document gives the same body, names of paragraphs included.
 * Rule: docs/rules/import.md, "HTML".
 */
export function htmlToParagraphs(html: string, options: HtmlOptions = {}): StoryBody {
  return nameParagraphs(unnamedParagraphs(html, options))
}

function unnamedParagraphs(html: string, options: HtmlOptions): Unnamed[] {
  // `scriptingEnabled: false` lets the parser read <noscript> as elements, so that it can be left out whole.
  const root = parseFragment(limitOpen(html).replace(LONE_SURROGATES, '\ufffd'), { scriptingEnabled: false })
  const notes = findNotes(root)
  const finish = options.embedsAddresses ? embedAlone : undefined
  const converter: Converter = new HtmlWalker(options, notes, { type: 'P' }, finish)
  const context: Context = { open: [], depth: 0, keepsNewlines: options.keepsNewlines ?? false }
  converter.children(root as unknown as Parameters<Converter['children']>[0], context)
  converter.writer.flush()
  return [...converter.writer.paragraphs, ...footnoteParagraphs(notes, context, converter)]
}
