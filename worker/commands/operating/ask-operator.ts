import { DEVELOPMENT_KEY } from '../../endpoints/admin/development-key'

/** The instance to call, and the key. */
export interface OperatorAccess {
  /** An origin, such as http://localhost:8787. */
  origin: string
  key: string
}

/** Thrown if nothing listens at an address. */
export class NotListening extends Error {}

/**
 * The instance to call, from the options and the environment.
 *
 * @throws Error for an invalid address, and for a key that would travel unencrypted over the network.
 */
export function operatorAccess(
  { url, key }: { url?: string | undefined; key?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): OperatorAccess {
  const address = url ?? (env.QUIRE_URL || `http://localhost:${env.PORT || 8787}`)
  if (!URL.canParse(address)) throw new Error(`${address} is no address. It looks like http://localhost:8787`)
  const { origin, protocol, hostname } = new URL(address)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw new Error(`The key must not travel unencrypted: use https:// for ${hostname}`)
  const given = key ?? (env.ADMIN_KEY || undefined)
  if (given === undefined && !isLocal) throw new Error('Give the operators’ key: ADMIN_KEY=… or --key …')
  return { origin, key: given ?? DEVELOPMENT_KEY }
}

/**
 * Calls an operators' endpoint and returns its response.
 *
 * @throws NotListening if nothing listens; Error with the endpoint's own words if it refuses.
 */
export async function askOperator<Answer>(
  { origin, key }: OperatorAccess,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message
    throw new NotListening(`${origin} doesn't answer: ${reason}`)
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text) as Answer
  throw new Error(`${origin} refused (${response.status}): ${messageOf(text, response.status)}`)
}

function messageOf(text: string, status: number): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string } }
    if (error?.message) return error.message
  } catch {
    // Not our response; possibly a page.
  }
  return status === 404 ? 'it has no such endpoint, or no key of 32 characters' : text.slice(0, 200)
}
