import { FACES_SHEET } from '../../../schema/brand/typefaces'
import { type Theme, themeStyle } from '../../../schema/rules/theme'
import { themedClass } from '../../shell/themed/Themed'

/** What of a page isn't for a preview: it runs, it loads what is seen of no page, or it asks for something at once. */
const LEFT_OUT = 'script, noscript, link, meta, title, #connection'

/** A window of the preview: its document, and the sheet that it applies besides the page's own. */
export interface PreviewPane {
  inner: Document
  sheet: CSSStyleSheet
}

/**
 * Shows a page in the empty document of a frame: how it looks, in one mode. Nothing in it runs or can be pressed.
 *
 * @param page what was parsed of the page; it is copied.
 */
export function fillPane(inner: Document, page: DocumentFragment, mode: 'light' | 'dark'): PreviewPane {
  for (const { name, value } of document.documentElement.attributes)
    inner.documentElement.setAttribute(name, value)
  inner.documentElement.dataset.theme = mode
  const copy = inner.importNode(page, true)
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove()
  const styles = [...copy.querySelectorAll('style')]
  // The frame has this document's policy, and so its nonce.
  const { nonce } = document.querySelector<HTMLStyleElement>('style[nonce]') ?? { nonce: '' }
  for (const style of styles) style.nonce = nonce
  const faces = inner.createElement('link')
  Object.assign(faces, { rel: 'stylesheet', href: FACES_SHEET })
  inner.head.replaceChildren(...styles, faces)
  inner.body.inert = true
  inner.body.replaceChildren(copy)
  const sheet = new (inner.defaultView ?? window).CSSStyleSheet()
  inner.adoptedStyleSheets = [sheet]
  return { inner, sheet }
}

/** Gives a previewed page a theme and a style sheet. */
export function dressPane({ inner, sheet }: PreviewPane, theme: Theme | null, css: string): void {
  const part = inner.querySelector<HTMLElement>('[data-themed]')
  if (part) {
    part.className = themedClass(theme, true)
    part.removeAttribute('style')
    for (const [name, value] of Object.entries(theme ? themeStyle(theme) : {}))
      part.style.setProperty(name, value)
  }
  sheet.replaceSync(css)
}
