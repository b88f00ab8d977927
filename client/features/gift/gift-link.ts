import type { GiftKind } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'

/** The page of a gift, which only its buyer sees. */
export const giftLink = ({ id, kind }: { id: string; kind: GiftKind }): string =>
  linkTo(kind === 'GIFT' ? 'ShowLiteGiftCheckout' : 'GroupGift', {}, { query: { gift: id } })
