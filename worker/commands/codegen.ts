/**
 * Writes everything that is derived from the SDL, the operations and the folders of pages and tables. Each generated
 * file is named `*.generated.ts`, sits beside its source and isn't committed; `npm ci`, tests and builds write it. The
 * documentation of the API, docs/api.md, is committed for readers of the repository.
 *
 * `npm run codegen -- --check` fails if that is out of date.
 */
import { apiDocs, apiReference, apiReferenceModule } from './codegen/api-docs'
import { clientOperations } from './codegen/client-operations'
import { remember, stateOfSources } from './codegen/freshness'
import { sdlWithLimits } from './codegen/input-limits'
import { isWritten, writeChanged, writeOutputs, writeText } from './codegen/outputs'
import { recomputeScript } from './codegen/recompute-script'
import { registries } from './codegen/registries'
import { resolverTypes } from './codegen/resolver-types'
import { readSources } from './codegen/sources'
import { trustedDocuments } from './codegen/trusted-documents'

const DOCS = 'docs/api.md'

const state = stateOfSources()
const lists = registries()
// The steps read the inputs of use cases, which import the list of tables.
writeChanged(lists)
const sources = readSources()
const reference = apiReference([...(await sdlWithLimits(sources)).values()].join('\n'))
const outputs = [
  ...lists,
  ...(await trustedDocuments(sources)),
  ...(await clientOperations(sources)),
  await resolverTypes(sources),
  apiReferenceModule(reference),
  await recomputeScript(),
]
writeOutputs(outputs)
remember(
  state,
  outputs.map(({ file }) => file),
)
const docs = apiDocs(reference)
if (!process.argv.includes('--check')) writeText(DOCS, docs)
else if (!isWritten(DOCS, docs)) {
  console.error(`${DOCS} is out of date. Run npm run codegen.`)
  process.exit(1)
}
