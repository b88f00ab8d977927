import { createKeys, type Keys } from '../identity/keys'

const SHORTEST_KEY = 32

/** Kept for the isolate's life, since they depend on the configuration alone. */
let kept: { secret: string; keys: Keys } | undefined

/**
 * The keys that tax forms are sealed with. Without a secret of its own, the site asks for no forms: none is ever sealed
 * with another one.
 *
 * @throws Error if the secret has fewer than 32 characters.
 */
export function openTaxKeys(secret: string | undefined): Keys | undefined {
  if (!secret) return undefined
  if (secret.length < SHORTEST_KEY) throw new Error('TAX_KEY must have at least 32 characters')
  if (kept?.secret !== secret) kept = { secret, keys: createKeys(secret) }
  return kept.keys
}
