import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { beyond, type Site, type SiteOptions } from './own-site'
import { startSiteToSignIn } from './sign-in'

interface Payments {
  startPayments(): Promise<{ vars: Record<string, string>; stop: () => void }>
}

/** A site of a test file's own with the providers' stand-in. Call it at the top of the file; the site is there in tests. */
export function useSiteWithPayments({ vars = {}, ...more }: Pick<SiteOptions, 'vars' | 'country'> = {}): {
  site: () => Site
  /** Has the providers’ next answers fail, in order. */
  fail: (faults: readonly ('down' | 'garbage' | 'slow')[]) => Promise<void>
  /** Gives every kept card another number, as a bank does that replaces it. */
  renewCards: (number: string) => Promise<void>
  /** Gives back a part of the last payment, as an operator does at the provider, which tells the site. */
  refund: (amount: number) => Promise<void>
} {
  let site: Site | undefined
  let control = ''
  let stop = () => {}
  beforeAll(async () => {
    const payments = await (await beyond<Payments>('../../worker/commands/payments/start')).startPayments()
    stop = payments.stop
    control = `${payments.vars.STRIPE_API}/control/quire`
    site = await startSiteToSignIn({ ...payments.vars, ...vars }, more)
  })
  afterAll(async () => {
    await site?.stop()
    stop()
  })
  const command = async (given: object) => {
    const answer = await fetch(control, { method: 'POST', body: JSON.stringify(given) })
    return (await answer.json()) as { payments: { metadata: { key: string } }[] }
  }
  return {
    site: () => {
      if (!site) throw new Error('The site has not started')
      return site
    },
    async fail(kinds) {
      await command({ faults: kinds.map((kind) => ({ kind })) })
    },
    async renewCards(number) {
      await command({ renew: { number, month: 12, year: 2040 } })
    },
    async refund(amount) {
      const { payments } = await command({ site: site?.url })
      await command({ refund: { key: payments.at(-1)?.metadata.key, amount } })
    },
  }
}

/** Fills in the provider's form, as soon as it is there. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('main iframe').first()
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiration date').fill('12 / 40')
  await form.getByLabel('Security code').fill('123')
}
