import { MAX_ALT, MAX_FORMULA, MAX_MARKUPS, MAX_PARAGRAPH_TEXT } from '../rules/limits'
import { safeHref } from '../rules/links'
import { storyProblems } from '../wording/story-problems'
import { MARKUP_TYPES, type Markup, type Paragraph } from './paragraph'

interface TextProblem {
  code: 'bad-text' | 'bad-markup'
  message: string
}

export interface Marked {
  text: unknown
  markups: unknown
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** The problems of a paragraph's text and markups. */
export function textProblems(paragraph: Paragraph): TextProblem[] {
  return [...plainTexts(paragraph).flatMap(plainProblems), ...markedTexts(paragraph).flatMap(markedProblems)]
}

function plainTexts(paragraph: Paragraph): unknown[] {
  switch (paragraph.type) {
    case 'MATH':
      return [paragraph.text]
    case 'IFRAME':
      return [paragraph.title]
    case 'MIXTAPE_EMBED':
      return [paragraph.title, paragraph.description, paragraph.site]
    case 'BUTTON':
      return [paragraph.label]
    case 'IMG':
      return [String(paragraph.alt).slice(0, MAX_ALT + 1)]
    default:
      return []
  }
}

/** The texts of a paragraph that can have markups. */
export function markedTexts(paragraph: Paragraph): Marked[] {
  if (paragraph.type === 'HR' || paragraph.type === 'SUBSCRIBE' || paragraph.type === 'MATH') return []
  if (paragraph.type === 'MIXTAPE_EMBED' || paragraph.type === 'BUTTON') return []
  if (paragraph.type !== 'TABLE') return [paragraph]
  const rows: unknown[] = Array.isArray(paragraph.rows) ? paragraph.rows : []
  return [paragraph, ...[paragraph.head ?? [], ...rows].flat().map(asMarked)]
}

const asMarked = (value: unknown): Marked =>
  typeof value === 'object' && value !== null && 'text' in value && 'markups' in value
    ? value
    : { text: undefined, markups: undefined }

function plainProblems(text: unknown): TextProblem[] {
  if (typeof text !== 'string') return [{ code: 'bad-text', message: storyProblems.noText }]
  if (text.length > MAX_PARAGRAPH_TEXT) return [{ code: 'bad-text', message: storyProblems.longText }]
  if (LONE_SURROGATE.test(text)) return [{ code: 'bad-text', message: storyProblems.halfCharacter }]
  return []
}

function markedProblems({ text, markups }: Marked): TextProblem[] {
  const problems = plainProblems(text)
  if (problems.length > 0 || typeof text !== 'string') return problems
  if (!Array.isArray(markups) || markups.length > MAX_MARKUPS)
    return [{ code: 'bad-markup', message: storyProblems.markups(MAX_MARKUPS) }]
  if (!markups.every((markup) => typeof markup === 'object' && markup !== null))
    return [{ code: 'bad-markup', message: storyProblems.markup }]
  for (const markup of markups as Markup[]) {
    const { type, start, end } = markup
    const isInside =
      Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start < end && end <= text.length
    if (!MARKUP_TYPES.includes(type) || !isInside)
      problems.push({ code: 'bad-markup', message: storyProblems.outside(String(type)) })
    else if (splitsCharacter(text, start) || splitsCharacter(text, end))
      problems.push({ code: 'bad-markup', message: storyProblems.splits(type) })
    if (
      markup.isFormula !== undefined &&
      (type !== 'CODE' || markup.isFormula !== true || end - start > MAX_FORMULA)
    )
      problems.push({
        code: 'bad-markup',
        message: storyProblems.formula(MAX_FORMULA),
      })
    if (type === 'A' && (typeof markup.href !== 'string' || safeHref(markup.href) === undefined))
      problems.push({ code: 'bad-markup', message: storyProblems.link })
  }
  return overlapping(markups as Markup[])
    ? [...problems, { code: 'bad-markup', message: storyProblems.linksOverlap }]
    : problems
}

const splitsCharacter = (text: string, at: number): boolean =>
  at > 0 && at < text.length && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))

/** A link within a link has no meaning. */
function overlapping(markups: Markup[]): boolean {
  const links = markups.filter((markup) => markup.type === 'A').sort((a, b) => a.start - b.start)
  return links.some((link, i) => i > 0 && link.start < (links[i - 1]?.end ?? 0))
}
