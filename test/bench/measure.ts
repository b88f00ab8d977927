import { send, timeToFirstByte } from './http'
import { type Load, loadInTurn } from './load'
import type { BenchOptions } from './options'
import type { Site } from './site'
import { MINIMAL, SCALED, SUBJECTS, type Subject } from './subjects'

/** A load, and the time to first byte of sequential requests, in milliseconds. */
export interface Measured extends Load {
  ttfb: number
}

/** A subject with its baselines, all measured in turn. */
export interface Compared {
  name: string
  /** Bytes of the response's body. */
  bytes: number
  subject: Measured
  /** The gateway returning the same bytes from memory. */
  constant: Measured
  /** A page of one heading. */
  minimal: Measured
}

/** A page with few and with many stories in the database. Times are milliseconds. */
export interface Scaled {
  name: string
  p50: [small: number, large: number]
  requestsPerSecond: [small: number, large: number]
  cpu: [small: number, large: number]
}

type Note = (line: string) => void

/** Sequential requests that determine the time to first byte. */
const SEQUENTIAL = 100

/**
 * Stores a response's bytes where the gateway returns them from memory; or says why there is no valid
 * response.
 */
async function holdBytes(site: Site, subject: Subject, name: string) {
  const { status, headers, bytes } = await send(site.origin, subject)
  if (status !== 200) return { status }
  const path = `/_bench/bytes/${name}`
  const put = { path, method: 'PUT', headers: { 'content-type': headers['content-type'] ?? '' }, body: bytes }
  const { status: stored } = await send(site.origin, put)
  if (stored !== 204) throw new Error(`The bundle has no bench routes: ${path} answers ${stored}`)
  return { status, constant: { ...subject, name: `${subject.name}, from memory`, path }, size: bytes.length }
}

async function compare(site: Site, subject: Subject, index: number, options: BenchOptions) {
  const held = await holdBytes(site, subject, `subject-${index}`)
  if (!held.constant) return held.status
  const trio = [subject, held.constant, MINIMAL]
  const loads = await loadInTurn(
    trio.map((each) => ({ site, subject: each })),
    options,
  )
  const measured: Measured[] = []
  for (const [i, each] of trio.entries()) {
    measured.push({ ...(loads[i] as Load), ttfb: await timeToFirstByte(site.origin, each, SEQUENTIAL) })
  }
  const [own, constant, minimal] = measured as [Measured, Measured, Measured]
  return { name: subject.name, bytes: held.size, subject: own, constant, minimal } satisfies Compared
}

const chosen = (subjects: readonly Subject[], { only }: BenchOptions): Subject[] =>
  subjects.filter(({ name }) => only === undefined || name.startsWith(only))

/** Measures every subject beside its baselines. */
export async function compareAll(site: Site, options: BenchOptions, note: Note): Promise<Compared[]> {
  const all: Compared[] = []
  for (const [i, subject] of chosen(SUBJECTS, options).entries()) {
    const compared = await compare(site, subject, i, options)
    if (typeof compared === 'object') all.push(compared)
    else note(`${subject.name}: left out, ${subject.path} answers ${compared}`)
  }
  return all
}

/** Measures pages over the small and the large database in turn. */
export async function compareSizes(
  [small, large]: [Site, Site],
  options: BenchOptions,
  note: Note,
): Promise<Scaled[]> {
  const all: Scaled[] = []
  for (const subject of chosen(SCALED, options)) {
    const { status } = await send(small.origin, subject)
    if (status !== 200) {
      note(`${subject.name}: left out, ${subject.path} answers ${status}`)
      continue
    }
    const pair = [small, large].map((site) => ({ site, subject }))
    const [few, many] = (await loadInTurn(pair, options)) as [Load, Load]
    all.push({
      name: subject.name,
      p50: [few.p50, many.p50],
      requestsPerSecond: [few.requestsPerSecond, many.requestsPerSecond],
      cpu: [few.cpu, many.cpu],
    })
  }
  return all
}
