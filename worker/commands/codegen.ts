/**
 * Writes what GraphQL needs from the SDL and the operations: the schema as one text, the resolvers' types,
 * the operations' types with their short ids, and the texts of the trusted documents.
 * `npm run codegen -- --check` writes nothing and fails when something is out of date.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as operationsPlugin from '@graphql-codegen/typescript-operations'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql'

const BANNER = '// Written by `npm run codegen`. Change the .graphql files instead.\n'
const SCALARS = { ID: 'string', Timestamp: 'number', StoryBody: 'StoryBody' }

/** Files of the repository that match, in a stable order. */
const files = (pattern: string): string[] => globSync(pattern).sort()

const sdl = files('schema/graphql/**/*.graphql')
  .map((f) => readFileSync(f, 'utf8').trim())
  .join('\n\n')
const schema = buildSchema(sdl)
const documents = files('client/**/*.graphql').map((location) => ({
  location,
  document: parse(readFileSync(location, 'utf8')),
}))

const fragments = new Map<string, FragmentDefinitionNode>()
const operations = new Map<string, OperationDefinitionNode>()
for (const { location, document } of documents) {
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) {
      if (fragments.has(node.name.value))
        throw new Error(`Two fragments are named ${node.name.value} (${location})`)
      fragments.set(node.name.value, node)
    } else if (node.kind === Kind.OPERATION_DEFINITION) {
      const name = node.name?.value
      if (!name) throw new Error(`An operation in ${location} has no name`)
      if (operations.has(name)) throw new Error(`Two operations are named ${name} (${location})`)
      operations.set(name, node)
    }
  }
}

/** An operation with the fragments that it uses, and with `__typename` wherever an entity has an id. */
function wholeDocument(operation: OperationDefinitionNode): DocumentNode {
  const needed = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value)
        if (!fragment) throw new Error(`No fragment is named ${spread.name.value}`)
        if (needed.has(spread.name.value)) return
        needed.set(spread.name.value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] }
  const problems = validate(schema, document)
  if (problems.length > 0) throw new Error(problems.map(String).join('\n\n'))
  return document
}

const trusted = [...operations]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, operation]) => {
    const text = print(wholeDocument(operation))
    return {
      name,
      text,
      kind: operation.operation,
      id: createHash('sha256').update(text).digest('hex').slice(0, 16),
    }
  })

const generate = (
  plugins: Parameters<typeof codegen>[0]['plugins'],
  pluginMap: Parameters<typeof codegen>[0]['pluginMap'],
  config: object,
) =>
  codegen({
    filename: 'out.ts',
    schema: parse(sdl),
    documents,
    plugins,
    pluginMap,
    config: { scalars: SCALARS, ...config },
  })

const operationTypes = await generate(
  [{ operations: {} }],
  { operations: operationsPlugin },
  {
    skipTypename: false,
    onlyOperationTypes: true,
    // An operation whose name ends in Query keeps its name as its type.
    dedupeOperationSuffix: true,
    enumsAsTypes: true,
    enumType: 'string-literal',
    avoidOptionals: { field: true, object: true, inputValue: false },
  },
)
const resolverTypes = await generate(
  [{ typescript: {} }, { resolvers: {} }],
  { typescript: typescriptPlugin, resolvers: resolversPlugin },
  {
    enumsAsTypes: true,
    useTypeImports: true,
    contextType: './context#GraphQLContext',
    mapperTypeSuffix: 'Row',
    mappers: {
      User: '../data/user/rows#User',
      UserViewerEdge: '../data/user/rows#User',
      Viewer: '../data/user/rows#User',
      Post: '../data/post/rows#Post',
      Collection: '../data/collection/rows#Collection',
      CollectionViewerEdge: '../data/collection/rows#Collection',
      CollectionEditor: '../data/collection/rows#CollectionEditor',
      CollectionRole: '../data/collection/rows#CollectionEditor',
      CollectionPage: '../data/collection/rows#CollectionPage',
      Tag: '../data/tag/rows#Tag',
      TagViewerEdge: '../data/tag/rows#Tag',
      Catalog: '../data/catalog/rows#Catalog',
      CatalogItem: '../data/catalog/rows#CatalogItem',
    },
  },
)

const constants = trusted
  .map(({ name, id, kind }) => {
    const suffix = kind === 'mutation' ? 'Mutation' : 'Query'
    const type = name.endsWith(suffix) ? name : `${name}${suffix}`
    return `export const ${name}: Operation<${type}, ${type}Variables> = { name: '${name}', id: '${id}', kind: '${kind}' }`
  })
  .join('\n')
const outputs: Record<string, string> = {
  'schema/generated/sdl.ts': `${BANNER}export const SDL = ${JSON.stringify(sdl)}\n`,
  'schema/generated/operations.ts': `${BANNER}import type { StoryBody } from '../story/paragraph'
import type { Operation } from '../operation'

${operationTypes}
${constants}\n`,
  'schema/generated/documents.ts': `${BANNER}/** Trusted documents: what the browser may send by its short id. */
export const DOCUMENTS: Readonly<Record<string, string>> = ${JSON.stringify(
    Object.fromEntries(trusted.map(({ id, text }) => [id, text])),
    null,
    1,
  )}\n`,
  'worker/graphql/resolver-types.ts': `${BANNER}import type { StoryBody } from '../../schema/story/paragraph'
${resolverTypes}`,
}

const check = process.argv.includes('--check')
const stale: string[] = []
for (const [file, text] of Object.entries(outputs)) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (check) stale.push(file)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`wrote ${file}`)
  }
}
if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run codegen.`)
  process.exit(1)
}
