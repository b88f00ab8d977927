import { parseFragment } from 'parse5'
import { treeToParagraphs } from '../../../schema/story/from-html/convert'
import type { HtmlOptions } from '../../../schema/story/from-html/options'
import type { Tree } from '../../../schema/story/from-html/tree'
import type { StoryBody } from '../../../schema/story/paragraph'

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
 * Converts HTML to the body of a story. Any text is valid HTML: nothing throws, and anything that a body can't hold is
 * dropped, while visible words stay. Rule: docs/rules/import.md, "HTML".
 */
export function htmlToParagraphs(html: string, options: HtmlOptions = {}): StoryBody {
  // `scriptingEnabled: false` makes the parser read <noscript> as elements, so that it can be dropped whole.
  const root = parseFragment(limitOpen(html).replace(LONE_SURROGATES, '\ufffd'), { scriptingEnabled: false })
  return treeToParagraphs(root as unknown as Tree, options)
}
