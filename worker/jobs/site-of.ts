import { linkTo } from '../../schema/routes/links'
import { isProduction } from '../platform/environment'
import type { Site } from '../services/parts'

/** The site as mails name it that no request causes, and its main address. */
export function siteOf(env: Pick<Env, 'ENVIRONMENT' | 'HELP_URL' | 'MAIN_HOST' | 'PRODUCT_NAME'>): {
  site: Site
  mainOrigin: string
} {
  const mainOrigin = `${isProduction(env.ENVIRONMENT) ? 'https' : 'http'}://${env.MAIN_HOST}`
  const helpUrl = env.HELP_URL || mainOrigin + linkTo('ShowHelpPage')
  return { site: { productName: env.PRODUCT_NAME, helpUrl }, mainOrigin }
}
