import { build, type Rollup } from 'vite'
import type { Output } from './outputs'

const SOURCE = 'client/features/partner/recompute-page.ts'
const FILE = 'worker/endpoints/partner/recompute-script.generated.ts'

/** The script of the page that divides a writer's month anew, with everything that it needs, as a text in a module. */
export async function recomputeScript(): Promise<Output> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'recompute', fileName: 'recompute' },
    },
  })) as Rollup.RollupOutput[]
  const code = built[0]?.output[0].code ?? ''
  if (!code) throw new Error(`${SOURCE} can't be bundled`)
  // The page has it inline.
  const text = code.replaceAll('</', '<\\/').trim()
  return { file: FILE, text: `\nexport const RECOMPUTE_SCRIPT = ${JSON.stringify(text)}\n` }
}
