import type { ChargeStatus } from '../../../schema/graphql/types.generated'
import { giftWording } from '../../../schema/wording/gifts'

const wording = giftWording.given.paidBack

type PaidBack = keyof typeof wording.texts

const isPaidBack = (status: ChargeStatus): status is PaidBack => Object.hasOwn(wording.texts, status)

/** How what a paid gift cost went back; nothing for one that is still paid. */
export function paidBack(gift: {
  state: string
  charge: { status: ChargeStatus } | null
}): PaidBack | undefined {
  const status = gift.state === 'DONE' ? gift.charge?.status : undefined
  return status !== undefined && isPaidBack(status) ? status : undefined
}
