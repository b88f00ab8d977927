import { sentBlock } from '../../data/block/queries'
import { keepSending } from '../../data/block/writes'
import type { Database, Statement } from '../../data/database'

/** What somebody sends to change what is between them and a person, or to keep or delete a highlight. */
export interface Sending {
  senderId: string
  /** The person, or the highlight. */
  targetId: string
  action: 'block' | 'unblock' | 'keep-quote' | 'delete-quote'
  /** Made by the client; nothing if it made none. */
  key: string | null | undefined
}

const keyOf = ({ action, key }: Sending): string => `${action} ${key}`

/** Whether it was sent before: then it changes nothing, whatever has happened since. */
export const isSentAgain = async (db: Database, sending: Sending): Promise<boolean> =>
  typeof sending.key === 'string' &&
  (await db.first(sentBlock, sending.senderId, sending.targetId, keyOf(sending))) !== undefined

/** Remembers it, in the batch of the change. */
export const rememberSending = (sending: Sending, now: number): Statement[] =>
  typeof sending.key === 'string'
    ? [
        keepSending({
          senderId: sending.senderId,
          targetId: sending.targetId,
          key: keyOf(sending),
          sentAt: now,
        }),
      ]
    : []
