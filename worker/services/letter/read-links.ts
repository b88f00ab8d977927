import { linkTo } from '../../../schema/routes/links'
import { isSame } from '../identity/keys'
import type { Needs } from '../parts'

/** A letter and who got it. */
interface Read {
  letterId: string
  subscriberId: string
}

const proofOf = ({ keys }: Needs<'keys'>, { letterId, subscriberId }: Read): Promise<string> =>
  keys.hash('letter', `${letterId} ${subscriberId}`)

/** A recipient's own link to a letter that is nowhere else. It is the same whenever it is made. */
export const readPath = async (parts: Needs<'keys'>, read: Read): Promise<string> =>
  linkTo('ShowLetter', {
    letterId: read.letterId,
    subscriberId: read.subscriberId,
    hash: await proofOf(parts, read),
  })

/** Whether a link is genuine. */
export const isGenuine = async (parts: Needs<'keys'>, read: Read, hash: string): Promise<boolean> =>
  isSame(hash, await proofOf(parts, read))
