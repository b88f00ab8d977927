import type { GiftRow } from '../../../data/gift/gifts'
import type { GiftPlace } from '../../../services/gift/own-gifts'

export type GiftMapper = GiftRow
export type GiftPlaceMapper = GiftPlace
