import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import { parse } from 'graphql'
import { moduleFolder, readMappers } from './mappers'
import { type Output, specifier } from './outputs'
import { PLAIN_SCALARS, type Sources, typedScalars } from './sources'

const CONTEXT = 'worker/graphql/context.ts'
const FILE = 'worker/graphql/resolvers.generated.ts'

/**
 * The types of all resolvers in one file, from which each area's module imports what it needs.
 *
 * @throws Error if a mapper names no type of the schema.
 */
export async function resolverTypes(sources: Sources): Promise<Output> {
  const mappers = readMappers(sources.areas)
  const unknown = mappers.filter(({ type }) => !sources.schema.getType(type))
  if (unknown.length > 0) throw new Error(`No type for the mappers of ${unknown.map(({ type }) => type)}`)
  const from = (path: string, name: string): string => `${specifier(FILE, path)}#${name}`
  const text = await codegen({
    filename: FILE,
    schema: parse(sources.sdl),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
    config: {
      scalars: { ...PLAIN_SCALARS, ...typedScalars((module) => specifier(FILE, module)) },
      enumsAsTypes: true,
      useTypeImports: true,
      showUnusedMappers: false,
      disableDescriptions: true,
      contextType: from(CONTEXT, 'GraphQLContext'),
      mappers: Object.fromEntries(
        mappers.map(({ type, area }) => [type, from(`${moduleFolder(area)}/mappers.ts`, `${type}Mapper`)]),
      ),
    },
  })
  return { file: FILE, text: `${text}\n` }
}
