import { MAX_PLAYERS } from '../../rules/limits'
import type { StoryBody } from '../paragraph'
import type { Context, Converter } from './context'
import { findNotes, footnoteParagraphs } from './footnotes'
import { embedAlone } from './frames'
import { nameParagraphs } from './names'
import type { HtmlOptions } from './options'
import type { Tree } from './tree'
import { HtmlWalker } from './walker'
import type { Unnamed } from './writer'

/**
 * Converts a tree of HTML to the body of a story: of an import in the worker, of pasted content in the browser. Nothing
 * throws, and anything that a body can't hold (scripts, styles, forms, addresses that aren't allowed) is dropped, while
 * visible words stay. The same document gives the same body, including the names of paragraphs. Rule:
 * docs/rules/import.md, "HTML".
 */
export function treeToParagraphs(root: Tree, options: HtmlOptions = {}): StoryBody {
  return nameParagraphs(limitPlayers(unnamedParagraphs(root, options)))
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

function unnamedParagraphs(root: Tree, options: HtmlOptions): Unnamed[] {
  const notes = findNotes(root)
  const finish = (paragraph: Unnamed) =>
    formulaAlone(options.embedsAddresses ? embedAlone(paragraph) : paragraph)
  const converter: Converter = new HtmlWalker(options, notes, { type: 'P' }, finish)
  const context: Context = { open: [], depth: 0, keepsNewlines: options.keepsNewlines ?? false }
  converter.children(root, context)
  converter.writer.flush()
  return [...converter.writer.paragraphs, ...footnoteParagraphs(notes, context, converter)]
}
