import { DIMENSIONS, firstOfDay } from '../../../schema/rules/stats/facts'
import { HOURS_KEPT } from '../../../schema/rules/stats/kept'
import { HOURS_OF_DAY, hourOf } from '../../../schema/rules/stats/visits'
import { UTC } from '../../../schema/rules/stats/zones'
import { DAY } from '../../../schema/rules/time-units'
import { openStatStores } from '../../../worker/data/stats/stores'
import { readStats } from '../../../worker/services/stats/read-stats'
import { sqliteD1 } from '../../support/membership/sqlite-d1'
import { randomFrom } from '../../support/random'
import { median } from '../http'
import { NOW } from './simulate'

const WRITER = 'writer'
/** Days over which the facts are spread. */
const DAYS = 365
const ASKED = 15
const [FEW, MANY] = [10_000, 10_000_000]
/** How many times as long many facts may take. */
const MOST_RATIO = 1.3
const RANGES = [7, 30, 90, DAYS] as const

/** How many parts each dimension has: the first one is the largest (Zipf's law, exponent 1). */
const PARTS: Readonly<Record<(typeof DIMENSIONS)[number], number>> = {
  all: 1,
  source: 60,
  country: 100,
  device: 4,
  language: 30,
  reader: 4,
  depth: 21,
  skipped: 6,
  story: 40,
}

const whole = randomFrom(34)
const random = (): number => whole(2 ** 30) / 2 ** 30

/** About as many as expected: a part that is rare is only in some hours. */
const drawn = (expected: number): number => Math.floor(expected) + (random() < expected % 1 ? 1 : 0)

/** A database with a writer's sums of so many facts, folded as the cron would have left them. */
function filled(facts: number) {
  const database = sqliteD1('stats')
  const end = hourOf(NOW)
  const begin = end - DAYS * HOURS_OF_DAY
  const folded = end - HOURS_KEPT * HOURS_OF_DAY
  database.run('BEGIN')
  for (let hour = firstOfDay(begin); hour < end; hour += hour < folded ? HOURS_OF_DAY : 1) {
    const inSpan = (facts / DAYS / HOURS_OF_DAY) * (hour < folded ? HOURS_OF_DAY : 1)
    for (const [dimension, name] of DIMENSIONS.entries()) {
      const sum = Array.from({ length: PARTS[name] }, (_, i) => 1 / (i + 1)).reduce((a, b) => a + b, 0)
      for (let part = 0; part < PARTS[name]; part++) {
        const views = drawn(inSpan / (part + 1) / sum)
        if (views > 0)
          database.run(
            'INSERT INTO stat_sum VALUES (?, ?, ?, ?, ?, ?, ?)',
            WRITER,
            dimension,
            hour,
            name === 'all' ? '' : `part-${part}`,
            views,
            Math.floor(views / 2),
            views * 30,
          )
      }
    }
  }
  database.run('COMMIT')
  return database
}

/** What a page of stats asks for. */
interface Asked {
  milliseconds: number
  statements: number
  rows: number
}

async function ask({ d1, rows }: ReturnType<typeof sqliteD1>, days: number): Promise<Asked> {
  const stats = openStatStores({ STATS_DB_0: d1 } as Env)
  const range = { from: NOW - days * DAY, until: NOW, zone: UTC }
  const times: number[] = []
  const lists = DIMENSIONS.filter((dimension) => dimension !== 'all')
  for (let i = 0; i < ASKED; i++) {
    const reader = readStats({ stats }, { kind: 'writer', id: WRITER }, range)
    const begun = performance.now()
    await Promise.all([reader.total(), reader.periods('day'), ...lists.map((list) => reader.partsOf(list))])
    times.push(performance.now() - begun)
  }
  const [read] = rows<{ rows: number }>(
    `SELECT count(*) + sum(dimension = 0) AS rows FROM stat_sum WHERE subject = ? AND hour >= ? AND hour < ?`,
    WRITER,
    hourOf(range.from),
    hourOf(range.until),
  )
  return { milliseconds: median(times), statements: lists.length + 2, rows: read?.rows ?? 0 }
}

/**
 * Measures what a writer's page of stats asks its database for, with ten thousand facts behind it and with ten million:
 * the median time, statements, and rows read. Returns whether it is as wanted. Target: docs/bench.md, "Stats".
 */
export async function compareFacts(print: (line: string) => void): Promise<boolean> {
  const ratios: number[] = []
  const [few, many] = [filled(FEW), filled(MANY)]
  for (const days of RANGES) {
    const [less, more] = [await ask(few, days), await ask(many, days)]
    const ratio = more.milliseconds / less.milliseconds
    ratios.push(ratio)
    const told = ({ milliseconds, rows }: Asked) => `${milliseconds.toFixed(1)} ms, ${rows} rows`
    print(
      `${days} days, ${more.statements} statements: ${told(less)} with 10 thousand facts, ${told(more)} with 10 million; ratio ${ratio.toFixed(1)}, at most ${MOST_RATIO} is wanted`,
    )
  }
  return ratios.every((ratio) => ratio <= MOST_RATIO)
}
