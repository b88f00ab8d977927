import { isFrameAddress } from '../rules/embeds'
import {
  MAX_BODY_BYTES,
  MAX_BODY_PARTS,
  MAX_BUTTON_LABEL,
  MAX_FORMULA,
  MAX_FORMULAS,
  MAX_PARAGRAPHS,
  MAX_PLAYERS,
  MAX_TABLE_COLUMNS,
} from '../rules/limits'
import { safeButtonHref, safeHref, safeWebAddress } from '../rules/links'
import { storyProblems } from '../wording/story-problems'
import { isStoredFile, playerProblems } from './check-player'
import { markedTexts, textProblems } from './check-text'
import { isAddress, isSize } from './check-values'
import {
  type ListItemParagraph,
  type Markup,
  PARAGRAPH_TYPES,
  type Paragraph,
  type StoryBody,
} from './paragraph'
import { CALLOUTS, IMAGE_LAYOUTS } from './paragraph-parts'
import { bodyParts } from './parts'
import { isNestable } from './toggles'

/** A problem in a body. */
export interface BodyProblem {
  /** Position of the paragraph; absent if it concerns the whole body. */
  index?: number
  code:
    | 'too-many-paragraphs'
    | 'too-big'
    | 'bad-shape'
    | 'bad-name'
    | 'same-name'
    | 'bad-text'
    | 'bad-markup'
    | 'bad-address'
    | 'bad-list'
    | 'bad-table'
    | 'bad-note'
  /** A sentence for the writer. */
  message: string
}

type Report = (code: BodyProblem['code'], message: string) => void

/** The name of a paragraph: 4 to 16 lower-case hex digits or letters. */
const NAME = /^[0-9a-z]{4,16}$/

/**
 * All problems of a body; empty for one that may be stored. The input may be anything: it is validated, never
 * trusted. Rule: docs/rules/stories.md, "Body".
 */
export function checkBody(body: unknown): BodyProblem[] {
  if (!Array.isArray(body)) return [{ code: 'bad-shape', message: storyProblems.notAList }]
  const problems: BodyProblem[] = []
  if (body.length > MAX_PARAGRAPHS)
    problems.push({
      code: 'too-many-paragraphs',
      message: storyProblems.manyParagraphs(body.length, MAX_PARAGRAPHS),
    })
  const bytes = bodyBytes(body)
  if (bytes > MAX_BODY_BYTES)
    problems.push({ code: 'too-big', message: storyProblems.manyBytes(bytes, MAX_BODY_BYTES) })
  // A body that is too large to store is too large to check.
  if (problems.length > 0) return problems
  const formulas = body.reduce((sum, value) => sum + formulaLength(asParagraph(value)), 0)
  if (formulas > MAX_FORMULAS)
    return [{ code: 'too-big', message: storyProblems.manyFormulas(formulas, MAX_FORMULAS) }]
  const players = body.filter((value) => hasPlayer(asParagraph(value))).length
  if (players > MAX_PLAYERS)
    return [{ code: 'too-big', message: storyProblems.manyPlayers(players, MAX_PLAYERS) }]
  if (bodyParts(body, MAX_BODY_PARTS) > MAX_BODY_PARTS)
    return [{ code: 'too-big', message: storyProblems.manyParts(MAX_BODY_PARTS) }]
  const names = new Set<string>()
  const labels = new Set<string>()
  for (const [index, value] of body.entries()) {
    const report: Report = (code, message) => problems.push({ index, code, message })
    const paragraph = asParagraph(value)
    if (paragraph === undefined) {
      report('bad-shape', storyProblems.notAParagraph)
      continue
    }
    checkName(paragraph, names, report)
    for (const problem of textProblems(paragraph)) report(problem.code, problem.message)
    checkKind(paragraph, labels, report)
    if ('inToggle' in paragraph && (paragraph.inToggle !== true || !isNestable(paragraph.type)))
      report('bad-shape', storyProblems.inToggle)
  }
  return problems
}

/** What HTML writes as an entity of about six bytes. The quotes around JSON's own strings aren't text. */
const ESCAPED = new Set(['&', '<', '>', "'"].map((sign) => sign.charCodeAt(0)))
const MORE_PER_ENTITY = 5
const [QUOTE, BACKSLASH] = [0x22, 0x5c]

/** Bytes of a body as JSON, in which characters that HTML escapes weigh as much as on a page. */
export function bodyBytes(body: StoryBody | unknown[]): number {
  const json = JSON.stringify(body)
  let entities = 0
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i)
    if (ESCAPED.has(code) || (code === QUOTE && json.charCodeAt(i - 1) === BACKSLASH)) entities++
  }
  return new TextEncoder().encode(json).length + MORE_PER_ENTITY * entities
}

function asParagraph(value: unknown): Paragraph | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined
  return PARAGRAPH_TYPES.includes(value.type as Paragraph['type']) ? (value as Paragraph) : undefined
}

const hasPlayer = (paragraph: Paragraph | undefined): boolean =>
  paragraph?.type === 'MIXTAPE_EMBED' && paragraph.player !== undefined

