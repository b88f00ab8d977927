import type { GatewayMiddleware } from './request-context'

/** Folders of built files. The platform serves their files before the worker is called. */
const FOLDERS = ['/assets/', '/card-fonts/']

/**
 * Answers requests for built files that don't exist, such as a chunk of the client that is requested in the
 * middle of a deployment. The response must not be stored: the file may exist a second later. Rule:
 * docs/rules/caching.md, "Built files".
 */
export const missingAsset: GatewayMiddleware = async (c, next) => {
  const { pathname } = c.get('requestContext').url
  if (!FOLDERS.some((folder) => pathname.startsWith(folder))) return next()
  return c.text('There is no such file.', 404, { 'cache-control': 'no-store' })
}
