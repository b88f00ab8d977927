import { HOUR } from '../../../schema/rules/time-units'
import { uploadWording } from '../../../schema/wording/uploads'
import type { Browser } from '../identity/browser'
import { type FetchPort, fetchBytes } from '../import/pictures/fetch-bytes'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { sourceOf } from './foreign-pictures'

/** How many pictures that no cache has a network may have us fetch in an hour. */
const MOST = 1_000

/** What fetching needs of a request. */
export type ForeignParts = Needs<'keys' | 'lockouts'> & { browser: Pick<Browser, 'address'> }

/**
 * The bytes of a picture that stays at its source. `BAD_REQUEST` is an id that we haven't made, `NOT_FOUND` a picture
 * that its site doesn't give. Rule: docs/rules/images.md, "Pictures at their source".
 */
export async function fetchForeignPicture(
  { keys, lockouts, browser, outside }: ForeignParts & { outside: FetchPort },
  foreignId: string,
): Promise<Result<Uint8Array<ArrayBuffer>, Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'RATE_LIMITED'>>> {
  const source = await sourceOf(keys, foreignId)
  if (source === undefined) return fail('BAD_REQUEST', uploadWording.missing)
  const fetches = await lockouts.use('foreign-pictures', browser.address ?? 'unknown', HOUR, MOST)
  if (fetches > MOST) return fail('RATE_LIMITED', uploadWording.tooManyFetched)
  const fetched = await fetchBytes(outside, source)
  return fetched.kind === 'bytes' ? ok(fetched.bytes) : fail('NOT_FOUND', uploadWording.notFetched)
}
