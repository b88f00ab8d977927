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
  return {
    site: () => {
      if (!site) throw new Error('The site has not started')
      return site
    },
    fail: async (kinds) => {
      const faults = kinds.map((kind) => ({ kind }))
      await fetch(control, { method: 'POST', body: JSON.stringify({ faults }) })
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
