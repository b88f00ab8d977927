import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildASTSchema, isInterfaceType, isObjectType, isUnionType, Kind, parse } from 'graphql'
import { SDL } from '../../worker/graphql/sdl.generated'

const schema = buildASTSchema(parse(SDL))

/** A mutation of the browser's, and what it may be answered instead of its result. */
export interface SentMutation {
  name: string
  field: string
  /** The types of its failures. */
  failures: readonly string[]
  /** The modules that send it. */
  senders: readonly string[]
}

const textOf = (file: string): string => readFileSync(file, 'utf8')

/** The modules of the client that one imports, at once or later. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].flatMap(([, path = '']) =>
    ['.ts', '.tsx'].map((ending) => join(dirname(file), path + ending)).filter((one) => existsSync(one)),
  )

/** The field and the failures of the operation beside a generated module. */
function answersOf(module: string): Pick<SentMutation, 'field' | 'failures'> | undefined {
  const document = parse(textOf(module.replace('.generated.ts', '.graphql')))
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'mutation') return undefined
  const [selection] = operation.selectionSet.selections
  const field = selection?.kind === Kind.FIELD ? selection.name.value : ''
  const result = schema.getMutationType()?.getFields()[field]?.type
  const type = result && 'ofType' in result ? result.ofType : result
  const failure = schema.getType('UserError')
  if (!isUnionType(type) || !isInterfaceType(failure)) return { field, failures: [] }
  const failures = type
    .getTypes()
    .filter((member) => isObjectType(member) && member.getInterfaces().includes(failure))
  return { field, failures: failures.map(({ name }) => name) }
}

/** The mutations that the modules in a folder send, those that use it, and whatever else these import. */
export function mutationsAround(folder: string): SentMutation[] {
  const sources = globSync('client/**/*.{ts,tsx}')
  const imports = new Map(sources.map((file) => [file, importsOf(file)]))
  const isInside = (file: string): boolean => file.startsWith(folder)
  const modules = new Set(sources.filter((file) => isInside(file) || imports.get(file)?.some(isInside)))
  for (const file of modules) for (const imported of imports.get(file) ?? []) modules.add(imported)
  return [...modules].flatMap((module) => {
    const answers = /\.generated\.ts$/.test(module) && existsSync(module.replace('.generated.ts', '.graphql'))
    const known = answers ? answersOf(module) : undefined
    if (!known) return []
    const name = /export const (\w+): Operation/.exec(textOf(module))?.[1] ?? ''
    return [{ name, ...known, senders: [...modules].filter((file) => imports.get(file)?.includes(module)) }]
  })
}
