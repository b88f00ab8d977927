import type { GatewayMiddleware } from './request-context'

/** Folders of built files. The platform serves what is in them before the worker is asked. */
const FOLDERS = ['/assets/', '/card-fonts/']

/**
 * Answers requests for built files that don't exist, such as a part of the client that was asked for in the middle of a
 * deployment. Nobody may store that answer: the file may be there a second later. Rule: docs/rules/caching.md, "Built
 * files".
 */
export const missingAsset: GatewayMiddleware = async (c, next) => {
  const { pathname } = c.get('requestContext').url
  if (!FOLDERS.some((folder) => pathname.startsWith(folder))) return next()
  return c.text('There is no such file.', 404, { 'cache-control': 'no-store' })
}
