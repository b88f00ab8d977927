import { IMAGE_MAX_BYTES } from '../../../../schema/rules/images/limits'
import { importProblems } from '../../../../schema/wording/import-reasons'
import type { Outside } from '../../../platform/outside'
import { isFetchable } from './addresses'

/** The outcome of a fetch. */
export type Fetched =
  | {
      kind: 'bytes'
      bytes: Uint8Array<ArrayBuffer>
      /** Where they came from in the end, after redirects. */
      address: string
      /** What their server calls them; empty if it says nothing. */
      type: string
      /** The header `Link`, if there is one. */
      link?: string
    }
  /** The picture isn't available; others on its host may be. */
  | { kind: 'refused'; reason: string; status?: number }
  /** The host can't be reached. */
  | { kind: 'unreachable' }

const { fetch: why } = importProblems

export type FetchPort = Outside

/** Milliseconds until a response must begin, and until it must have ended. */
const ANSWER_LIMIT = 2_000
const BODY_LIMIT = 8_000
const MAX_REDIRECTS = 3

/** The kind of file that is fetched. */
export interface Wanted {
  accept: string
  /** The most bytes. */
  most: number
  /** Whether the first of them will do if there are more. */
  isBeginning?: boolean
  /** Whether each address has to be https. */
  isSecure?: boolean
}

/** Pictures of the kinds that are stored. */
export const PICTURE: Wanted = { accept: 'image/webp,image/png,image/jpeg,image/gif', most: IMAGE_MAX_BYTES }

/**
 * Fetches a picture's bytes, or something else that is wanted: within time and size limits, over public addresses only, redirects included. A
 * busy server gets one retry.
 */
export async function fetchBytes(port: FetchPort, address: string, wanted = PICTURE): Promise<Fetched> {
  const first = await tryOnce(port, address, wanted)
  return first.kind === 'busy' ? settled(await tryOnce(port, address, wanted)) : first
}

type Attempt = Fetched | { kind: 'busy' }

const settled = (attempt: Attempt): Fetched =>
  attempt.kind === 'busy' ? { kind: 'refused', reason: why.busy } : attempt

async function tryOnce(port: FetchPort, address: string, wanted: Wanted): Promise<Attempt> {
  let current = address
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const isAllowed = isFetchable(current) && (!wanted.isSecure || current.startsWith('https:'))
    const lead = isAllowed ? await port.lead(new URL(current).hostname) : 'inside'
    if (lead === 'nowhere') return { kind: 'unreachable' }
    if (lead !== 'outside') return { kind: 'refused', reason: why[lead] }
    const control = new AbortController()
    const timer = setTimeout(() => control.abort(), ANSWER_LIMIT)
    try {
      const response = await port.fetch(current, {
        redirect: 'manual',
        signal: control.signal,
        headers: { accept: wanted.accept },
      })
      const next = redirectOf(response, current)
      if (next === undefined) {
        clearTimeout(timer)
        return await bytesOf(response, control, wanted, current)
      }
      await response.body?.cancel()
      current = next
    } catch {
      return { kind: 'unreachable' }
    } finally {
      clearTimeout(timer)
    }
  }
  return { kind: 'refused', reason: why.redirects }
}

function redirectOf(response: Response, from: string): string | undefined {
  if (response.status < 300 || response.status > 399) return undefined
  const location = response.headers.get('location')
  try {
    return location === null ? undefined : new URL(location, from).href
  } catch {
    return undefined
  }
}

async function bytesOf(
  response: Response,
  control: AbortController,
  wanted: Wanted,
  address: string,
): Promise<Attempt> {
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel()
    return { kind: 'busy' }
  }
  const length = Number(response.headers.get('content-length') ?? 0)
  if (!response.ok || (length > wanted.most && !wanted.isBeginning)) {
    await response.body?.cancel()
    return {
      kind: 'refused',
      reason: response.ok ? why.tooLarge : why.status(response.status),
      ...(response.ok ? {} : { status: response.status }),
    }
  }
  const timer = setTimeout(() => control.abort(), BODY_LIMIT)
  try {
    return await read(response, wanted, address)
  } finally {
    clearTimeout(timer)
  }
}

/** Counts while it reads, because a server's stated length may be wrong. */
async function read(response: Response, { most, isBeginning }: Wanted, address: string): Promise<Fetched> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    const left = most - size
    if (chunk.length > left && !isBeginning) return { kind: 'refused', reason: why.tooLarge }
    const taken = chunk.subarray(0, left)
    chunks.push(taken)
    size += taken.length
    if (chunk.length > left) break
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  const link = response.headers.get('link')
  const type = response.headers.get('content-type') ?? ''
  return { kind: 'bytes', bytes, address, type, ...(link === null ? {} : { link }) }
}
