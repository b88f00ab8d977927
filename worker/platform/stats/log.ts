import { DAY } from '../../../schema/rules/time-units'

/** The log of everything that was counted: objects that never change, by the day on which they were counted. */
export interface StatsLog {
  /**
   * Writes a batch once: an object that is there already stays as it is.
   *
   * @param lines JSON, one entry each.
   */
  write(batch: LogBatch, lines: readonly string[]): Promise<void>
  /** The lines of all batches that were counted on days, in days since 1970 UTC, both included. */
  read(from: number, until: number): AsyncIterable<string>
  /** Says that there are figures of the days before one that the log doesn't have, unless that was said already. */
  beginOn(day: number): Promise<void>
  /** The first day of which the log has everything, in days since 1970 UTC: 0 unless another one was said. */
  firstDay(): Promise<number>
  /** Deletes batches of days before one, at most a thousand. Returns how many. */
  expire(before: number): Promise<number>
}

/** Which batch it is: of a database, by its number. */
export interface LogBatch {
  countedAt: number
  place: number
  number: number
  /** Hex digits: numbers begin again in a database that was lost. */
  id: string
}

const PREFIX = 'stats/'
/** Its name comes after those of all days, so that it doesn't expire with them. */
const FIRST_DAY = `${PREFIX}first-day`
/** An object that is there already stays as it is. */
const ONCE = { onlyIf: { etagDoesNotMatch: '*' } } as const
/** Objects of one request. */
const AT_ONCE = 1000
const DIGITS = 12

const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

const keyOf = ({ countedAt, place, number, id }: LogBatch): string =>
  `${PREFIX}${dayText(Math.floor(countedAt / DAY))}/${place}-${String(number).padStart(DIGITS, '0')}-${id.slice(0, DIGITS)}.jsonl.gz`

/** Of a text, compressed. */
const zipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()

const unzipped = (body: ReadableStream): Promise<string> =>
  new Response(body.pipeThrough(new DecompressionStream('gzip'))).text()

/** The log in a bucket. */
export function openStatsLog(bucket: R2Bucket): StatsLog {
  async function* keysOf(day: number): AsyncIterable<string> {
    let cursor: string | undefined
    do {
      const page = await bucket.list({
        prefix: `${PREFIX}${dayText(day)}/`,
        limit: AT_ONCE,
        ...(cursor === undefined ? {} : { cursor }),
      })
      for (const { key } of page.objects) yield key
      cursor = page.truncated ? page.cursor : undefined
    } while (cursor !== undefined)
  }
  return {
    async write(batch, lines) {
      const body = await zipped(lines.join('\n'))
      await bucket.put(keyOf(batch), body, {
        ...ONCE,
        httpMetadata: { contentType: 'application/gzip' },
      })
    },
    async *read(from, until) {
      for (let day = from; day <= until; day++)
        for await (const key of keysOf(day)) {
          const object = await bucket.get(key)
          if (object) yield* (await unzipped(object.body)).split('\n')
        }
    },
    async beginOn(day) {
      await bucket.put(FIRST_DAY, String(day), ONCE)
    },
    async firstDay() {
      return Number((await (await bucket.get(FIRST_DAY))?.text()) ?? 0)
    },
    async expire(before) {
      const { objects } = await bucket.list({ prefix: PREFIX, limit: AT_ONCE })
      // Keys begin with the day, so that the oldest come first.
      const old = objects.map(({ key }) => key).filter((key) => key < PREFIX + dayText(before))
      if (old.length > 0) await bucket.delete(old)
      return old.length
    },
  }
}
