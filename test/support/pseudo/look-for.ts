import type { Page } from 'playwright-core'

/** Names that are the same in every language. */
const NAMES = [
  'Quire Google Apple Facebook Twitter Mastodon GitHub Firefox Chrome Safari JavaScript RSS CSS HTML',
].flatMap((line) => line.split(' '))

interface Texts {
  /** Texts that aren't in the pseudo-language and that nobody has written as content. */
  outside: string[]
  /** How many texts are in it. */
  inside: number
}

/**
 * The texts of a page that don't come from the catalogue: what is read or heard and has English letters, except what
 * people have written, which is in the page's data.
 */
export const textsOutsideTheCatalogue = (page: Page): Promise<Texts> =>
  page.evaluate((names) => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(strings)
          : []
    const data = ['query-state', 'preloaded-state'].flatMap((id) =>
      strings(JSON.parse(document.getElementById(id)?.textContent ?? '{}')),
    )
    const even = (text: string) => text.replace(/\s+/g, ' ').trim()
    const content = [...new Set([...data, ...names].map(even))]
      .filter((text) => text.length > 1)
      .sort((a, b) => b.length - a.length)
    const isContent = (text: string): boolean => {
      // The address of a person's page.
      if (/^[\w.:-]+\/@\S+$/.test(text)) return true
      const cut = text.replace(/(?:…|\.\.\.)$/, '').trim()
      if (content.some((one) => one === text || (cut.length > 20 && one.startsWith(cut)))) return true
      let rest = text
      for (const one of content) if (one.length > 2 && rest.includes(one)) rest = rest.replaceAll(one, ' ')
      return !/[A-Za-z]{2}/.test(rest)
    }

    const texts: string[] = []
    // A story's own text, and a response's, is in the data in pieces, by its markups; a reference is made from the schema.
    const OTHERS =
      'script, style, template, noscript, .story, [lang]:not(html) .story, [data-written], [translate=no], [data-reference]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data: text } = walker.currentNode as Text
      if (parentElement && !parentElement.closest(OTHERS)) texts.push(even(text))
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (!element.closest('.story, [data-reference]')) texts.push(even(element.getAttribute(name) ?? ''))
      }
    }
    texts.push(even(document.title))
    for (const meta of document.querySelectorAll('meta[name=description], meta[property="og:title"]')) {
      texts.push(even(meta.getAttribute('content') ?? ''))
    }
    return {
      outside: texts.filter((text) => /[A-Za-z]{2}/.test(text) && !isContent(text)),
      inside: texts.filter((text) => /[áéíóú]/.test(text)).length,
    }
  }, NAMES)

/** Texts that are cut off or stick out of their control or of the page. */
export const tooNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const narrow: string[] = []
    const short = (element: Element) => (element.textContent ?? '').trim().slice(0, 60)
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) narrow.push('the page')
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, textOverflow, display } = getComputedStyle(element)
      if (display === 'inline' || element.clientWidth < 2 || element.closest('.sr-only, .story')) continue
      const isCut = element.scrollWidth > element.clientWidth + 1
      if (!isCut) continue
      const isControl = element.matches('button, a, label, summary, option')
      // What people have written may be cut on purpose.
      const isOurs = /[áéíóú]/.test(element.textContent ?? '')
      if (isOurs && (isControl || textOverflow === 'ellipsis' || overflowX === 'hidden'))
        narrow.push(short(element))
    }
    return narrow
  })
