import { common, createLowlight } from 'lowlight'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import temml from 'temml'
import { MAX_FORMULA } from '../../../schema/rules/limits'
import type { CodeToken, MathNode, Paragraph, StoryBody } from '../../../schema/story/paragraph'

const lowlight = createLowlight(common)
/** Code longer than this stays plain: highlighting it would hold the page up. */
const LONGEST_HIGHLIGHTED = 20_000

type HighlightNode = ReturnType<typeof lowlight.highlight>['children'][number]

/** The highlighter's tree as a flat run of tokens; of nested kinds the innermost counts. */
function flatten(nodes: readonly HighlightNode[], kind: string | undefined, into: CodeToken[]): CodeToken[] {
  for (const node of nodes) {
    if (node.type === 'text') into.push(kind ? [node.value, kind] : [node.value])
    else if (node.type === 'element') {
      const [first] = (node.properties.className as string[] | undefined) ?? []
      flatten(node.children as HighlightNode[], first?.replace(/^hljs-/, '') ?? kind, into)
    }
  }
  return into
}

/** Code as highlighted tokens; nothing for a language that isn't known. */
export function highlight(text: string, language: string | undefined): CodeToken[] | undefined {
  if (!language || !lowlight.registered(language) || text.length > LONGEST_HIGHLIGHTED) return undefined
  return flatten(lowlight.highlight(language, text).children as HighlightNode[], undefined, [])
}

type ParsedNode = DefaultTreeAdapterTypes.ChildNode

function mathNode(node: ParsedNode): MathNode | undefined {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('tagName' in node)) return undefined
  const attributes = Object.fromEntries(
    node.attrs
      .filter(({ name }) => !name.startsWith('on') && name !== 'href' && name !== 'style')
      .map(({ name, value }) => [name, value]),
  )
  const children = node.childNodes.map(mathNode).filter((child) => child !== undefined)
  return {
    name: node.tagName,
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    children,
  }
}

/** LaTeX as a tree of MathML; nothing for what isn't LaTeX or is too long, whose source is shown instead. */
export function formula(latex: string): MathNode | undefined {
  if (latex.length > MAX_FORMULA) return undefined
  try {
    const markup = temml.renderToString(latex, { displayMode: true, throwOnError: true, trust: false })
    const [root] = parseFragment(markup).childNodes
    return root && mathNode(root)
  } catch {
    return undefined
  }
}

/** Mean colours of pictures by their ids, as `#rrggbb`. */
export type MeanColors = Readonly<Record<string, string>>

function decorateParagraph(paragraph: Paragraph, colors: MeanColors): Paragraph {
  if (paragraph.type === 'PRE') {
    const tokens = highlight(paragraph.text, paragraph.language)
    return tokens ? { ...paragraph, tokens } : paragraph
  }
  if (paragraph.type === 'MATH') {
    const mathml = formula(paragraph.text)
    return mathml ? { ...paragraph, mathml } : paragraph
  }
  if (paragraph.type === 'IMG') {
    const color = paragraph.imageId === undefined ? undefined : colors[paragraph.imageId]
    return color === undefined ? paragraph : { ...paragraph, color }
  }
  return paragraph
}

/**
 * A body as it is shown: code highlighted, formulas as MathML, pictures with their mean colours. Rule:
 * docs/rules/stories.md, "Body".
 */
export const decorate = (body: StoryBody, colors: MeanColors = {}): StoryBody =>
  body.map((paragraph) => decorateParagraph(paragraph, colors))

/** A stored body, which may be absent, as it is shown. */
export const decorateStored = (json: string | null | undefined): StoryBody =>
  json ? decorate(JSON.parse(json) as StoryBody) : []
