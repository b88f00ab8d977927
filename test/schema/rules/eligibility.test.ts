import { describe, expect, test } from 'vitest'
import {
  cacheEligibility,
  type EligibilityInput,
  eligibilityHeader,
} from '../../../schema/rules/cache-eligibility'

const told = (more: Partial<EligibilityInput>): string =>
  eligibilityHeader(cacheEligibility({ viewer: 'anonymous', method: 'GET', cacheGroups: ['posts'], ...more }))

describe('an answer', () => {
  test.each(['GET', 'HEAD'])('may be shared when somebody unknown asks by %s', (method) => {
    expect(told({ method })).toBe('enabled')
    expect(told({ method, cacheGroups: ['home', 'tags'] })).toBe('enabled')
  })

  test.each(['signed-in', 'staff', 'spoofed', 'internal', 'bot'] as const)(
    'is not for a viewer who is %s',
    (viewer) => expect(told({ viewer })).toBe(`disabled; reason=${viewer}`),
  )

  test('is not when the route names no group, or something is done', () => {
    expect(told({ cacheGroups: undefined })).toBe('disabled; reason=route')
    expect(told({ cacheGroups: [] })).toBe('disabled; reason=route')
    expect(told({ method: 'POST' })).toBe('disabled; reason=method')
  })

  test('is not when only one of several things speaks against it', () => {
    for (const more of [{ viewer: 'bot' }, { method: 'PUT' }, { cacheGroups: [] }] as const)
      expect(told(more)).toMatch(/^disabled/)
  })
})