/** Characters of LaTeX in a paragraph, which may have any shape. */
function formulaLength(paragraph: Paragraph | undefined): number {
  if (paragraph === undefined) return 0
  if (paragraph.type === 'MATH') return String(paragraph.text).length
  return markedTexts(paragraph)
    .flatMap(({ markups }) => (Array.isArray(markups) ? (markups as (Markup | null)[]) : []))
    .reduce(
      (sum, markup) => sum + (markup?.isFormula ? Number(markup.end) - Number(markup.start) || 0 : 0),
      0,
    )
}

function checkName({ name }: Paragraph, names: Set<string>, report: Report): void {
  if (typeof name !== 'string' || !NAME.test(name)) report('bad-name', storyProblems.name)
  else if (names.has(name)) report('same-name', storyProblems.sameName(name))
  else names.add(name)
}

function checkToDo({ type, ...own }: ListItemParagraph, report: Report): void {
  if ('isDone' in own && (type === 'OLI' || typeof own.isDone !== 'boolean'))
    report('bad-list', storyProblems.toDo)
}

function checkKind(paragraph: Paragraph, labels: Set<string>, report: Report): void {
  switch (paragraph.type) {
    case 'P':
      if (paragraph.callout !== undefined && !CALLOUTS.includes(paragraph.callout))
        report('bad-shape', storyProblems.callout)
      return
    case 'ULI':
    case 'OLI':
      if (!Number.isInteger(paragraph.level) || paragraph.level < 0 || paragraph.level > 3)
        report('bad-list', storyProblems.listLevel)
      if (paragraph.start !== undefined && !Number.isSafeInteger(paragraph.start))
        report('bad-list', storyProblems.listStart)
      checkToDo(paragraph, report)
      return
    case 'PRE':
      if (paragraph.language !== undefined && !/^[a-z0-9+#.-]{1,24}$/.test(paragraph.language))
        report('bad-shape', storyProblems.codeLanguage)
      return
    case 'HR':
      if (![undefined, true].includes(paragraph.endsPreview)) report('bad-shape', storyProblems.rule)
      return
    case 'BUTTON':
      if (!isAddress(paragraph.href, safeButtonHref)) report('bad-address', storyProblems.buttonAddress)
      if (String(paragraph.label).trim() === '' || String(paragraph.label).length > MAX_BUTTON_LABEL)
        report('bad-text', storyProblems.buttonLabel(MAX_BUTTON_LABEL))
      return
    case 'MATH':
      if (paragraph.text.length > MAX_FORMULA) report('bad-text', storyProblems.longFormula(MAX_FORMULA))
      return
    case 'IMG':
      if (paragraph.imageId === undefined && !isAddress(paragraph.src, safeWebAddress))
        report('bad-address', storyProblems.pictureSource)
      if (paragraph.imageId !== undefined && !/^[0-9a-f]{24}$/.test(paragraph.imageId))
        report('bad-address', storyProblems.pictureId)
      if (paragraph.href !== undefined && !isAddress(paragraph.href, safeHref))
        report('bad-address', storyProblems.pictureLink)
      if (typeof paragraph.alt !== 'string' || !IMAGE_LAYOUTS.includes(paragraph.layout))
        report('bad-shape', storyProblems.pictureShape)
      if (![undefined, 'start', 'continue'].includes(paragraph.gallery))
        report('bad-shape', storyProblems.gallery)
      if (!isSize(paragraph.width) || !isSize(paragraph.height)) report('bad-shape', storyProblems.size)
      return
    case 'IFRAME':
      if (typeof paragraph.src !== 'string' || !isFrameAddress(paragraph.src))
        report('bad-address', storyProblems.frame)
      if (!isSize(paragraph.width) || !isSize(paragraph.height)) report('bad-shape', storyProblems.size)
      return
    case 'MIXTAPE_EMBED':
      if (!isAddress(paragraph.href, safeHref)) report('bad-address', storyProblems.cardLink)
      if (!isStoredFile(paragraph)) report('bad-shape', storyProblems.file)
      if (paragraph.player !== undefined)
        for (const message of playerProblems(paragraph)) report('bad-shape', message)
      return
    case 'TABLE': {
      const columns = Array.isArray(paragraph.align) ? paragraph.align.length : 0
      if (columns < 1 || columns > MAX_TABLE_COLUMNS || !Array.isArray(paragraph.rows))
        report('bad-table', storyProblems.columns(MAX_TABLE_COLUMNS))
      else if (
        [paragraph.head ?? paragraph.align, ...paragraph.rows].some(
          (row) => !Array.isArray(row) || row.length !== columns,
        )
      )
        report('bad-table', storyProblems.cells)
      return
    }
    case 'FOOTNOTE':
      if (typeof paragraph.label !== 'string' || !/^[\w-]{1,32}$/.test(paragraph.label))
        report('bad-note', storyProblems.noteLabel)
      else if (labels.has(paragraph.label)) report('bad-note', storyProblems.sameLabel(paragraph.label))
      else labels.add(paragraph.label)
      return
    default:
  }
}
