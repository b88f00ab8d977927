import * as base64url from 'jose/base64url'
import { linkTo } from '../../../schema/routes/links'
import { isSame } from '../identity/keys'
import type { JobNeeds } from '../parts'

/** A mail of a letter, in which opens and clicks are counted. */
export interface CountedMail {
  letterId: string
  subscriberId: string
}

/** 128 bits. */
const DIGITS = 32

const proofOf = async (
  { keys }: JobNeeds<'keys'>,
  { letterId, subscriberId }: CountedMail,
  target: string | null,
): Promise<string> => {
  const what = target === null ? 'picture' : `link ${target}`
  return (await keys.hash('letter-count', `${letterId} ${subscriberId} ${what}`)).slice(0, DIGITS)
}

/**
 * The address of ours that counts a click and leads on, or that of the picture that counts an open. It is signed for this
 * letter, this recipient and this target, so it leads nowhere else. Rule: docs/rules/newsletters.md, "Counting opens and clicks".
 *
 * @param target null for the picture.
 */
export async function countedAddress(
  parts: JobNeeds<'keys' | 'mainOrigin'>,
  mail: CountedMail,
  target: string | null,
): Promise<string> {
  const hash = await proofOf(parts, mail, target)
  const query = target === null ? undefined : { query: { to: base64url.encode(target) } }
  return parts.mainOrigin + linkTo('CountLetter', { ...mail, hash }, query)
}

/** What an address counts: a click on a link to a target, or an open; nothing if it isn't genuine. */
export async function openCounted(
  parts: JobNeeds<'keys'>,
  mail: CountedMail,
  hash: string,
  to: string | null,
): Promise<{ target: string | null } | undefined> {
  const target = to === null ? null : decoded(to)
  if (target === undefined || !isSame(hash, await proofOf(parts, mail, target))) return undefined
  return { target }
}

function decoded(to: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(base64url.decode(to))
  } catch {
    return undefined
  }
}

/** A recipient in what is kept of their acts: another one in each letter. */
export const recipientHash = ({ keys }: JobNeeds<'keys'>, { letterId, subscriberId }: CountedMail) =>
  keys.hash('letter-count', `${letterId} ${subscriberId}`)

/** A link among those of a letter. */
export const linkKey = async ({ keys }: JobNeeds<'keys'>, letterId: string, target: string) =>
  (await keys.hash('letter-count', `${letterId} to ${target}`)).slice(0, 16)
