import { isEnumType, isInterfaceType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { FAILURE_CODES } from '../../../schema/rules/failure-codes'
import { failureType } from '../../../worker/graphql/failures'
import { schema } from '../../../worker/graphql/schema'

const userError = schema.getType('UserError')
const codes = schema.getType('UserErrorCode')

describe('a failure', () => {
  test('has one of the codes in the schema, and the schema has no others', () => {
    const known = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []
    expect(known).toEqual([...FAILURE_CODES])
  })

  test('has a type named after its code, and each type that implements UserError has a code', () => {
    const types = isInterfaceType(userError) ? schema.getPossibleTypes(userError) : []
    const named = new Set(FAILURE_CODES.map(failureType))
    expect(types.map(({ name }) => name).sort()).toEqual([...named].sort())
  })
})
