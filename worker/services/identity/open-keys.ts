import { createKeys, type Keys } from './keys'

/** The secret outside production, if none is configured. */
const DEVELOPMENT_SECRET = 'quire-development-secret-of-no-value'
const SHORTEST_SECRET = 32

/** Kept for the isolate's life, since they depend on the configuration alone. */
let kept: { secret: string; keys: Keys } | undefined

/**
 * The keys of the configured secret.
 *
 * @throws Error in production without a secret of at least 32 characters.
 */
export function openKeys(configured: string | undefined, isProduction: boolean): Keys {
  const secret = configured || (isProduction ? '' : DEVELOPMENT_SECRET)
  if (secret.length < SHORTEST_SECRET) throw new Error('AUTH_SECRET must have at least 32 characters')
  if (kept?.secret !== secret) kept = { secret, keys: createKeys(secret) }
  return kept.keys
}
