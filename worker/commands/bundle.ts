import { KEEPING_CLIENT } from './client-build'
import { DEVELOPMENT_DEFINES } from './development'
import { output } from './run'

/** The folder of each build of the worker. */
export const PRODUCTION_BUNDLE = 'dist/worker'
export const DEVELOPMENT_BUNDLE = 'dist/worker-development'

interface BundleOptions {
  /** Whether the client's last build is kept while it is newer than all its sources. */
  keepsClient?: boolean
}

/**
 * Builds the client and the worker; the worker's bundle is what `wrangler deploy` would upload.
 *
 * @throws Error with wrangler's output if the build fails.
 */
export async function bundle(
  kind: 'production' | 'development',
  { keepsClient = false }: BundleOptions = {},
): Promise<string> {
  const folder = kind === 'production' ? PRODUCTION_BUNDLE : DEVELOPMENT_BUNDLE
  const defines = kind === 'development' ? DEVELOPMENT_DEFINES.flatMap((define) => ['--define', define]) : []
  await output('wrangler', ['deploy', '--dry-run', '--outdir', folder, ...defines], {
    WRANGLER_SEND_METRICS: 'false',
    CI: '1',
    ...(keepsClient ? KEEPING_CLIENT : {}),
  })
  return folder
}
