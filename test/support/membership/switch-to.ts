import { quoteSwitch, switchPlan } from '../../../worker/services/membership/switch-plan'
import type { World } from './world'

const TYPES = { premiumMonthly: 'PREMIUM_MONTHLY', monthly: 'MONTHLY', yearly: 'YEARLY' } as const

/** Somebody changes to another plan, for what they are shown. */
export async function switchTo({ parts }: World, plan: keyof typeof TYPES, key: string): Promise<void> {
  const quoted = await quoteSwitch(parts, plan)
  if (quoted.ok) await switchPlan(parts, { membershipType: TYPES[plan], price: quoted.value.total, key })
}
