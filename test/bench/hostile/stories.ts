import { MAX_FORMULA, MAX_HIGHLIGHTED_BLOCK, MAX_MARKUPS } from '../../../schema/rules/limits'
import { checkBody } from '../../../schema/story/check-body'
import type { Markup, Paragraph, StoryBody } from '../../../schema/story/paragraph'
import type { JobMessage } from '../../../worker/jobs/messages'
import { SAMPLES } from '../generate'

const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const words = (i: number, text: string, markups: Markup[] = []): Paragraph => ({
  type: 'P',
  name: `p${String(i).padStart(5, '0')}`,
  text,
  markups,
})
const code = (language: string, part: string): StoryBody =>
  many(5, (i) => ({
    ...words(i, part.repeat(MAX_HIGHLIGHTED_BLOCK / part.length)),
    type: 'PRE',
    language,
  })) as StoryBody
const links: Markup[] = many(MAX_MARKUPS, (i) => ({
  type: 'A',
  start: 2 * i,
  end: 2 * i + 1,
  href: `https://example.org/${i}`,
}))

/** Stories that were made to be slow: by the page that shows them, and by the job that follows a save. */
export const HOSTILE_STORIES: readonly StoryBody[] = [
  many(8, (i) => words(i, 'ab'.repeat(MAX_MARKUPS), links)),
  code('markdown', '[a]('),
  code('cpp', 'case '),
  code('php', '<?php '),
  many(10, (i) => ({ type: 'MATH', name: `math${i}`, text: '\\frac{a}{b}'.repeat(MAX_FORMULA / 11) })),
  [words(0, '\n'.repeat(11_000))],
  many(6, (i) => words(i, '&<>'.repeat(5_500))),
]

/** Generated stories that become hostile ones, of each five one; readers ask for others. */
const FIRST = 900

const numberOf = (i: number): number => FIRST + 5 * i

export const hostilePath = (i: number): string => SAMPLES.storyPath(numberOf(i))

/** What of the instance's bindings this needs. */
type Bindings = Pick<Env, 'DB'> & { JOBS: { send(message: JobMessage): Promise<unknown> } }

/** Puts the hostile stories in the place of generated ones, and asks for their code and formulas as a save does. */
export async function writeHostileStories({ DB, JOBS }: Bindings): Promise<void> {
  for (const [i, body] of HOSTILE_STORIES.entries()) {
    const [problem] = checkBody(body)
    if (problem) throw new Error(`Story ${i} couldn't be saved: ${problem.message}`)
    const id = SAMPLES.storyId(numberOf(i))
    const { results } = await DB.prepare(
      'UPDATE post_version SET body = ?, decoration = NULL WHERE post_id = ? RETURNING id',
    )
      .bind(JSON.stringify(body), id)
      .all<{ id: string }>()
    for (const version of results) await JOBS.send({ type: 'decorate-version', versionId: version.id })
  }
}
