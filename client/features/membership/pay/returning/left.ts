import type { PaymentPurpose } from '../../../../../schema/graphql/types.generated'
import { PAYMENT_PARAMS } from '../../../../../schema/routes/values'
import { returnedPaymentWording } from '../../../../../schema/wording/returned-payment'
import { replaceAddress } from '../../../../lib/entry-state'
import { type KeptItem, kept } from '../../../../lib/kept/item'
import type { Left, Returned } from './returned'

/* What the tab keeps of somebody who leaves for their bank. Rule: docs/rules/payments.md, "Local methods". */

const item: KeptItem = kept('payment', { of: 'person', isOfTab: true })

export const keepLeft = <Typed>(left: Left<Typed>): void => void item.write(JSON.stringify(left))
export const forgetLeft = (): void => item.remove()

function keptLeft<Typed>(purpose: PaymentPurpose): Left<Typed> | undefined {
  try {
    const left = JSON.parse(item.read() ?? 'null') as Left<Typed> | null
    return left?.purpose === purpose ? left : undefined
  } catch {
    return undefined
  }
}

/** The address without what the provider has added. */
function cleanAddress(): void {
  const { href, pathname, hash } = window.location
  const { searchParams } = new URL(href)
  for (const name of PAYMENT_PARAMS) searchParams.delete(name)
  const search = searchParams.toString()
  replaceAddress(pathname + (search && `?${search}`) + hash)
}

/** Reads how somebody has come back. Once: the address says it no longer, and a reload finds what is kept. */
export function readReturned<Typed>(purpose: PaymentPurpose): Returned<Typed> | undefined {
  const params = new URLSearchParams(window.location.search)
  const named = params.get('setup_intent')
  const left = keptLeft<Typed>(purpose)
  if (named !== null) cleanAddress()
  const token = named ?? (left?.isBack ? left.token : undefined)
  if (token === undefined) return undefined
  const own = left?.token === token ? left : undefined
  const isUsable = params.get('redirect_status') !== 'failed'
  if (!isUsable) forgetLeft()
  else if (own) keepLeft({ ...own, isBack: true })
  return {
    token,
    key: own?.key,
    price: own?.price ?? null,
    typed: own?.typed,
    isFirst: own !== undefined && !own.isBack,
    isUsable,
    message: isUsable ? '' : returnedPaymentWording.notConfirmed,
  }
}
