import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { cardPicture } from '../../../../schema/rules/images'
import type {
  StoryBody as Body,
  CodeParagraph,
  ImageParagraph,
  ListItemParagraph,
  Paragraph,
  PlainParagraph,
  SubscribeParagraph,
  ToggleParagraph,
} from '../../../../schema/story/paragraph'
import type { Callout } from '../../../../schema/story/paragraph-parts'
import { isInToggle } from '../../../../schema/story/toggles'
import { calloutLabel } from '../../../../schema/wording/callouts'
import { storyWording } from '../../../../schema/wording/story'
import { useApp } from '../../../lib/app'
import { useRememberedMarkup } from '../../../lib/use-remembered-markup'
import { Formula } from './formulas'
import { Gallery } from './Gallery'
import { Lists } from './Lists'
import { MediaPlayer } from './MediaPlayer'
import { markedText } from './markups'
import { withReferences } from './references'
import { StoryFrame } from './StoryFrame'
import { StoryImage } from './StoryImage'
import { scrollable } from './scrollable'
import { Table } from './Table'
import { WrittenLink } from './WrittenLink'
import '../../../styles/story.css'
import '../../../styles/story-figures.css'
import '../../../styles/story-edges.css'

/** Each block has the direction of its own first letter. Rule: docs/rules/stories.md, "Direction". */
const AUTO = { dir: 'auto' } as const

