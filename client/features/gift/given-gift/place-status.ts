import { giftWording } from '../../../../schema/wording/gifts'
import { formatDate } from '../../../lib/format'
import type { GiftPlaceFieldsFragment } from './gift-place-fields.generated'

const wording = giftWording.given

/** The state of one membership of a gift. */
export function placeStatus(place: GiftPlaceFieldsFragment, now: number): string {
  const { state, redeemedAt, sentAt, sendsAt } = place
  if (state === 'ALREADY_USED')
    return redeemedAt === null ? wording.used : wording.usedOn(formatDate(redeemedAt))
  if (state === 'EXPIRED') return wording.expired
  if (state === 'WITHDRAWN') return wording.withdrawn
  if (sendsAt !== null) return sendsAt > now ? wording.sendsOn(formatDate(sendsAt)) : wording.sending
  return sentAt === null ? wording.unused : wording.sentOn(formatDate(sentAt))
}
