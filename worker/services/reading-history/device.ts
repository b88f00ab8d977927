import type { ReadingDevice } from '../../../schema/rules/reading-history'

const TABLET = /ipad|tablet|kindle|silk|android(?!.*mobile)/i
const PHONE = /iphone|ipod|mobile/i

/** What a browser runs on, as far as it says so: iPads may call themselves computers. */
export function deviceOf(userAgent: string | null): ReadingDevice {
  if (userAgent === null) return 'computer'
  if (TABLET.test(userAgent)) return 'tablet'
  return PHONE.test(userAgent) ? 'phone' : 'computer'
}
