import { csvLine } from '../../../../schema/rules/csv'
import { giftWording } from '../../../../schema/wording/gifts'
import type { GiftPlaceFieldsFragment } from './gift-place-fields.generated'
import { placeStatus } from './place-status'

const wording = giftWording.given.table

/** All memberships of a gift as CSV (RFC 4180). */
export const linksTable = (places: readonly GiftPlaceFieldsFragment[], now: number): string =>
  [
    [wording.place, wording.link, wording.email, wording.name, wording.state],
    ...places.map((place) => [
      String(place.position),
      place.link ?? '',
      place.recipientEmail ?? '',
      place.recipientName ?? '',
      placeStatus(place, now),
    ]),
  ]
    .map(csvLine)
    .join('')
