import { describe, expect, test } from 'vitest'
import type { CacheGroup, RouteKind } from '../../../schema/routes/types'
import {
  cacheEligibility,
  type EligibilityInput,
  eligibilityHeader,
} from '../../../schema/rules/cache-eligibility'

interface Told extends Partial<Omit<EligibilityInput, 'route'>> {
  kind?: RouteKind
  cacheGroups?: readonly CacheGroup[] | undefined
}

const told = ({ kind = 'page', viewer = 'anonymous', method = 'GET', ...more }: Told): string => {
  const cacheGroups = 'cacheGroups' in more ? more.cacheGroups : (['posts'] as const)
  return eligibilityHeader(cacheEligibility({ viewer, method, route: { kind, cacheGroups } }))
}

describe('an answer', () => {
  test.each(['GET', 'HEAD'])('may be shared when somebody unknown asks by %s', (method) => {
    expect(told({ method })).toBe('enabled')
    expect(told({ method, cacheGroups: ['home', 'tags'] })).toBe('enabled')
  })

  test.each(['signed-in', 'staff', 'spoofed', 'internal', 'bot'] as const)(
    'is not for a viewer who is %s',
    (viewer) => expect(told({ viewer })).toBe(`disabled; reason=${viewer}`),
  )

  test('is for a bot too when it is a feed, which programs read', () => {
    expect(told({ viewer: 'bot', kind: 'feed' })).toBe('enabled')
    for (const kind of ['page', 'asset', 'json'] as const)
      expect(told({ viewer: 'bot', kind })).toBe('disabled; reason=bot')
    for (const viewer of ['signed-in', 'staff', 'spoofed', 'internal'] as const)
      expect(told({ viewer, kind: 'feed' })).toBe(`disabled; reason=${viewer}`)
    expect(told({ viewer: 'bot', kind: 'feed', method: 'POST' })).toBe('disabled; reason=method')
  })

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