function Code({ paragraph }: { paragraph: CodeParagraph }) {
  const { text, tokens, language, markups } = paragraph
  return (
    <pre dir="ltr" {...scrollable(storyWording.code)} data-language={language}>
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

/** A paragraph outside lists and toggles, with its name as the key. */
function single(paragraph: Exclude<Paragraph, ListItemParagraph | SubscribeParagraph>): ReactNode {
  const key = paragraph.name
  switch (paragraph.type) {
    case 'P':
      return (
        <p key={key} {...(paragraph.callout === undefined && AUTO)}>
          {markedText(paragraph.text, paragraph.markups)}
        </p>
      )
    case 'H2':
    case 'H3': {
      const Heading = paragraph.type === 'H2' ? 'h2' : 'h3'
      return (
        <Heading key={key} {...AUTO} id={`h-${paragraph.name}`}>
          {markedText(paragraph.text, paragraph.markups)}
        </Heading>
      )
    }
    case 'H4':
      return (
        <h4 key={key} {...AUTO}>
          {markedText(paragraph.text, paragraph.markups)}
        </h4>
      )
    case 'BQ':
    case 'PQ':
      return (
        <blockquote key={key} {...AUTO} className={paragraph.type === 'PQ' ? 'pull' : undefined}>
          {markedText(paragraph.text, paragraph.markups)}
        </blockquote>
      )
    case 'TOGGLE':
      return <Toggle key={key} toggle={paragraph} within={[]} />
    case 'PRE':
      return <Code key={key} paragraph={paragraph} />
    case 'IMG':
      return <StoryImage key={key} paragraph={paragraph} />
    case 'IFRAME':
      return <StoryFrame key={key} paragraph={paragraph} />
    case 'HR':
      return paragraph.endsPreview ? null : <hr key={key} />
    case 'TABLE':
      return <Table key={key} paragraph={paragraph} />
    case 'MATH':
      return <Formula key={key} paragraph={paragraph} />
    case 'MIXTAPE_EMBED':
      if (paragraph.player) return <MediaPlayer key={key} paragraph={paragraph} player={paragraph.player} />
      return (
        <WrittenLink key={key} className="card" href={paragraph.href}>
          <strong>{paragraph.title}</strong>
          {paragraph.description && <span>{paragraph.description}</span>}
          <small>{paragraph.site}</small>
          {paragraph.imageId && <img {...cardPicture(paragraph.imageId)} alt="" loading="lazy" />}
        </WrittenLink>
      )
    case 'BUTTON':
      return (
        <div key={key} {...AUTO} className="call">
          <WrittenLink href={paragraph.href}>{paragraph.label}</WrittenLink>
        </div>
      )
    case 'FOOTNOTE':
      return (
        <p key={key} {...AUTO} className="note" id={`fn-${paragraph.label}`}>
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

const isInGallery = (paragraph: Paragraph): paragraph is ImageParagraph =>
  paragraph.type === 'IMG' && paragraph.gallery !== undefined

type CalloutParagraph = PlainParagraph & { callout: Callout }

const isBoxed = (paragraph: Paragraph): paragraph is CalloutParagraph =>
  paragraph.type === 'P' && paragraph.callout !== undefined

/** Neighbours of one kind in their box, on the side of the first one's letters: the label says nothing of them. */
function CalloutBox({ paragraphs }: { paragraphs: CalloutParagraph[] }) {
  const [first] = paragraphs
  if (!first) return null
  const label = calloutLabel(first.callout)
  return (
    <aside className="callout" {...AUTO} data-callout={first.callout} role="note" aria-label={label}>
      <b aria-hidden="true">
        <bdi>{label}</bdi>
      </b>
      {paragraphs.map(single)}
    </aside>
  )
}

/** A line and what is folded under it. */
const Toggle = ({ toggle, within }: { toggle: ToggleParagraph; within: Body }) => (
  <details>
    <summary {...AUTO}>{markedText(toggle.text, toggle.markups)}</summary>
    {blocksOf(within)}
  </details>
)

/**
 * Paragraphs as elements, in document order: items of a list together, pictures of a gallery, callouts, toggles.
 *
 * @param form subscribes readers; it stands wherever the text has a place for it.
 */
function blocksOf(body: Body, form?: ReactNode): ReactNode[] {
  const blocks: ReactNode[] = []
  let items: ListItemParagraph[] = []
  let pictures: ImageParagraph[] = []
  let boxed: CalloutParagraph[] = []
  const endGroup = (key: string) => {
    if (items.length > 0) blocks.push(<Lists key={`${key}.list`} items={items} />)
    if (pictures.length > 1) blocks.push(<Gallery key={`${key}.gallery`} pictures={pictures} />)
    else blocks.push(...pictures.map(single))
    if (boxed.length > 0) blocks.push(<CalloutBox key={`${key}.callout`} paragraphs={boxed} />)
    items = []
    pictures = []
    boxed = []
  }
  let toggle: ToggleParagraph | undefined
  let within: Paragraph[] = []
  const endToggle = () => {
    if (toggle) blocks.push(<Toggle key={toggle.name} toggle={toggle} within={within} />)
    toggle = undefined
    within = []
  }
  for (const paragraph of body) {
    if (toggle && isInToggle(paragraph)) {
      within.push(paragraph)
      continue
    }
    endToggle()
    const continues = isItem(paragraph)
      ? items.length > 0
      : isInGallery(paragraph)
        ? paragraph.gallery === 'continue' && pictures.length > 0
        : isBoxed(paragraph) && boxed.at(-1)?.callout === paragraph.callout
    if (!continues) endGroup(paragraph.name)
    if (isItem(paragraph)) items.push(paragraph)
    else if (isBoxed(paragraph)) boxed.push(paragraph)
    else if (isInGallery(paragraph)) pictures.push(paragraph)
    else if (paragraph.type === 'TOGGLE') toggle = paragraph
    else if (paragraph.type === 'SUBSCRIBE') blocks.push(<Fragment key={paragraph.name}>{form}</Fragment>)
    else blocks.push(single(paragraph))
  }
  endToggle()
  endGroup('end')
  return blocks
}

interface Props {
  body: Body
  /** Subscribes its readers, if the text asks them to; absent where a text is only shown. */
  form?: ReactNode
}

/**
 * A story's text. It reads without script. In the worker its markup is remembered; the browser renders the
 * same elements, which hydrate that markup. Rule: docs/rules/stories.md, "Remembered markup".
 */
export function StoryBody({ body, form }: Props) {
  const { origin } = useApp().state.client
  // In print, addresses of this site are written out in full.
  const style = { '--origin': `"${origin}"` } as CSSProperties
  // What the form says depends on the reader, so nothing is remembered of a text with one.
  const isOwn = !__BROWSER__ && form && body.some(({ type }) => type === 'SUBSCRIBE')
  return (
    <div
      className="story"
      style={style}
      {...useRememberedMarkup(isOwn ? undefined : body, () => blocksOf(withReferences(body), form))}
    />
  )
}
