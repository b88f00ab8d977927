/**
 * Writes everything that is derived from the SDL, the operations and the folders of pages and tables. Each
 * generated file is named `*.generated.ts` and sits beside its source; the documentation of the API is docs/api.md. `npm run codegen -- --check` writes nothing and fails if
 * something is outdated.
 */
import { apiDocs, apiReference, apiReferenceModule } from './codegen/api-docs'
import { clientOperations } from './codegen/client-operations'
import { sdlWithLimits } from './codegen/input-limits'
import { writeChanged, writeOutputs, writeText } from './codegen/outputs'
import { registries } from './codegen/registries'
import { resolverTypes } from './codegen/resolver-types'
import { readSources } from './codegen/sources'
import { trustedDocuments } from './codegen/trusted-documents'

/** The generators; each returns whole files. */
const STEPS = [trustedDocuments, clientOperations, resolverTypes]

const isCheck = process.argv.includes('--check')
const lists = registries()
// The steps read the inputs of use cases, which import the list of tables.
const early = writeChanged(lists, isCheck)
const sources = readSources()
const outputs = await Promise.all(STEPS.map((step) => step(sources)))
const reference = apiReference([...(await sdlWithLimits(sources)).values()].join('\n'))
const docs = writeText('docs/api.md', apiDocs(reference), isCheck)
const stale = [
  ...early,
  ...writeOutputs([...lists, ...outputs.flat(), apiReferenceModule(reference)], isCheck),
  ...docs,
]
if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${[...new Set(stale)].join(', ')}. Run npm run codegen.`)
  process.exit(1)
}
