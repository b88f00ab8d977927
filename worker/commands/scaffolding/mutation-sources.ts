import type { Names } from './names'

export const schemaSource = ({ camel, pascal }: Names): string => `
extend type Mutation {
  ${camel}(input: ${pascal}Input!): ${pascal}Result!
}

input ${pascal}Input {
  id: ID!
}

union ${pascal}Result = MutationSuccess | BadRequest | Unauthorized
`

export const useCaseSource = ({ camel, title }: Names): string => `import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { codeWording } from '../../../schema/wording/codes'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** ${title}. */
export const ${camel} = defineUseCase(
  v.object({ id: entityId }),
  async ({ viewer }: Needs<'viewer'>): Promise<Result<undefined, Failure<'UNAUTHORIZED'>>> => {
    if (!can(await viewer(), 'enter', SITE)) return fail('UNAUTHORIZED', codeWording.signInFirst)
    return done
  },
)
`

export const documentSource = ({
  camel,
  pascal,
}: Names): string => `mutation ${pascal}($input: ${pascal}Input!) {
  ${camel}(input: $input) {
    ... on UserError {
      field
      message
    }
  }
}
`

export const mutationTest = ({ camel, pascal }: Names): string => `import { expect, test } from 'vitest'
import { newVisit } from '../../factories/visit'

const ${pascal.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()} =
  'mutation ($input: ${pascal}Input!) { ${camel}(input: $input) { __typename } }'

test('${camel} is for people who are signed in', async () => {
  const { data } = await newVisit().ask(${pascal.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}, { input: { id: 'x' } })
  expect(data).toEqual({ ${camel}: { __typename: 'Unauthorized' } })
})

test('${camel} does what it promises', () => {
  expect.fail('Say here what is different afterwards.')
})
`
