import type { Page } from 'playwright-core'

/** Selects words of the story, as a reader does. */
export const chooseWords = (page: Page, words: string) =>
  page.getByText(words).evaluate((element, chosen) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = texts.nextNode() as Text
    while (!text.data.includes(chosen)) text = texts.nextNode() as Text
    const start = text.data.indexOf(chosen)
    document.getSelection()?.setBaseAndExtent(text, start, text, start + chosen.length)
  }, words)

/** How many passages are marked as the viewer's own. */
export const ownHighlights = (page: Page) => page.evaluate(() => CSS.highlights.get('quire-own')?.size ?? 0)
