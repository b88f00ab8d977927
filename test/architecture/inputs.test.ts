import { describe, expect, test } from 'vitest'
import { linesWith, textOf, writtenFiles } from './files'

const endpoints = writtenFiles(/^worker\/endpoints\/.*\.ts$/)
const services = writtenFiles(/^worker\/services\/.*\.ts$/)
const gateway = writtenFiles(/^worker\/gateway\/.*\.ts$/)
const filesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => linesWith([file], pattern).length > 0)

describe('input from outside', () => {
  test('is parsed as JSON by a single function in endpoints', () => {
    expect(filesWith(endpoints, /\b(?:JSON\.parse|parseJson)\(|request\.json\(\)/)).toEqual([
      'worker/endpoints/read-input.ts',
    ])
  })

  test('is checked against its schema by a single function', () => {
    const checks = /\bv\.(?:safeP|p)arse(?:Async)?\(|\bv\.is\(/
    expect(filesWith(endpoints, checks)).toEqual([])
    expect(filesWith(services, checks).toSorted()).toEqual([
      // Skips invalid events instead of refusing the whole batch.
      'worker/services/events/read-events.ts',
      // Parses JSON inside JSON, and reports one failure for all of it.
      'worker/services/identity/passkeys/responses.ts',
      'worker/services/use-case.ts',
    ])
  })

  test('is refused by a single function where a program or a script asks', () => {
    expect(filesWith([...endpoints, ...gateway], /\berror: \{ code/)).toEqual([
      // Operators and developers get codes of their own besides those of failures.
      'worker/endpoints/admin/with-admin-key.ts',
      'worker/endpoints/development/endpoint.ts',
      'worker/endpoints/failure-response.ts',
    ])
  })

  test.each([
    'admin/import',
    'admin/purge',
    'admin/search-rebuild',
    'development/clock',
    'helpers/take-reports',
    'helpers/follow-list',
    'helpers/load-more',
    'helpers/search-indexes',
  ])('is refused by %s with a code, a field and a message', (name) => {
    expect(textOf(`worker/endpoints/${name}.ts`)).toMatch(/\b(?:parseInput|readInput)\(/)
  })
})
