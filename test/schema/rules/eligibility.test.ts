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

describe('a response', () => {
  test.each(['GET', 'HEAD'])('may be shared when an anonymous viewer asks by %s', (method) => {
    expect(told({ method })).toBe('enabled')
    expect(told({ method, cacheGroups: ['home', 'tags'] })).toBe('enabled')
  })

  test.each(['signed-in', 'staff', 'spoofed', 'internal', 'bot'] as const)(
    'isn’t shared with a viewer who is %s',
    (viewer) => expect(told({ viewer })).toBe(`disabled; reason=${viewer}`),
  )

  test('is shared with a bot too if it is a feed, which programs read', () => {
    expect(told({ viewer: 'bot', kind: 'feed' })).toBe('enabled')
    for (const kind of ['page', 'asset', 'json'] as const)
      expect(told({ viewer: 'bot', kind })).toBe('disabled; reason=bot')
    for (const viewer of ['signed-in', 'staff', 'spoofed', 'internal'] as const)
      expect(told({ viewer, kind: 'feed' })).toBe(`disabled; reason=${viewer}`)
    expect(told({ viewer: 'bot', kind: 'feed', method: 'POST' })).toBe('disabled; reason=method')
  })

  test('isn’t shared if the route names no group, or for an action', () => {
    expect(told({ cacheGroups: undefined })).toBe('disabled; reason=route')
    expect(told({ cacheGroups: [] })).toBe('disabled; reason=route')
    expect(told({ method: 'POST' })).toBe('disabled; reason=method')
  })

  test('isn’t shared if only one of several conditions fails', () => {
    for (const more of [{ viewer: 'bot' }, { method: 'PUT' }, { cacheGroups: [] }] as const)
      expect(told(more)).toMatch(/^disabled/)
  })
})
