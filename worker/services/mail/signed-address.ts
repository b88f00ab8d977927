import { isSame } from '../identity/keys'
import type { JobNeeds } from '../parts'

/** What a mail to one of our addresses does: it ends the subscription, or answers the letter. */
type AddressKind = 'out' | 're'

/** What an address is about. */
export interface SignedAddress {
  kind: AddressKind
  letterId: string
  subscriberId: string
}

/** 128 bits: with ids of 12 digits, the part before the at sign has at most the 64 characters that it may. */
const DIGITS = 32

const SHAPE = /^(out|re)-([a-z0-9]{1,12})-([a-z0-9]{1,12})-([0-9a-f]{32})@(.+)$/
/** An address within a text, such as the headers of a mail that came back. */
const WITHIN = /\b(?:out|re)-[a-z0-9]{1,12}-[a-z0-9]{1,12}-[0-9a-f]{32}@[a-z0-9.-]{1,253}/gi
/** Addresses of a text that are looked at. */
const MOST_WITHIN = 20

async function signatureOf(
  { keys }: JobNeeds<'keys'>,
  { kind, letterId, subscriberId }: SignedAddress,
): Promise<string> {
  return (await keys.hash('mail-address', `${kind} ${letterId} ${subscriberId}`)).slice(0, DIGITS)
}

/** The address of a letter to a subscriber, in lower case, since some servers change the case. */
export async function signedAddress(
  parts: JobNeeds<'keys'>,
  domain: string,
  address: SignedAddress,
): Promise<string> {
  const { kind, letterId, subscriberId } = address
  return `${kind}-${letterId}-${subscriberId}-${await signatureOf(parts, address)}@${domain}`
}

/** What an address is about; nothing if it isn't ours. */
export async function openAddress(
  parts: JobNeeds<'keys' | 'replyDomain'>,
  text: string,
): Promise<SignedAddress | undefined> {
  const [, said, letterId = '', subscriberId = '', signature = '', domain] =
    SHAPE.exec(text.trim().toLowerCase()) ?? []
  if (said === undefined || domain !== parts.replyDomain) return undefined
  const address: SignedAddress = { kind: said === 'out' ? 'out' : 're', letterId, subscriberId }
  return isSame(signature, await signatureOf(parts, address)) ? address : undefined
}

/** The first address of ours in a text. */
export async function addressWithin(
  parts: JobNeeds<'keys' | 'replyDomain'>,
  text: string,
): Promise<SignedAddress | undefined> {
  for (const [candidate] of [...text.matchAll(WITHIN)].slice(0, MOST_WITHIN)) {
    const address = await openAddress(parts, candidate)
    if (address) return address
  }
  return undefined
}
