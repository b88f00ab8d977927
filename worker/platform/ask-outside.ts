/** What a service outside answered. */
export interface OutsideAnswer {
  status: number
  /** What the body is as JSON; undefined when it is none, or longer than an answer can be. */
  body: unknown
}

/** An answer of a few fields has fewer bytes than this. */
const MOST_BYTES = 64 * 1024

/**
 * Asks a service outside. No redirect is followed: what goes along is meant for this address alone.
 *
 * @throws when nothing came, or not all of it before the signal.
 */
export async function askOutside(
  address: string,
  init: Omit<RequestInit, 'redirect'> & { signal: AbortSignal },
): Promise<OutsideAnswer> {
  const response = await fetch(address, { ...init, redirect: 'manual' })
  return { status: response.status, body: parsed(await readText(response)) }
}

async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    // Leaving the loop gives the rest up.
    if (size > MOST_BYTES) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the same question may be answered later: too many at once, or the service's own fault. */
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
