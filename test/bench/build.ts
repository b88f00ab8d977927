import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { output } from '../../worker/commands/run'

const BENCH_BUNDLE = 'dist/worker-bench'

/**
 * Builds the production bundle with the bench's own routes in it (worker/gateway/bench.ts), which no other
 * build has. Returns its folder.
 *
 * @param prebuilt a folder with an existing build.
 */
export async function buildBench(prebuilt: string | undefined): Promise<string> {
  if (prebuilt) {
    if (!existsSync(join(prebuilt, 'index.js'))) throw new Error(`There is no bundle in ${prebuilt}`)
    return prebuilt
  }
  const args = ['deploy', '--dry-run', '--outdir', BENCH_BUNDLE, '--define', '__BENCH__:true']
  await output('wrangler', args, { WRANGLER_SEND_METRICS: 'false', CI: '1' })
  return BENCH_BUNDLE
}
