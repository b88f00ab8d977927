import type { DraftDocument } from '../../../../schema/story/draft'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { textsOf } from '../../../../schema/story/text'

/** Something that a writer may want to see to before a story comes out, and how often it occurs. */
export interface Check {
  id: 'missingAlt' | 'skippedHeading' | 'noPicture' | 'missingNote' | 'unusedNote'
  count: number
}

const LEVELS: Readonly<Record<string, number>> = { H2: 1, H3: 2, H4: 3 }

/** Headings that are more than one level below the one before: people who hear the story lose its order. */
function skippedHeadings(body: StoryBody): number {
  let before = 0
  let skipped = 0
  for (const { type } of body) {
    const level = LEVELS[type]
    if (level === undefined) continue
    if (level > before + 1) skipped += 1
    before = level
  }
  return skipped
}

const NOTE = /^#fn-(.+)$/

/** The labels that links of a story refer to. */
const referredNotes = (body: StoryBody): ReadonlySet<string> =>
  new Set(
    body
      .flatMap(textsOf)
      .flatMap(({ markups }) => markups.flatMap(({ href }) => NOTE.exec(href ?? '')?.[1] ?? [])),
  )

/**
 * What a writer may want to see to before publishing. None of it is in the way. Rule: docs/rules/writing.md, "Before
 * publishing".
 */
export function publishChecks({ body }: DraftDocument): Check[] {
  const pictures = body.filter((paragraph) => paragraph.type === 'IMG')
  const labels = new Set(body.flatMap((paragraph) => (paragraph.type === 'FOOTNOTE' ? paragraph.label : [])))
  const referred = referredNotes(body)
  const checks: Check[] = [
    { id: 'noPicture', count: pictures.length === 0 ? 1 : 0 },
    { id: 'missingAlt', count: pictures.filter(({ alt }) => alt.trim() === '').length },
    { id: 'skippedHeading', count: skippedHeadings(body) },
    { id: 'missingNote', count: [...referred].filter((label) => !labels.has(label)).length },
    { id: 'unusedNote', count: [...labels].filter((label) => !referred.has(label)).length },
  ]
  return checks.filter(({ count }) => count > 0)
}
