import { describe, expect, test } from 'vitest'
import {
  CHECKED_FOR,
  type DomainFinding,
  type DomainProgress,
  domainIn,
  nextStep,
  stateOf,
  WARNED_AFTER,
  WITHDRAWN_AFTER,
} from '../../../schema/rules/custom-domains'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'

const OURS = ['quire.org:8787', 'custom.quire.org']
const NEW: DomainProgress = {
  since: 0,
  provedAt: null,
  pointedAt: null,
  workingSince: null,
  failingSince: null,
  warnedAt: null,
  withdrawnAt: null,
  checks: 0,
}
const GOOD: DomainFinding = { isProved: true, pointsHere: true, fault: null }
const UNPROVED: DomainFinding = { isProved: false, pointsHere: true, fault: 'NO_PROOF' }
const UNKNOWN: DomainFinding = { isProved: null, pointsHere: null, fault: 'NO_ANSWER' }

describe('a typed domain', () => {
  test.each([
    ['stories.example.com', 'stories.example.com'],
    ['  Stories.Example.COM. ', 'stories.example.com'],
    ['https://stories.example.com/about?x=1', 'stories.example.com'],
    ['geschichten.bücher.example', 'geschichten.xn--bcher-kva.example'],
  ])('%j is a domain', (text, domain) => {
    expect(domainIn(text, OURS)).toEqual({ domain })
  })

  test.each([
    ['', 'malformed'],
    ['two words.example', 'malformed'],
    ['ada@example.com', 'malformed'],
    ['stories.example.com:8443', 'malformed'],
    ['-a.example.com', 'malformed'],
    ['a_b.example.com', 'malformed'],
    [`${'a'.repeat(64)}.example.com`, 'malformed'],
    [`${'a.'.repeat(122)}example`, 'malformed'],
    ['192.0.2.7', 'address'],
    ['2130706433', 'address'],
    ['https://[2001:db8::1]/', 'address'],
    ['localhost', 'inward'],
    ['router.local', 'inward'],
    ['example', 'inward'],
    ['quire.org', 'ours'],
    ['maren.quire.org', 'ours'],
    ['custom.quire.org', 'ours'],
  ])('%j is none', (text, bad) => {
    expect(domainIn(text, OURS)).toEqual({ bad })
  })

  test('a name that only ends like ours is somebody else’s', () => {
    expect(domainIn('notquire.org', OURS)).toEqual({ domain: 'notquire.org' })
  })
})

describe('a check', () => {
  test('of one that waits is made again after growing pauses, for two weeks', () => {
    const pauses: number[] = []
    let known = { ...NEW }
    for (let i = 0; i < 7; i++) {
      const step = nextStep(known, UNPROVED, 0)
      pauses.push(step.nextCheckAt ?? -1)
      known = step
    }
    expect(pauses).toEqual([1, 2, 5, 10, 30, 60, 60].map((minutes) => minutes * MINUTE))
    expect(nextStep(known, UNPROVED, CHECKED_FOR).nextCheckAt).toBeNull()
  })

  test('of one whose records are right has it work, once', () => {
    const works = nextStep({ ...NEW, checks: 4 }, GOOD, HOUR)
    expect(works).toMatchObject({ workingSince: HOUR, provedAt: HOUR, event: 'works', checks: 0 })
    expect(nextStep(works, GOOD, 2 * HOUR)).toMatchObject({ workingSince: HOUR, provedAt: HOUR, event: null })
  })

  test('of one that fails warns after a day, once, and withdraws it after seven', () => {
    const works = nextStep(NEW, GOOD, 0)
    const fails = nextStep(works, UNPROVED, HOUR)
    expect(fails).toMatchObject({ workingSince: 0, failingSince: HOUR, event: null, nextCheckAt: 2 * HOUR })
    expect(stateOf(fails)).toBe('FAILING')
    const warned = nextStep(fails, UNPROVED, HOUR + WARNED_AFTER)
    expect(warned).toMatchObject({ event: 'warned', workingSince: 0 })
    expect(nextStep(warned, UNPROVED, 2 * HOUR + WARNED_AFTER).event).toBeNull()
    const over = nextStep(warned, UNPROVED, HOUR + WITHDRAWN_AFTER)
    expect(over).toMatchObject({
      event: 'withdrawn',
      workingSince: null,
      withdrawnAt: HOUR + WITHDRAWN_AFTER,
    })
    expect(stateOf(over)).toBe('WAITING')
    expect(nextStep(over, GOOD, 2 * WITHDRAWN_AFTER)).toMatchObject({ event: 'works', withdrawnAt: null })
  })

  test('that works again in time forgets that it failed', () => {
    const fails = nextStep(nextStep(NEW, GOOD, 0), UNPROVED, HOUR)
    expect(nextStep(fails, GOOD, 2 * HOUR)).toMatchObject({
      failingSince: null,
      workingSince: 0,
      event: null,
    })
  })

  test('without an answer changes nothing that is known', () => {
    const works = nextStep(NEW, GOOD, 0)
    expect(nextStep(works, UNKNOWN, WITHDRAWN_AFTER * 2)).toMatchObject({
      workingSince: 0,
      failingSince: null,
      provedAt: 0,
      fault: 'NO_ANSWER',
      event: null,
    })
  })
})
