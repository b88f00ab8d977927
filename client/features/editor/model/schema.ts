import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { safeHref } from '../../../../schema/rules/links'
import type { MarkupType, ParagraphType } from '../../../../schema/story/paragraph'
import { ATTRIBUTES } from './attributes'
import { itemElement, paragraphData, paragraphRule, textElement } from './paragraph-dom'

/**
 * The editor's documents are the bodies of stories: a node at the top is a paragraph and is called as its type is, a mark
 * is called as the markup. Text keeps its line breaks as characters, so an offset in a paragraph is the same in both.
 * Rule: docs/rules/editor.md, "Documents".
 */

const attributesOf = (type: ParagraphType) =>
  Object.fromEntries(
    Object.entries({ name: null, ...ATTRIBUTES[type] }).map(([key, value]) => [key, { default: value }]),
  )

const paragraph = (type: ParagraphType, spec: NodeSpec): NodeSpec => ({
  group: 'paragraph',
  attrs: attributesOf(type),
  ...spec,
})

/** A paragraph of running text, or anything else that holds a text with markups. */
const text = (type: ParagraphType, path: string, spec: NodeSpec = {}): NodeSpec =>
  paragraph(type, {
    content: 'text*',
    whitespace: 'pre',
    selectable: false,
    toDOM: textElement(path),
    parseDOM: [paragraphRule(type, path.includes(' ') ? path.split(' ').at(-1) : undefined)],
    ...spec,
  })

/** A paragraph without a text of its own: a line, a card. */
const leaf = (type: ParagraphType, tag: string): NodeSpec =>
  paragraph(type, {
    atom: true,
    toDOM: (node) => [tag, paragraphData(node)],
    parseDOM: [paragraphRule(type)],
  })

/** What shows something and has a caption below. */
const figure = (type: ParagraphType): NodeSpec =>
  text(type, 'figure figcaption', { isolating: true, selectable: true })

type GridNode = 'grid' | 'row' | 'cell' | 'head' | 'caption'

/** The parts of a table. Roles are what prosemirror-tables knows them by. */
const GRID: Record<GridNode, NodeSpec> = {
  grid: {
    content: 'row+',
    tableRole: 'table',
    isolating: true,
    toDOM: () => ['table', ['tbody', 0]],
    parseDOM: [{ tag: 'table' }],
  },
  row: {
    content: '(cell | head)+',
    tableRole: 'row',
    toDOM: () => ['tr', 0],
    parseDOM: [{ tag: 'tr' }],
  },
  cell: cellSpec('cell', 'td'),
  head: cellSpec('header_cell', 'th'),
  caption: {
    content: 'text*',
    whitespace: 'pre',
    isolating: true,
    toDOM: () => ['figcaption', { 'data-piece': 'caption', dir: 'auto' }, 0],
    parseDOM: [{ tag: 'figcaption', context: 'TABLE/', preserveWhitespace: 'full' }],
  },
}

/** prosemirror-tables expects the attributes of merged cells; no cell of a story is merged. */
function cellSpec(tableRole: string, tag: string): NodeSpec {
  return {
    content: 'text*',
    whitespace: 'pre',
    tableRole,
    isolating: true,
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    toDOM: () => [tag, { 'data-piece': tableRole, dir: 'auto' }, 0],
    parseDOM: [{ tag, preserveWhitespace: 'full' }],
  }
}

const PARAGRAPHS: Record<ParagraphType, NodeSpec> = {
  P: text('P', 'p', { parseDOM: [paragraphRule('P'), { tag: 'p', preserveWhitespace: 'full' }] }),
  H2: text('H2', 'h2', { defining: true }),
  H3: text('H3', 'h3', { defining: true }),
  H4: text('H4', 'h4', { defining: true }),
  BQ: text('BQ', 'blockquote', { defining: true }),
  PQ: text('PQ', 'blockquote', { defining: true }),
  TOGGLE: text('TOGGLE', 'div', { defining: true }),
  ULI: text('ULI', 'ul li', { defining: true, toDOM: itemElement('ul') }),
  OLI: text('OLI', 'ol li', { defining: true, toDOM: itemElement('ol') }),
  PRE: text('PRE', 'pre code', { code: true, defining: true }),
  IMG: figure('IMG'),
  IFRAME: figure('IFRAME'),
  MIXTAPE_EMBED: leaf('MIXTAPE_EMBED', 'div'),
  BUTTON: leaf('BUTTON', 'div'),
  SUBSCRIBE: leaf('SUBSCRIBE', 'div'),
  HR: leaf('HR', 'hr'),
  TABLE: paragraph('TABLE', {
    content: 'grid caption',
    // A body may have a table without rows. Here it has an empty one, which isn't saved before there is something in it.
    attrs: { ...attributesOf('TABLE'), hasRows: { default: true } },
    isolating: true,
    toDOM: (node) => ['figure', paragraphData(node), 0],
    parseDOM: [paragraphRule('TABLE')],
  }),
  MATH: text('MATH', 'pre', { code: true, defining: true, marks: '' }),
  FOOTNOTE: text('FOOTNOTE', 'aside', { defining: true, isolating: true, selectable: true }),
}

const MARKS: Record<MarkupType, MarkSpec> = {
  A: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    toDOM: ({ attrs }) => [
      'a',
      { href: attrs.href, ...(attrs.title === null ? {} : { title: attrs.title }) },
    ],
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = safeHref(element.getAttribute('href') ?? '')
          return href === undefined ? false : { href, title: element.getAttribute('title') }
        },
      },
    ],
  },
  STRONG: { toDOM: () => ['strong'], parseDOM: [{ tag: 'strong' }, { tag: 'b' }] },
  EM: { toDOM: () => ['em'], parseDOM: [{ tag: 'em' }, { tag: 'i' }] },
  MARK: { toDOM: () => ['mark'], parseDOM: [{ tag: 'mark' }] },
  STRIKE: { toDOM: () => ['s'], parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }] },
  CODE: {
    // Two formulas that touch stay two: each of a paragraph has its number.
    attrs: { isFormula: { default: false }, number: { default: 0 } },
    inclusive: false,
    code: true,
    toDOM: ({ attrs }) => ['code', attrs.isFormula ? { 'data-formula': String(attrs.number) } : {}],
    parseDOM: [
      {
        tag: 'code',
        getAttrs: (element) => {
          const number = element.getAttribute('data-formula')
          return number === null ? {} : { isFormula: true, number: Number.parseInt(number, 10) || 0 }
        },
      },
    ],
  },
}

export const storySchema = new Schema<ParagraphType | GridNode | 'doc' | 'text', MarkupType>({
  nodes: { doc: { content: 'paragraph*' }, text: {}, ...PARAGRAPHS, ...GRID },
  marks: MARKS,
})
