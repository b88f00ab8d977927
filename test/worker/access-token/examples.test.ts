import { expect, test } from 'vitest'
import { API_EXAMPLES, type ApiExample, EXAMPLE_PUBLICATION } from '../../../schema/graphql/examples'
import { TOKEN_SCOPES } from '../../../schema/rules/access-tokens'
import { SDL } from '../../../worker/graphql/sdl.generated'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { withProgram } from './support'

/** An example as it is sent: with its own name for the answer, and the answer's type. */
const typed = ({ mutation, document }: ApiExample): string =>
  document
    .replace(`${mutation}(`, `result: ${mutation}(`)
    .replace('{\n    ...', '{ __typename\n    ...')
    .replace(/(\.\.\. on (?!UserError)\w+ \{)/, '$1 __typename')

test('every example of the documentation works, in its order', async () => {
  const { user, program } = await withProgram({ scopes: TOKEN_SCOPES })
  await createCollection({ id: EXAMPLE_PUBLICATION, creatorId: user.id })
  await createRoles(EXAMPLE_PUBLICATION, { [user.id]: 'OWNER' })
  const failed: string[] = []
  const stands = new Map<string, string>()
  for (const example of API_EXAMPLES) {
    const { mutation, variables, success } = example
    let text = JSON.stringify(variables)
    for (const [shown, id] of stands) text = text.replaceAll(shown, id)
    const { status, result, errors } = await program.ask(typed(example), JSON.parse(text) as object)
    if (status !== 200 || result?.__typename !== success)
      failed.push(`${mutation} ${JSON.stringify(errors ?? result)}`)
    if (example.stands) stands.set(example.stands, String(result?.id))
  }
  expect(failed).toEqual([])
})

/** Mutations without an example, and why. */
const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  restoreVersion: 'a version comes only after ten minutes of writing',
  nameVersion: 'the same',
}

test('an example belongs to each mutation that a token may request', () => {
  const declared = [...SDL.matchAll(/^ {2}(\w+)\([^)]*\): \w+Result![\s\n]*@scope\(needs: (?!READ)/gm)]
  const named = new Set(API_EXAMPLES.map(({ mutation }) => mutation))
  expect(declared.length).toBeGreaterThan(30)
  expect(
    declared.flatMap(([, name = '']) => (named.has(name) || name in WITHOUT_EXAMPLE ? [] : [name])),
  ).toEqual([])
})
