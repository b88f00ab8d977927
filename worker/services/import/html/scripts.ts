import { parseFragment } from 'parse5'
import {
  attribute,
  descendants,
  type Element,
  find,
  hasClass,
  type Tree,
  textOf,
} from '../../../../schema/story/from-html/tree'

const turnInto = (
  element: Element,
  tagName: string,
  attrs: Element['attrs'],
  childNodes: Element['childNodes'],
) => Object.assign(element, { tagName, nodeName: tagName, attrs, childNodes })

/** More than a story has. */
const MOST_FILMS = 200

/** Elements that MathJax made of the scripts that follow them. */
const DRAWN = [
  'MathJax',
  'MathJax_Display',
  'MathJax_SVG',
  'MathJax_SVG_Display',
  'MathJax_CHTML',
  'MJXc-display',
]

/**
 * Scripts that are content become what they show: formulas that MathJax has set, whose drawings go, and gists, which
 * become their addresses. A frame that holds its own page becomes that.
 */
export function showScripts(root: Tree): void {
  const elements = [...descendants(root)]
  const isTex = (element: Element) =>
    element.tagName === 'script' && /^math\/tex\b/i.test(attribute(element, 'type') ?? '')
  const hasTex = elements.some(isTex)
  let films = MOST_FILMS
  for (const element of elements) {
    if (hasTex && hasClass(element, ...DRAWN)) element.attrs.push({ name: 'hidden', value: '' })
    const poster = attribute(element, 'data-kg-custom-thumbnail') || attribute(element, 'data-kg-thumbnail')
    if (poster && hasClass(element, 'kg-video-card') && --films >= 0) posterOf(element, poster)
    const inner = element.tagName === 'iframe' ? attribute(element, 'srcdoc') : undefined
    if (inner) turnInto(element, 'div', [], (parseFragment(inner) as unknown as Tree).childNodes)
    if (element.tagName !== 'script') continue
    const src = attribute(element, 'src') ?? ''
    if (isTex(element)) {
      const displays = /mode\s*=\s*display/i.test(attribute(element, 'type') ?? '')
      const source = { nodeName: '#text' as const, value: rawText(element) }
      const annotation = { nodeName: 'annotation', tagName: 'annotation', attrs: [], childNodes: [source] }
      turnInto(element, 'math', displays ? [{ name: 'display', value: 'block' }] : [], [annotation])
    } else if (/^https:\/\/gist\.github\.com\//.test(src))
      turnInto(element, 'iframe', [{ name: 'src', value: src.replace(/\.js(?=$|\?)/, '') }], [])
  }
}

/** Ghost shows a film's picture by a script, and a blank one until then. */
function posterOf(card: Element, poster: string): void {
  const film = find(card, 'video')
  if (film === undefined) return
  film.attrs = [...film.attrs.filter(({ name }) => name !== 'poster'), { name: 'poster', value: poster }]
}

const rawText = (element: Element): string =>
  textOf({ childNodes: element.childNodes })
    .replace(/^\s*%\s*<!\[CDATA\[|%\s*\]\]>\s*$/g, '')
    .trim()
