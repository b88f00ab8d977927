import type { ProviderName } from '../../../../schema/rules/identity'
import { isolateMemory } from '../../../isolate-memory'
import { appClock } from '../../app-clock'
import type { StandInPerson } from './people'

/** What a code or an access token was issued for. */
export interface Given {
  provider: ProviderName
  person: StandInPerson
  redirectUri: string
  /** PKCE: the hash of what the client has to know. */
  challenge: string
  nonce: string | null
}

/** How long each is valid, in milliseconds. */
const LIFETIME = { code: 60_000, token: 60_000 }
type Kind = keyof typeof LIFETIME

/** By kind and value; in the isolate's memory, and lost with it. */
const kept = isolateMemory(new Map<string, { given: Given; expiresAt: number }>())

function forgetOld(): void {
  const now = appClock.now()
  for (const [key, { expiresAt }] of kept) if (expiresAt <= now) kept.delete(key)
}

/** Issues a new code or token. */
export function give(kind: Kind, given: Given): string {
  forgetOld()
  const value = crypto.randomUUID()
  kept.set(`${kind} ${value}`, { given, expiresAt: appClock.now() + LIFETIME[kind] })
  return value
}

/** What that provider issued a code or token for, which uses it up. Nothing for any other. */
export function take(kind: Kind, provider: ProviderName, value: string): Given | undefined {
  forgetOld()
  const key = `${kind} ${value}`
  const given = kept.get(key)?.given
  if (given?.provider !== provider) return undefined
  kept.delete(key)
  return given
}

/** Who agreed before, by provider and subject: Apple only gives a name the first time. */
const agreed = isolateMemory(new Set<string>())

/** Whether somebody agrees for the first time; records that they have. */
export function agrees(provider: ProviderName, subject: string): boolean {
  const key = `${provider} ${subject}`
  const isFirst = !agreed.has(key)
  agreed.add(key)
  return isFirst
}
