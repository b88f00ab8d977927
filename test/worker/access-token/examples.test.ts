import { expect, test } from 'vitest'
import { API_EXAMPLES } from '../../../schema/graphql/examples'
import { TOKEN_SCOPES } from '../../../schema/rules/access-tokens'
import { withProgram } from './support'

test('every example of the documentation works, in its order', async () => {
  const { program } = await withProgram({ scopes: TOKEN_SCOPES })
  for (const { mutation, document, variables, success } of API_EXAMPLES) {
    const typed = document
      .replace(`${mutation}(`, `result: ${mutation}(`)
      .replace('{\n    ...', '{ __typename\n    ...')
    const { status, result, errors } = await program.ask(typed, variables)
    expect([status, result?.__typename], `${mutation} ${JSON.stringify(errors ?? result)}`).toEqual([
      200,
      success,
    ])
  }
})

test('an example belongs to each mutation that writes or publishes a story', () => {
  const named = API_EXAMPLES.map(({ mutation }) => mutation)
  for (const name of [
    'createDraft',
    'saveDraft',
    'publishPost',
    'schedulePost',
    'unpublishPost',
    'deletePost',
  ])
    expect(named).toContain(name)
})
