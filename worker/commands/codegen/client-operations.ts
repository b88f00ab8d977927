import { codegen } from '@graphql-codegen/core'
import * as operationsPlugin from '@graphql-codegen/typescript-operations'
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql'
import type { ClientDocument } from './client-document'
import { type Output, specifier } from './outputs'
import { PLAIN_SCALARS, type Sources, typedScalars } from './sources'
import { allFragments, fragmentsOf, type WholeDocument, wholeDocuments } from './whole-documents'

/** Enums and inputs, which operations share. */
const SHARED = 'schema/graphql/types.generated.ts'
const OPERATION = 'schema/operation.ts'

/** The module of an operation or a fragment, beside its document. */
const moduleOf = (document: ClientDocument): string => document.file.replace(/\.graphql$/, '.generated.ts')

/** The whole schema, read in both ways that the plugin needs. */
interface Schema {
  sdl: DocumentNode
  schema: GraphQLSchema
}

/** Runs the plugin for one file. `others` are known but not written. */
function operationTypes(
  file: string,
  { sdl, schema }: Schema,
  own: readonly ClientDocument[],
  others: readonly ClientDocument[],
  config: object,
): Promise<string> {
  return codegen({
    filename: file,
    schema: sdl,
    schemaAst: schema,
    documents: [
      ...own.map(({ file: location, document }) => ({ location, document })),
      ...others.map(({ file: location, document }) => ({ location, document, type: 'external' as const })),
    ],
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
    skipDocumentsValidation: true,
    config: {
      scalars: {
        ...PLAIN_SCALARS,
        ...typedScalars((module) => specifier(file, module)),
      },
      useTypeImports: true,
      // An operation whose name ends in Query keeps its name as its type.
      dedupeOperationSuffix: true,
      avoidOptionals: { field: true, object: true, inputValue: false },
      ...config,
    },
  })
}

/** The types of an operation, with the constant that code uses to request it. */
function withConstant(file: string, types: string, { name, id, kind }: WholeDocument): string {
  const suffix = kind === 'mutation' ? 'Mutation' : 'Query'
  const type = name.endsWith(suffix) ? name : `${name}${suffix}`
  return `import type { Operation } from '${specifier(file, OPERATION)}'
${types}

export const ${name}: Operation<${type}, ${type}Variables> = { name: '${name}', id: '${id}', kind: '${kind}' }
`
}

/**
 * A module for each document of the client, with its types and, for an operation, the constant that requests
 * it.
 */
export async function clientOperations(sources: Sources): Promise<Output[]> {
  const schema = { sdl: parse(sources.sdl), schema: sources.schema }
  const fragments = allFragments(sources)
  const whole = new Map(wholeDocuments(sources).map((operation) => [operation.name, operation]))
  const shared = operationTypes(SHARED, schema, sources.documents, [], { generateOperationTypes: false })
  const modules = sources.documents.map(async (document) => {
    const file = moduleOf(document)
    const used = fragmentsOf(document.definition, fragments)
    const others = sources.documents.filter(({ name }) => used.has(name) && name !== document.name)
    const types = await operationTypes(file, schema, [document], others, {
      importSchemaTypesFrom: SHARED,
      namespacedImportName: 'Types',
    })
    const operation = whole.get(document.name)
    return { file, text: operation ? withConstant(file, types, operation) : `${types}\n` }
  })
  return Promise.all([shared.then((text) => ({ file: SHARED, text: `${text}\n` })), ...modules])
}
