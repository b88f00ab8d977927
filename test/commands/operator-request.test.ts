import { expect, test } from 'vitest'
import { OPERATING_USAGE, operatorRequest } from '../../worker/commands/operating/operator-request'

/* The words of `npm run operate`. Rule: docs/operate.md, "What operators decide". */

test('an act is sent with its fields under the names of the endpoint', () => {
  const words = 'make-coupon --code SPRING --discount one-month-free --uses 5 --last-day 2027-03-31 --reason'
  expect(operatorRequest([...words.split(' '), 'A campaign.'])).toEqual({
    where: { url: undefined, key: undefined },
    body: {
      do: 'make-coupon',
      code: 'SPRING',
      discount: 'one-month-free',
      mostUses: '5',
      lastDay: '2027-03-31',
      reason: 'A campaign.',
    },
  })
})

test.each([
  ['hide-topic', { do: 'hide-topic', isHidden: 'true' }],
  ['show-topic', { do: 'hide-topic', isHidden: 'false' }],
  ['pick-post', { do: 'pick-post', isPicked: 'true' }],
  ['unpick-post', { do: 'pick-post', isPicked: 'false' }],
])('%s says what it decides', (what, body) => {
  expect(operatorRequest([what])).toMatchObject({ body })
})

test('the instance and the key aren’t part of what is sent', () => {
  const asked = operatorRequest(['flags', '--url', 'https://quire.org', '--key', 'k'])
  expect(asked).toEqual({ where: { url: 'https://quire.org', key: 'k' }, body: { do: 'flags' } })
})

test('what can’t be read ends with the usage', () => {
  expect(operatorRequest(['flags', '--help'])).toBe('help')
  for (const words of [[], ['flags', 'topics'], ['flags', '--nothing', 'x']])
    expect(() => operatorRequest(words)).toThrow(OPERATING_USAGE)
})
