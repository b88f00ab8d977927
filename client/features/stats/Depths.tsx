import { DEPTH_STEPS } from '../../../schema/rules/stats/visits'
import type { StoryBody } from '../../../schema/story/paragraph'
import { paragraphText } from '../../../schema/story/text'
import { statsWording } from '../../../schema/wording/stats'
import { formatPercent } from '../../lib/format'
import { Chart } from '../chart/Chart'
import type { StatsPartLineFragment } from './stats-part-line.generated'

const { depth: wording } = statsWording.story

const SHARES = Array.from({ length: DEPTH_STEPS + 1 }, (_, step) => formatPercent(step / DEPTH_STEPS))
/** Characters of a paragraph that name it. */
const NAME = 40

/** The place of the text that a number of characters leads to. */
function placeAt(texts: readonly string[], characters: number): number {
  let passed = 0
  return texts.findIndex((text) => {
    passed += text.length
    return passed >= characters
  })
}

/** The paragraph at each twentieth of a text, by its first words. */
function namesOf(body: StoryBody): string[] {
  const texts = body.map((paragraph) => paragraphText(paragraph).trim()).filter((text) => text !== '')
  const whole = texts.reduce((sum, text) => sum + text.length, 0)
  return Array.from({ length: DEPTH_STEPS + 1 }, (_, step) => {
    if (step === 0) return wording.start
    if (step === DEPTH_STEPS) return wording.end
    const text = texts[placeAt(texts, (whole * step) / DEPTH_STEPS)] ?? ''
    const name = text.length > NAME ? `${text.slice(0, NAME).trimEnd()}…` : text
    return wording.at(formatPercent(step / DEPTH_STEPS), name)
  })
}

/** How far readers come: a bar for each twentieth of the text, named by its paragraph. */
export function Depths({ body, depths }: { body: StoryBody; depths: readonly StatsPartLineFragment[] }) {
  const known = depths.filter(({ name }) => name !== null)
  const unknown = depths.find(({ name }) => name === null)?.views ?? 0
  const reached = Array.from({ length: DEPTH_STEPS + 1 }, (_, step) =>
    known.filter(({ name }) => Number(name) >= step).reduce((sum, { views }) => sum + views, 0),
  )
  const all = reached[0] ?? 0
  const names = namesOf(body)
  const half = reached.findLastIndex((n) => n >= all / 2)
  return (
    <section aria-labelledby="stats-depth" className="mt-16">
      <h2 id="stats-depth" className="font-serif text-24 font-semibold tracking-tight">
        {wording.title}
      </h2>
      {all === 0 ? (
        <p className="mt-4 text-16 text-ink-soft">{wording.none}</p>
      ) : (
        <div className="mt-8">
          <Chart
            title={wording.title}
            pointTitle={wording.place}
            summary={half === DEPTH_STEPS ? wording.all : wording.summary(names[half] ?? '')}
            data={{
              kind: 'histogram',
              labels: names,
              short: SHARES,
              series: [{ name: wording.readers, values: reached }],
            }}
          />
        </div>
      )}
      {unknown > 0 && all > 0 && <p className="text-13 text-ink-soft">{wording.unknown(unknown)}</p>}
    </section>
  )
}
