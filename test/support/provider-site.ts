import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { hydratedByItself, type Visit, type Watched } from './browser'
import { freePort, type Site, startSite } from './own-site'
import { type Providers, startProviders } from './providers/start'

/** The address of the security settings. */
const SETTINGS = '/me/settings/security'

/**
 * A site of the file's own, and the providers that it sends people to. Call it at the top of the file.
 *
 * @param open a browser's function to open pages.
 * @param vars further variables of the worker's environment.
 */
export function useProviderSite(
  open: (visit?: Visit) => Promise<Watched>,
  vars: Record<string, string> = {},
) {
  let providers: (Providers & { stop: () => void }) | undefined
  let site: Site | undefined

  beforeAll(async () => {
    const port = await freePort()
    providers = await startProviders([`http://localhost:${port}`])
    site = await startSite({ port, vars: { ...providers.vars, ...vars } })
  })
  afterAll(async () => {
    await site?.stop()
    providers?.stop()
  })

  const siteUrl = (): string => site?.url ?? ''

  async function openSettings(page: Page, isScripted = true): Promise<void> {
    await page.goto(SETTINGS, { waitUntil: 'load' })
    if (isScripted) await hydratedByItself(page)
  }

  /** The security settings of somebody who has just created an account with Google. */
  async function newPerson(login: string, javaScriptEnabled = true): Promise<Watched> {
    const watched = await open({ baseURL: siteUrl(), reducedMotion: 'reduce', javaScriptEnabled })
    const { page } = watched
    await page.goto('/m/connect/google?operation=register')
    await signInThere(page, login)
    await page.waitForURL((url) => url.origin === siteUrl() && !url.pathname.startsWith('/m/'))
    await openSettings(page, javaScriptEnabled)
    return watched
  }

  return {
    siteUrl,
    providers: (): Providers => {
      if (!providers) throw new Error('The providers have not started')
      return providers
    },
    openSettings,
    newPerson,
    isSettings: (url: URL): boolean => url.origin === siteUrl() && url.pathname === SETTINGS,
  }
}

/** Identifies a person at a provider's page. */
export async function signInThere(page: Page, login: string): Promise<void> {
  await page.fill('input[name=login]', login)
  const password = page.locator('input[name=password]')
  if (await password.count()) await password.fill('any')
  await page.locator('button[type=submit]').click()
}
