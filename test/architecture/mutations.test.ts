import { dirname, join } from 'node:path'
import { buildASTSchema, type GraphQLNamedType, isEnumType, isScalarType, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { SDL } from '../../worker/graphql/sdl.generated'
import { testRows } from '../support/test-rows'
import { linesWith, textOf, writtenFiles } from './files'

const schema = buildASTSchema(parse(SDL))
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const resolvers = writtenFiles(/^worker\/graphql\/modules\/[\w-]+\/mutations\.ts$/)
const services = writtenFiles(/^worker\/services\/.*\.ts$/)
const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const nameOf = ({ name }: { name: string }): string => name

describe('a mutation', () => {
  testRows('is one use case in one file, called by one line', mutations, nameOf, ({ name }) => {
    const files = services.filter((file) => file.endsWith(`/${kebabCase(name)}.ts`))
    expect(files).toHaveLength(1)
    expect(textOf(files[0] ?? '')).toMatch(
      new RegExp(`^export (const ${name} = (defineUseCase|operatorAct)\\(|async function ${name}\\()`, 'm'),
    )
    const line = new RegExp(`^ {4}${name}: (mutation|postMutation|command|plainMutation)\\(${name}[,)]`)
    expect(linesWith(resolvers, line)).toHaveLength(1)
  })

  testRows(
    'validates its input with a schema',
    mutations.filter(({ args }) => args.length > 0),
    nameOf,
    ({ name }) => {
      const file = services.find((path) => path.endsWith(`/${kebabCase(name)}.ts`)) ?? ''
      expect(textOf(file)).toMatch(new RegExp(`^export const ${name} = (defineUseCase|operatorAct)\\(`, 'm'))
    },
  )

  test('states the maximum length of each text that it takes, or its format', () => {
    const isText = (type: GraphQLNamedType | undefined): boolean =>
      isScalarType(type) && ['String', 'ID'].includes(type.name)
    const typeOf = (type: { toString(): string }) => schema.getType(String(type).replace(/[[\]!]/g, ''))
    const inputs = mutations.flatMap(({ name, args }) =>
      args.flatMap((arg) => {
        const type = typeOf(arg.type)
        if (type && 'getFields' in type && !isEnumType(type)) {
          return Object.values(type.getFields()).map((field) => ({ place: `${name}.${field.name}`, field }))
        }
        return { place: `${name}.${arg.name}`, field: arg }
      }),
    )
    const unlimited = inputs.filter(({ field }) => isText(typeOf(field.type)) && !field.description)
    expect(unlimited.map(({ place }) => place)).toEqual([])
    expect(inputs.length).toBeGreaterThan(30)
  })
})

/** Mutations that no policy decides about, and why. */
const WITHOUT_POLICY: Readonly<Record<string, string>> = {
  sendAcctAuthEmail: 'nobody is signed in; the mail goes to the address alone',
  sendAlternateUserEmail: 'the same',
  forgetAlternateUser: 'clears a cookie of the browser that asks',
  verifyLoginCode: 'a code proves who somebody is',
  signInWithPassword: 'a password does',
  verifyTwoFactorCode: 'a second code does',
  startPasskeySignIn: 'a key does',
  finishPasskeySignIn: 'the same',
}

/** Whether a service, or one that it imports, asks a policy. */
function asksPolicy(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !services.includes(file)) return false
  seen.add(file)
  const text = textOf(file)
  if (/\bimport \{[^}]*\bcan\b[^}]*\} from '[./]+policies\/can'/.test(text)) return true
  return [...text.matchAll(/^(?:import (?!type)[^']*|\} )from '(\.[^']+)'/gm)].some(([, to = '']) =>
    asksPolicy(`${join(dirname(file), to)}.ts`, seen),
  )
}

testRows('each mutation asks a policy', mutations, nameOf, ({ name }) => {
  const file = services.find((path) => path.endsWith(`/${kebabCase(name)}.ts`)) ?? ''
  expect(asksPolicy(file)).toBe(!Object.hasOwn(WITHOUT_POLICY, name))
})

test('services report failures with one type', () => {
  expect(linesWith(services, /\b(isRefused|refused\(|why: ')/)).toEqual([])
})
