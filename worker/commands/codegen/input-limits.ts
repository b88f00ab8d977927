import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type DocumentNode,
  type InputValueDefinitionNode,
  Kind,
  print,
  type StringValueNode,
  visit,
} from 'graphql'
import * as v from 'valibot'
import { once } from './once'
import type { Sources } from './sources'

/** The parts of a valibot schema that are read here. */
export type AnySchema = v.GenericSchema & {
  entries?: Readonly<Record<string, AnySchema>>
  wrapped?: AnySchema
  item?: AnySchema
  pipe?: readonly Step[]
}

/** A part of a pipe: a check, a transformation, or a schema. */
interface Step {
  type: string
  requirement?: unknown
  options?: readonly string[]
}

const NULLABLE: ReadonlySet<string> = new Set(['nullish', 'optional', 'nullable', 'exact_optional'])

/** `changeEmail` is in `change-email.ts`. */
const fileNameOf = (mutation: string): string =>
  mutation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The schema of a mutation's input, which the use case of the same name holds. */
export async function inputOf(mutation: string): Promise<AnySchema> {
  const [file, ...others] = globSync(`worker/services/**/${fileNameOf(mutation)}.ts`)
  if (file === undefined || others.length > 0) {
    throw new Error(`${mutation} has its use case in one file, worker/services/…/${fileNameOf(mutation)}.ts`)
  }
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, { input?: AnySchema }>
  const input = module[mutation]?.input
  if (!input) throw new Error(`${file} exports no ${mutation} made by defineUseCase`)
  return input
}

/** The object schema inside any surrounding pipes. */
const unwrapped = (schema: AnySchema): AnySchema =>
  NULLABLE.has(schema.type) && schema.wrapped ? unwrapped(schema.wrapped) : schema

/** The checks and transformations of a schema, beginning with those of the schemas that it is piped from. */
const stepsOf = (schema: AnySchema): Step[] =>
  (schema.pipe ?? []).flatMap((step) => ('pipe' in step ? stepsOf(step as unknown as AnySchema) : [step]))

/** Describes a check; nothing for one that means nothing by itself. */
function checkInWords({ type, requirement, options }: Step, isList: boolean, isEnum: boolean): string {
  const unit = isList ? '' : ' characters'
  if (type === 'max_length') return `At most ${requirement}${unit}.`
  if (type === 'min_length') return `At least ${requirement}${unit}.`
  if (type === 'non_empty') return 'Not empty.'
  return type === 'picklist' && !isEnum ? `One of ${options?.map((word) => `\`${word}\``).join(', ')}.` : ''
}

/** Describes the values that a schema accepts. */
function limitsOf(nullable: v.GenericSchema, isEnum = false): string {
  const schema = unwrapped(nullable as AnySchema)
  const isList = schema.type === 'array'
  const { limit } = v.getMetadata(schema) as { limit?: string }
  // A check that is part of a description isn't described again.
  const checks =
    limit ??
    stepsOf(schema)
      .map((step) => checkInWords(step, isList, isEnum))
      .filter(Boolean)
      .join(' ')
  const item = isList && schema.item ? limitsOf(schema.item) : ''
  const each = item && `Each: ${item.replace(/^./, (first) => first.toLowerCase())}`
  return [v.getDescription(schema), checks, each].filter(Boolean).join(' ')
}

/** Adds the schema's descriptions to arguments, or to the fields of an input. */
function described(
  place: string,
  nodes: readonly InputValueDefinitionNode[],
  input: AnySchema,
  isEnum: (type: string) => boolean,
): InputValueDefinitionNode[] {
  const entries = input.entries ?? {}
  const names = nodes.map(({ name }) => name.value)
  const different = new Set(
    [...names, ...Object.keys(entries)].filter((name) => !names.includes(name) || !(name in entries)),
  )
  if (different.size > 0)
    throw new Error(`${place}: the SDL and the schema differ in ${[...different].join(', ')}`)
  return nodes.map((node) => {
    const schema = entries[node.name.value] as AnySchema
    const mayLack = node.type.kind !== Kind.NON_NULL_TYPE
    if (mayLack !== NULLABLE.has(schema.type)) {
      throw new Error(
        `${place}.${node.name.value} may be absent in one of the SDL and the schema, not in the other`,
      )
    }
    if (node.description)
      throw new Error(`${place}.${node.name.value} is described in its schema, by v.description`)
    const type = node.type.kind === Kind.NON_NULL_TYPE ? node.type.type : node.type
    const value = limitsOf(schema, type.kind === Kind.NAMED_TYPE && isEnum(type.name.value))
    const description: StringValueNode = { kind: Kind.STRING, value, block: false }
    return value === '' ? node : { ...node, description }
  })
}

/** The named type under lists and non-nulls. */
function namedType(node: InputValueDefinitionNode): string {
  let { type } = node
  while (type.kind !== Kind.NAMED_TYPE) type = type.type
  return type.name.value
}

/** An object of a mutation's input, and the schema that checks it. */
interface CheckedObject {
  place: string
  input: AnySchema
}

/** Describes the arguments of the mutations in a document, and notes the input types of those that take objects. */
function withDescribedArguments(
  document: DocumentNode,
  inputs: ReadonlyMap<string, AnySchema>,
  objects: Map<string, CheckedObject>,
  isEnum: (type: string) => boolean,
): DocumentNode {
  return visit(document, {
    ObjectTypeExtension(type) {
      if (type.name.value !== 'Mutation') return undefined
      const fields = type.fields?.map((field) => {
        const input = inputs.get(field.name.value)
        if (!input || !field.arguments) return field
        const [only] = field.arguments
        if (field.arguments.length === 1 && only?.name.value === 'input') {
          objects.set(namedType(only), { place: field.name.value, input })
          return field
        }
        for (const argument of field.arguments) {
          const schema = input.entries?.[argument.name.value]
          const value = schema && unwrapped(schema)
          const item = value?.item ?? value
          if (item?.entries) objects.set(namedType(argument), { place: namedType(argument), input: item })
        }
        return { ...field, arguments: described(field.name.value, field.arguments, input, isEnum) }
      })
      return { ...type, ...(fields ? { fields } : {}) }
    },
  })
}

/**
 * The SDL of each area with the limits of every mutation's input in its descriptions, taken from the schemas that
 * check the inputs. Rule: docs/rules/graphql.md, "Inputs".
 *
 * @throws Error if a mutation's arguments don't match its schema.
 */
export const sdlWithLimits = once(
  async ({ areas, schema }: Sources): Promise<ReadonlyMap<string, string>> => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
      ({ args }) => args.length > 0,
    )
    const inputs = new Map(
      await Promise.all(mutations.map(async ({ name }) => [name, await inputOf(name)] as const)),
    )
    const isEnum = (type: string): boolean =>
      schema.getType(type)?.astNode?.kind === Kind.ENUM_TYPE_DEFINITION
    const objects = new Map<string, CheckedObject>()
    const documents = areas.map(
      ({ name, document }) => [name, withDescribedArguments(document, inputs, objects, isEnum)] as const,
    )
    // Only now, since a mutation may take an input type of another area.
    const withFields = (document: DocumentNode): DocumentNode =>
      visit(document, {
        InputObjectTypeDefinition(type) {
          const known = objects.get(type.name.value)
          if (!known || !type.fields) return undefined
          return { ...type, fields: described(known.place, type.fields, known.input, isEnum) }
        },
      })
    return new Map(documents.map(([name, document]) => [name, print(withFields(document))]))
  },
)
