/** Where writers' stats are: by their id, or by the first two digits of it. Whoever isn't named is in the first database. */
export interface Places {
  readonly writers: ReadonlyMap<string, number>
  /** Of the 256 first two digits. */
  readonly ranges: readonly number[]
}

const DIGITS = 16
const ENTRY = /^(?:([0-9a-f]{12})|([0-9a-f]{2})(?:-([0-9a-f]{2}))?)=(\d+)$/

/**
 * Reads `STATS_PLACES`: `80-ff=1, 0123456789ab=2` has the second half of all writers in `STATS_DB_1`, and one of them in
 * `STATS_DB_2`.
 *
 * @throws if it names a database that isn't there, or can't be read.
 */
export function parsePlaces(text: string, databases: number): Places {
  const writers = new Map<string, number>()
  const ranges = Array.from({ length: DIGITS * DIGITS }, () => 0)
  for (const entry of text.split(',').map((each) => each.trim())) {
    if (entry === '') continue
    const [, writer, from = '', to = from, place = ''] = ENTRY.exec(entry) ?? []
    const number = Number(place)
    if (place === '' || number >= databases) throw new Error(`STATS_PLACES is wrong at ${entry}`)
    if (writer !== undefined) writers.set(writer, number)
    else ranges.fill(number, Number.parseInt(from, DIGITS), Number.parseInt(to, DIGITS) + 1)
  }
  return { writers, ranges }
}

/** The place of a writer's stats. */
export const placeOf = ({ writers, ranges }: Places, writerId: string): number =>
  writers.get(writerId) ?? ranges[Number.parseInt(writerId.slice(0, 2), DIGITS)] ?? 0
