import { existsSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import { areaSchema } from './area-schema'
import { type Mapper, moduleFolder, readMappers } from './mappers'
import { type Output, specifier } from './outputs'
import { type Area, PLAIN_SCALARS, type Sources, typedScalars } from './sources'

const CONTEXT = 'worker/graphql/context.ts'

/** `export type PostResolvers<…> = {…};`, whose closing brace is the first at the start of a line. */
const RESOLVERS_OF_TYPE = /^export type (\w+)Resolvers<[\s\S]*?^\};\n/gm
/** `  Post?: PostResolvers<ContextType>;` */
const RESOLVERS_ENTRY = /^ {2}(\w+)\?: \w+Resolvers<ContextType>;\n/gm

/** The text without the resolvers of types that other areas resolve. */
function onlyOwn(text: string, own: ReadonlySet<string>): string {
  const keep = (whole: string, type: string): string => (own.has(type) ? whole : '')
  return text
    .replace(RESOLVERS_OF_TYPE, keep)
    .replace(RESOLVERS_ENTRY, keep)
    .replace(/\n{3,}/g, '\n\n')
}

async function typesOf(area: Area, sources: Sources, mappers: readonly Mapper[]): Promise<Output> {
  const file = `${moduleFolder(area.name)}/types.generated.ts`
  const { document, own } = areaSchema(area, sources, new Set(mappers.map(({ type }) => type)))
  const from = (path: string, name: string): string => `${specifier(file, path)}#${name}`
  const text = await codegen({
    filename: file,
    schema: document,
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
    config: {
      scalars: { ...PLAIN_SCALARS, ...typedScalars((module) => specifier(file, module)) },
      enumsAsTypes: true,
      useTypeImports: true,
      showUnusedMappers: false,
      contextType: from(CONTEXT, 'GraphQLContext'),
      mappers: Object.fromEntries(
        mappers.map(({ type, area: home }) => [
          type,
          from(`${moduleFolder(home)}/mappers.ts`, `${type}Mapper`),
        ]),
      ),
    },
  })
  return { file, text: `${onlyOwn(text, own)}\n` }
}

/** The types of each area's resolvers, in its module, for the areas that have one. */
export function resolverTypes(sources: Sources): Promise<Output[]> {
  const mappers = readMappers(sources.areas)
  const unknown = mappers.filter(({ type }) => !sources.schema.getType(type))
  if (unknown.length > 0) throw new Error(`No type for the mappers of ${unknown.map(({ type }) => type)}`)
  const areas = sources.areas.filter(({ name }) => existsSync(moduleFolder(name)))
  return Promise.all(areas.map((area) => typesOf(area, sources, mappers)))
}
