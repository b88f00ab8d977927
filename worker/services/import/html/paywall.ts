import {
  type Element,
  hasClass,
  isElement,
  type Node,
  type Tree,
} from '../../../../schema/story/from-html/tree'

/** Comments that begin what isn't for everybody. */
const COMMENTS = [/^\s*members-only\s*$/, /^\s*kg-gated-block:begin\b(?=[^>]{0,300}nonMember:false)/]

const CLASSES = [
  'paywall-jump',
  'paywall',
  'kg-paywall-card',
  'gh-post-upgrade-cta',
  'wp-block-jetpack-paywall',
  'wp-block-premium-content-subscriber-view',
]

/** Whether a node marks where the part for members begins. */
const isPaywall = (node: Node): boolean =>
  isElement(node)
    ? hasClass(node, ...CLASSES)
    : node.nodeName === '#comment' && COMMENTS.some((known) => known.test((node.data ?? '').slice(0, 400)))

const line = (): Element => ({
  nodeName: 'hr',
  tagName: 'hr',
  attrs: [{ name: 'data-ends-preview', value: '' }],
  childNodes: [],
})

/**
 * Puts the line that ends the preview before what is for members, and says whether there is something. What such an
 * element says itself stays below the line.
 */
export function markPaywall(root: Tree): boolean {
  const waiting: Tree[] = [root]
  for (let tree = waiting.pop(); tree !== undefined; tree = waiting.pop()) {
    const at = tree.childNodes.findIndex(isPaywall)
    if (at >= 0) {
      tree.childNodes.splice(at, 0, line())
      return true
    }
    for (let i = tree.childNodes.length - 1; i >= 0; i--) {
      const node = tree.childNodes[i]
      if (node && isElement(node)) waiting.push(node)
    }
  }
  return false
}
