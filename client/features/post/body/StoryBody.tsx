import { useRouter } from '@tanstack/react-router'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import type {
  StoryBody as Body,
  CodeParagraph,
  ListItemParagraph,
  MathNode,
  MathParagraph,
  Paragraph,
  TableCell,
  TableParagraph,
} from '../../../../schema/story/paragraph'
import { storyWording } from '../../../../schema/wording/story'
import { Lists } from './Lists'
import { markedText } from './markups'
import { withReferences } from './references'
import { StoryFrame } from './StoryFrame'
import { StoryImage } from './StoryImage'
import { WrittenLink } from './WrittenLink'
import '../../../styles/story.css'
import '../../../styles/story-figures.css'
import '../../../styles/code.css'
import '../../../styles/story-edges.css'

/** Wide content scrolls within its column, so the keyboard has to reach it. */
const scrollable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const

function Code({ paragraph }: { paragraph: CodeParagraph }) {
  const { text, tokens, language, markups } = paragraph
  return (
    <pre {...scrollable(storyWording.code)} data-language={language}>
      <code>
        {tokens
          ? tokens.map(([part, kind], i) =>
              kind ? (
                <span key={i} className={`t-${kind}`}>
                  {part}
                </span>
              ) : (
                part
              ),
            )
          : markedText(text, markups)}
      </code>
    </pre>
  )
}

const mathElement = (node: MathNode, key: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.name, { ...mathAttributes(node.attributes), key }, ...node.children.map(mathElement))

/** MathML's attributes under React's names. */
function mathAttributes(attributes: Record<string, string> = {}): Record<string, string> {
  const { class: className, ...rest } = attributes
  return className ? { ...rest, className } : rest
}

function Formula({ paragraph }: { paragraph: MathParagraph }) {
  return (
    <div className="math" {...scrollable(storyWording.formula)}>
      {paragraph.mathml ? mathElement(paragraph.mathml, 0) : <code>{paragraph.text}</code>}
    </div>
  )
}

function Cells({
  cells,
  align,
  head,
}: {
  cells: TableCell[]
  align: TableParagraph['align']
  head?: boolean
}) {
  const Cell = head ? 'th' : 'td'
  return (
    <tr>
      {cells.map((cell, i) => (
        <Cell key={i} data-align={align[i] ?? undefined} scope={head ? 'col' : undefined}>
          {markedText(cell.text, cell.markups)}
        </Cell>
      ))}
    </tr>
  )
}

function Table({ paragraph }: { paragraph: TableParagraph }) {
  const { head, rows, align, text, markups } = paragraph
  return (
    <div className="wide-table" {...scrollable(text || storyWording.table)}>
      <table>
        {text && <caption>{markedText(text, markups)}</caption>}
        {head && (
          <thead>
            <Cells cells={head} align={align} head />
          </thead>
        )}
        <tbody>
          {rows.map((cells, i) => (
            <Cells key={i} cells={cells} align={align} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A paragraph outside lists, with its name as the key. */
function single(paragraph: Exclude<Paragraph, ListItemParagraph>): ReactNode {
  const key = paragraph.name
  switch (paragraph.type) {
    case 'P':
      return <p key={key}>{markedText(paragraph.text, paragraph.markups)}</p>
    case 'H2':
      return (
        <h2 key={key} id={`h-${paragraph.name}`}>
          {markedText(paragraph.text, paragraph.markups)}
        </h2>
      )
    case 'H3':
      return (
        <h3 key={key} id={`h-${paragraph.name}`}>
          {markedText(paragraph.text, paragraph.markups)}
        </h3>
      )
    case 'H4':
      return <h4 key={key}>{markedText(paragraph.text, paragraph.markups)}</h4>
    case 'BQ':
      return <blockquote key={key}>{markedText(paragraph.text, paragraph.markups)}</blockquote>
    case 'PQ':
      return (
        <blockquote key={key} className="pull">
          {markedText(paragraph.text, paragraph.markups)}
        </blockquote>
      )
    case 'PRE':
      return <Code key={key} paragraph={paragraph} />
    case 'IMG':
      return <StoryImage key={key} paragraph={paragraph} />
    case 'IFRAME':
      return <StoryFrame key={key} paragraph={paragraph} />
    case 'HR':
      return <hr key={key} />
    case 'TABLE':
      return <Table key={key} paragraph={paragraph} />
    case 'MATH':
      return <Formula key={key} paragraph={paragraph} />
    case 'MIXTAPE_EMBED':
      return (
        <WrittenLink key={key} className="card" href={paragraph.href}>
          <strong>{paragraph.title}</strong>
          {paragraph.description && <span>{paragraph.description}</span>}
          <small>{paragraph.site}</small>
        </WrittenLink>
      )
    case 'FOOTNOTE':
      return (
        <p key={key} className="note" id={`fn-${paragraph.label}`}>
          <span>{paragraph.label}</span> {markedText(paragraph.text, paragraph.markups)}{' '}
          <a href={`#fnref-${paragraph.label}`} aria-label={storyWording.backToText}>
            ↩
          </a>
        </p>
      )
  }
}

const isItem = (paragraph: Paragraph): paragraph is ListItemParagraph =>
  paragraph.type === 'ULI' || paragraph.type === 'OLI'

/** A story's paragraphs as elements, in document order. */
function blocksOf(body: Body): ReactNode[] {
  const blocks: ReactNode[] = []
  let items: ListItemParagraph[] = []
  const endList = (key: string) => {
    if (items.length > 0) blocks.push(<Lists key={`${key}.list`} items={items} />)
    items = []
  }
  for (const paragraph of withReferences(body)) {
    if (isItem(paragraph)) {
      items.push(paragraph)
      continue
    }
    endList(paragraph.name)
    blocks.push(single(paragraph))
  }
  endList('end')
  return blocks
}

/**
 * A story's text. It reads without script. In the worker its markup is remembered; the browser renders the
 * same elements, which hydrate that markup. Rule: docs/rules/stories.md, "Remembered markup".
 */
export function StoryBody({ body }: { body: Body }) {
  const router = useRouter()
  // In print, addresses of this site are written out in full.
  const style = { '--origin': `"${router.options.context.state.client.origin}"` } as CSSProperties
  // Must be the last hook, because it may render the text during this render.
  const markup = router.options.context.markup?.(router, body, () => blocksOf(body))
  if (markup === undefined)
    return (
      <div className="story" dir="auto" style={style}>
        {blocksOf(body)}
      </div>
    )
  // React has made it from the same elements.
  return <div className="story" dir="auto" style={style} dangerouslySetInnerHTML={{ __html: markup }} />
}
