import type { Callout, CodeToken, ImageLayout, NestableBase, ParagraphBase } from './paragraph-parts'
import type { Player, StoredFile } from './player'

/**
 * The body of a story: an ordered list of paragraphs, each plain text with markups over it. A body is never
 * HTML: it is rendered to elements. Rule: docs/rules/stories.md, "Body".
 */

/** Every kind of paragraph, as stored and as sent. */
export const PARAGRAPH_TYPES = [
  'P',
  'H2',
  'H3',
  'H4',
  'BQ',
  'PQ',
  'TOGGLE',
  'ULI',
  'OLI',
  'PRE',
  'IMG',
  'IFRAME',
  'MIXTAPE_EMBED',
  'BUTTON',
  'SUBSCRIBE',
  'HR',
  'TABLE',
  'MATH',
  'FOOTNOTE',
] as const
export type ParagraphType = (typeof PARAGRAPH_TYPES)[number]

/** Every kind of markup over a run of a paragraph's text. */
export const MARKUP_TYPES = ['STRONG', 'EM', 'CODE', 'A', 'STRIKE', 'MARK'] as const
export type MarkupType = (typeof MARKUP_TYPES)[number]

/** A run of text that is strong, a link and so on. Offsets count UTF-16 units; `end` is exclusive. */
export interface Markup {
  type: MarkupType
  start: number
  end: number
  /** Only on `A`: an absolute http(s) or mailto address, a path of this site (`/…`) or a fragment (`#…`). */
  href?: string
  /** Only on `A`: the link's title. */
  title?: string
  /** Only on `CODE`: the text is the LaTeX of a formula. */
  isFormula?: true
  /** The formula as MathML. Added when a story is shown, never stored. */
  mathml?: MathNode
}

/** A paragraph of running text. */
export interface PlainParagraph extends NestableBase {
  type: 'P'
  text: string
  markups: Markup[]
  /** It stands in a box of this kind; neighbours of one kind share it. */
  callout?: Callout
}

/** A heading within the text. */
export interface HeadingParagraph extends ParagraphBase {
  type: 'H2' | 'H3' | 'H4'
  text: string
  markups: Markup[]
}

interface QuotationParagraph extends NestableBase {
  type: 'BQ' | 'PQ'
  text: string
  markups: Markup[]
}

/** A line that the paragraphs after it are folded under: those that say so (`inToggle`). */
export interface ToggleParagraph extends ParagraphBase {
  type: 'TOGGLE'
  text: string
  markups: Markup[]
}

interface ItemBase extends NestableBase {
  text: string
  markups: Markup[]
  /** How deep the item is nested; 0 is the outermost, 3 the deepest. */
  level: number
  /** Only on the first OLI of a list: the number it starts with, when that isn't 1. */
  start?: number
}

interface BulletParagraph extends ItemBase {
  type: 'ULI'
  /** Whether the item of a to-do list is done; absent on other items. */
  isDone?: boolean
}

interface NumberedParagraph extends ItemBase {
  type: 'OLI'
}

/** An item of a list. Items that follow each other form one list. */
export type ListItemParagraph = BulletParagraph | NumberedParagraph

/** A block of code. */
export interface CodeParagraph extends NestableBase {
  type: 'PRE'
  text: string
  markups: Markup[]
  /** The language's common short name (`ts`, `python`, `sql`), if known. */
  language?: string
  /** The text cut at its highlighted parts. Computed after a save and stored beside the body. */
  tokens?: CodeToken[]
}

/** A picture with its alternative text. */
export interface ImageParagraph extends NestableBase {
  type: 'IMG'
  /** The caption. */
  text: string
  markups: Markup[]
  /** Empty for a purely decorative picture. */
  alt: string
  layout: ImageLayout
  /** Id of the picture in our own media store; absent if the picture stays at its source. */
  imageId?: string
  /** http(s) address of a picture that couldn't be fetched and stays at its source. */
  src?: string
  /** Names that picture in addresses of ours. Added when a story is shown, never stored. */
  foreignId?: string
  /** Pixels of the original, if known. */
  width?: number
  height?: number
  /** What to keep in view when the picture is cropped, in percent from the left and from the top. */
  focusPercentX?: number
  focusPercentY?: number
  /** The picture's mean colour as `#rrggbb`. Added when a story is shown, never stored. */
  color?: string
  /** Where the picture leads when it is pressed. */
  href?: string
  /** Set on the pictures of a gallery: the first starts it, those directly after it continue it. */
  gallery?: 'start' | 'continue'
}

/** A frame of an allowed provider (schema/rules/embeds.ts). */
export interface IframeParagraph extends NestableBase {
  type: 'IFRAME'
  /** The caption. */
  text: string
  markups: Markup[]
  /** The https address of the frame. */
  src: string
  /** What the frame shows, for people who can't see it. */
  title: string
  width?: number
  height?: number
}

/** A link shown as a card, or as a player if it leads to audio or video. */
export interface LinkCardParagraph extends NestableBase {
  type: 'MIXTAPE_EMBED'
  /** Of a file in our store its path (`filePath`). */
  href: string
  title: string
  description: string
  /** The site's name or host. */
  site: string
  imageId?: string
  /** Names the player's poster in addresses of ours. Added when a story is shown, never stored. */
  foreignId?: string
  player?: Player
  /** Only of a file in our store. */
  file?: StoredFile
}

/** A link that is shown as a button. */
export interface ButtonParagraph extends NestableBase {
  type: 'BUTTON'
  label: string
  /** An absolute https or mailto address. */
  href: string
}

/** Where readers can subscribe to the newsletter of the story's publication, or else of its writer. */
export interface SubscribeParagraph extends ParagraphBase {
  type: 'SUBSCRIBE'
}

/** A break between two parts. */
interface RuleParagraph extends ParagraphBase {
  type: 'HR'
  /** Nobody sees this one: the preview of a member-only story ends here. The first of several counts. */
  endsPreview?: true
}

/** A cell of a table. */
export interface TableCell {
  text: string
  markups: Markup[]
}

/** A table. Every row has as many cells as `align` has members. */
export interface TableParagraph extends NestableBase {
  type: 'TABLE'
  /** The caption. */
  text: string
  markups: Markup[]
  align: ('left' | 'center' | 'right' | null)[]
  /** The heading row; absent if the table has none. */
  head?: TableCell[]
  rows: TableCell[][]
}

/** A formula in a separate paragraph. */
export interface MathParagraph extends NestableBase {
  type: 'MATH'
  /** LaTeX source. */
  text: string
  /** The formula as MathML. Computed after a save and stored beside the body. */
  mathml?: MathNode
}

/** A MathML element with its children, or a text. */
export type MathNode = string | { name: string; attributes?: Record<string, string>; children: MathNode[] }

/** A footnote of the story. The text refers to it by an `A` markup whose href is `#fn-{label}`. */
export interface FootnoteParagraph extends ParagraphBase {
  type: 'FOOTNOTE'
  label: string
  text: string
  markups: Markup[]
}

export type Paragraph =
  | PlainParagraph
  | HeadingParagraph
  | QuotationParagraph
  | ToggleParagraph
  | ListItemParagraph
  | CodeParagraph
  | ImageParagraph
  | IframeParagraph
  | LinkCardParagraph
  | ButtonParagraph
  | SubscribeParagraph
  | RuleParagraph
  | TableParagraph
  | MathParagraph
  | FootnoteParagraph

/** A story's whole body. */
export type StoryBody = Paragraph[]
