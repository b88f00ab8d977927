import { DAY, SECOND } from '../../schema/rules/time-units'
import { readChunks } from './read-chunks'

/** The response of an external service, as text. */
interface OutsideText {
  status: number
  headers: Headers
  /** Undefined if there is more of it than a service says. */
  text: string | undefined
}

/** The response of an external service. */
export interface OutsideAnswer {
  status: number
  headers: Headers
  /** The body as JSON; undefined if it isn't JSON, or too long. */
  body: unknown
  /** How many milliseconds the service wants to be left alone: `Retry-After`, at most a day; 0 without one. */
  again: number
}

/** The most bytes of a response; a few fields have fewer. */
const MOST_BYTES = 64 * 1024

type Asked = Omit<RequestInit, 'redirect'> & { signal: AbortSignal }

/**
 * Sends a request to an external service. Redirects aren't followed, because the request is meant for this
 * address alone.
 *
 * @throws if nothing arrived, or not all of it before the signal.
 */
export async function readOutside(address: string, init: Asked): Promise<OutsideText> {
  const response = await fetch(address, { ...init, redirect: 'manual' })
  const chunks = await readChunks(response, MOST_BYTES)
  const { status, headers } = response
  return { status, headers, text: chunks && (await new Blob(chunks).text()) }
}

/** Asks a service that answers in JSON, as `readOutside` does. */
export async function askOutside(address: string, init: Asked): Promise<OutsideAnswer> {
  const { status, headers, text } = await readOutside(address, init)
  return { status, headers, body: parsed(text), again: waitOf(headers) }
}

/** `Retry-After` has seconds, or a time. */
function waitOf(headers: Headers): number {
  const said = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(said) ? Number(said) * SECOND : Date.parse(said) - Date.now()
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), DAY)
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the same request may succeed later: too many requests, or the service's own failure. */
export const mayPass = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** Whether a key may be sent to an address: over https, or to this machine. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
  )
}
