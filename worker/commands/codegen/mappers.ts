import { existsSync, readFileSync } from 'node:fs'
import type { Area } from './sources'

/** A type whose resolvers receive something other than an object of the schema's own shape. */
export interface Mapper {
  /** The name of the GraphQL type. */
  type: string
  area: string
}

const EXPORTED = /^export (?:type|interface) (\w+)Mapper\b/gm

/** The folder of an area's resolvers. */
export const moduleFolder = (area: string): string => `worker/graphql/modules/${area}`

/** The mappers of all areas: every export of a module's `mappers.ts` whose name ends in `Mapper`. */
export function readMappers(areas: readonly Area[]): Mapper[] {
  return areas.flatMap(({ name: area }) => {
    const file = `${moduleFolder(area)}/mappers.ts`
    if (!existsSync(file)) return []
    return [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, type = '']) => ({ type, area }))
  })
}
