import { DIMENSIONS, firstOfDay } from '../../../schema/rules/stats/facts'
import { HOURS_KEPT } from '../../../schema/rules/stats/kept'
import { wholeRange } from '../../../schema/rules/stats/ranges'
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
const ASKED = 41
const [FEW, MANY] = [10_000, 10_000_000]
/** How many times as long many facts may take. */
const MOST_RATIO = 1.3
/** Since the beginning. */
const ALL = 0
const RANGES = [1, 7, 30, 90, DAYS, ALL] as const

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
  publication: 4,
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
  const running = new Map<string, number>()
  database.run('BEGIN')
  for (let hour = firstOfDay(begin); hour < end; hour += hour < folded ? HOURS_OF_DAY : 1) {
    const inSpan = (facts / DAYS / HOURS_OF_DAY) * (hour < folded ? HOURS_OF_DAY : 1)
    for (const [dimension, name] of DIMENSIONS.entries()) {
      const sum = Array.from({ length: PARTS[name] }, (_, i) => 1 / (i + 1)).reduce((a, b) => a + b, 0)
      for (let part = 0; part < PARTS[name]; part++) {
        const views = drawn(inSpan / (part + 1) / sum)
        if (views === 0) continue
        const all = (running.get(`${name} ${part}`) ?? 0) + views
        running.set(`${name} ${part}`, all)
        database.run(
          'INSERT INTO stat_running VALUES (?, ?, ?, ?, ?, ?, ?)',
          WRITER,
          dimension,
          name === 'all' ? '' : `part-${part}`,
          hour,
          all,
          Math.floor(all / 2),
          all * 30,
        )
      }
    }
  }
  database.run('COMMIT')
  return database
}

type Filled = ReturnType<typeof filled>

/** Milliseconds that all lists, the totals and the days of a page of stats take, which go out as one batch. */
async function ask({ d1 }: Filled, days: number): Promise<number> {
  const stats = openStatStores({ STATS_DB_0: d1 } as Env)
  const range = days === ALL ? wholeRange(NOW) : { from: NOW - days * DAY, until: NOW, zone: UTC }
  const reader = readStats({ stats }, { kind: 'writer', id: WRITER }, range)
  const lists = DIMENSIONS.filter((dimension) => dimension !== 'all')
  const begun = performance.now()
  await Promise.all([reader.total(), reader.periods(), ...lists.map((list) => reader.partsOf(list))])
  const took = performance.now() - begun
  const [{ usage } = { usage: undefined }] = stats.all
  if (usage?.roundTrips !== 1) throw new Error(`It took ${usage?.roundTrips} round trips`)
  return took
}

const rowsIn = ({ rows }: Filled): number =>
  rows<{ rows: number }>('SELECT count(*) AS rows FROM stat_running')[0]?.rows ?? 0

/**
 * Measures what a writer's page of stats asks its database for, with ten thousand facts behind it and with ten million, in
 * turn: the median times. Returns whether it is as wanted. Target: docs/bench.md, "Stats".
 */
export async function compareFacts(print: (line: string) => void): Promise<boolean> {
  const ratios: number[] = []
  const [few, many] = [filled(FEW), filled(MANY)]
  print(`${rowsIn(few)} rows of 10 thousand facts, ${rowsIn(many)} of 10 million`)
  for (const days of RANGES) {
    const [less, more]: [number[], number[]] = [[], []]
    for (let i = 0; i < ASKED; i++) {
      less.push(await ask(few, days))
      more.push(await ask(many, days))
    }
    const ratio = median(more) / median(less)
    ratios.push(ratio)
    print(
      `${days === ALL ? 'all' : days} days: ${median(less).toFixed(1)} ms with 10 thousand facts, ${median(more).toFixed(1)} ms with 10 million; ratio ${ratio.toFixed(2)}, at most ${MOST_RATIO} is wanted`,
    )
  }
  return ratios.every((ratio) => ratio <= MOST_RATIO)
}
