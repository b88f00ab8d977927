import { isSame } from '../identity/keys'
import type { Needs } from '../parts'

/** 128 bits: with an id of 12 digits, the part before the at sign has at most the 64 characters that it may. */
const DIGITS = 32

const SHAPE = /^story-([a-z0-9]{1,12})-([0-9a-f]{32})@(.+)$/

const keyOf = async ({ keys }: Needs<'keys'>, userId: string, nonce: string): Promise<string> =>
  (await keys.hash('story-mail', `${userId}:${nonce}`)).slice(0, DIGITS)

/** A writer's address, which can't be computed without the site's secret. */
export const storyMailAddress = async (
  parts: Needs<'keys'>,
  domain: string,
  { userId, nonce }: { userId: string; nonce: string },
): Promise<string> => `story-${userId}-${await keyOf(parts, userId, nonce)}@${domain}`

/** An address as a mail names it: whose it would be, if its key is right. */
export interface NamedAddress {
  userId: string
  key: string
}

/** What a text names, if it is such an address at that domain. */
export function namedAddress(text: string, domain: string | undefined): NamedAddress | undefined {
  const [, userId, key, at] = SHAPE.exec(text.trim().toLowerCase()) ?? []
  return userId !== undefined && key !== undefined && domain !== undefined && at === domain
    ? { userId, key }
    : undefined
}

/** Whether an address is the one that its writer has now. */
export const isCurrent = async (
  parts: Needs<'keys'>,
  { userId, key }: NamedAddress,
  nonce: string,
): Promise<boolean> => isSame(key, await keyOf(parts, userId, nonce))
