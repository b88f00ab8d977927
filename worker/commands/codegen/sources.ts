import { globSync, readFileSync } from 'node:fs'
import { buildASTSchema, concatAST, type DocumentNode, type GraphQLSchema, Kind, parse } from 'graphql'
import type { ClientDocument } from './client-document'
import { withTypenames } from './with-typenames'

/** Our GraphQL scalars with plain TypeScript types. */
export const PLAIN_SCALARS = { ID: 'string', Timestamp: 'number' } as const
/** Scalars with a type of ours, each by the module that exports it under the scalar's name. */
const TYPED_SCALARS = {
  StoryBody: 'schema/story/paragraph.ts',
  Deltas: 'schema/story/delta.ts',
} as const

/** They as the generators expect them. @param specifier how the generated file imports a module. */
export const typedScalars = (specifier: (module: string) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TYPED_SCALARS).map(([name, module]) => [name, `${specifier(module)}#${name}`]),
  )

/** A part of the SDL: a folder of schema/graphql, with its resolvers in the module of the same name. */
export interface Area {
  name: string
  document: DocumentNode
}

/** The sources of all generated files. */
export interface Sources {
  sdl: string
  schema: GraphQLSchema
  areas: readonly Area[]
  documents: readonly ClientDocument[]
}

/** Matching paths, in a stable order, with slashes on every system. */
const filesOf = (pattern: string): string[] =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

function readDocument(file: string): ClientDocument {
  const [written, another] = parse(readFileSync(file, 'utf8')).definitions
  if (
    another !== undefined ||
    (written?.kind !== Kind.OPERATION_DEFINITION && written?.kind !== Kind.FRAGMENT_DEFINITION)
  ) {
    throw new Error(`${file} holds one operation or fragment`)
  }
  const name = written.name?.value
  if (name === undefined) throw new Error(`The operation in ${file} has no name`)
  const definition = withTypenames(written)
  return { file, document: { kind: Kind.DOCUMENT, definitions: [definition] }, definition, name }
}

/** Reads the SDL and the client's documents. */
export function readSources(): Sources {
  const files = filesOf('schema/graphql/**/*.graphql')
  const texts = files.map((file) => readFileSync(file, 'utf8').trim())
  const parsed = new Map<string, DocumentNode[]>()
  for (const [i, file] of files.entries()) {
    const [, , area = ''] = file.split('/')
    parsed.set(area, [...(parsed.get(area) ?? []), parse(texts[i] ?? '', { noLocation: true })])
  }
  const areas = [...parsed].map(([name, nodes]) => ({ name, document: concatAST(nodes) }))
  const documents = filesOf('client/**/*.graphql').map(readDocument)
  const seen = new Map<string, string>()
  for (const { name, file } of documents) {
    const other = seen.get(name)
    if (other) throw new Error(`${other} and ${file} both name something ${name}`)
    seen.set(name, file)
  }
  return {
    sdl: texts.join('\n\n'),
    schema: buildASTSchema(concatAST(areas.map(({ document }) => document))),
    areas,
    documents,
  }
}
