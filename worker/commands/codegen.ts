/**
 * Writes everything that is derived from the SDL and the operations. Each generated file is named
 * `*.generated.ts` and sits beside its source. `npm run codegen -- --check` writes nothing and fails if
 * something is outdated.
 */
import { clientOperations } from './codegen/client-operations'
import { writeOutputs } from './codegen/outputs'
import { resolverTypes } from './codegen/resolver-types'
import { readSources } from './codegen/sources'
import { trustedDocuments } from './codegen/trusted-documents'

/** The generators; each returns whole files. */
const STEPS = [trustedDocuments, clientOperations, resolverTypes]

const sources = readSources()
const outputs = await Promise.all(STEPS.map((step) => step(sources)))
const isCheck = process.argv.includes('--check')
const stale = writeOutputs(outputs.flat(), isCheck)
if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run codegen.`)
  process.exit(1)
}
