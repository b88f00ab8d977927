import { parse, parseFragment } from 'parse5'
import { treeToParagraphs } from '../../../schema/story/from-html/convert'
import type { HtmlOptions } from '../../../schema/story/from-html/options'
import type { Tree } from '../../../schema/story/from-html/tree'
import type { StoryBody } from '../../../schema/story/paragraph'
import { importNotes } from '../../../schema/wording/import-reasons'
import { fillDataAttrs } from './html/data-attrs'
import { lostNotes } from './html/lost'
import { markPaywall } from './html/paywall'
import { showScripts } from './html/scripts'
import { texOf } from './html/tex-of'

const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Tags that the parser reopens in every paragraph until they are closed. */
const FORMATTING = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s>/])[^<>]*>/gi
/** How many of them may be open: nobody writes more, and each costs in every following paragraph. */
const MOST_OPEN = 50

/** HTML without formatting elements beyond that limit. */
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

/** A whole document, which reads <noscript> as elements, as `parsed` does. */
export const parsePage = (html: string): Tree =>
  parse(limitOpen(html), { scriptingEnabled: false }) as unknown as Tree

const parsed = (html: string): Tree =>
  // `scriptingEnabled: false` makes the parser read <noscript> as elements, so that it can be dropped whole.
  parseFragment(limitOpen(html).replace(LONE_SURROGATES, '\ufffd'), {
    scriptingEnabled: false,
  }) as unknown as Tree

/** The body of a story as a document has it, and what else there is to say about it. */
export interface ReadHtml {
  body: StoryBody
  /** What the document shows that the body doesn't have. */
  notes: string[]
  /** Whether a part of it was for members only. */
  isPartlyLocked: boolean
}

/**
 * Reads HTML of an import: what scripts would have shown is shown, the line where the preview ends is drawn, and
 * whatever doesn't become a part of the story is named. Rule: docs/rules/import.md, "Nothing is lost in silence".
 */
export function readHtml(html: string, options: HtmlOptions = {}): ReadHtml {
  const root = parsed(html)
  showScripts(root)
  const silent = fillDataAttrs(root)
  const isPartlyLocked = markPaywall(root)
  const body = treeToParagraphs(root, { ...options, texOf })
  const notes = [...silent.map(importNotes.card), ...lostNotes(root, body, options.baseUrl)]
  return { body, notes, isPartlyLocked }
}

/**
 * Converts HTML to the body of a story. Any text is valid HTML: nothing throws, and anything that a body can't hold is
 * dropped, while visible words stay. Rule: docs/rules/import.md, "HTML".
 */
export function htmlToParagraphs(html: string, options: HtmlOptions = {}): StoryBody {
  return treeToParagraphs(parsed(html), options)
}
