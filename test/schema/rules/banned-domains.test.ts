import { describe, expect, test } from 'vitest'
import { addressesIn, domainName, domainsOfLink } from '../../../schema/rules/banned-domains'

describe('domains to which an address leads', () => {
  test.each([
    'https://evil.example',
    'HTTP://EVIL.EXAMPLE/',
    'https://evil.example./x',
    'https://a.b.evil.example:8443/x?y#z',
    'https://good.example@evil.example/',
    'https:\\\\evil.example\\x',
    'https:evil.example',
    'https://ev%69l.example',
    'https://ｅｖｉｌ.example',
    'https://evil。example',
    'https://go.example/out?url=https://evil.example',
    'https://go.example/out?u=https%3A%2F%2Fevil.example%2F',
    'https://go.example/out?u=//evil.example',
    'https://go.example/?a=https%3A%2F%2Fon.example%2F%3Fb%3Dhttps%253A%252F%252Fevil.example',
    'https://archive.example/web/2020/http://evil.example/x',
    'https://archive.example/HTTPS:/evil.example',
  ])('%s', (address) => expect(domainsOfLink(address)).toContain('evil.example'))

  test('of another script by its name in the DNS', () => {
    expect(domainsOfLink('https://ünfug.example')).toContain(domainName('ünfug.example'))
    expect(domainName('ünfug.example')).toBe('xn--nfug-zra.example')
  })

  test.each([
    'https://notevil.example',
    'https://evil.example.org',
    'https://good.example/evil.example',
    'https://good.example/?q=evil.example',
    'mailto:a@evil.example',
    'javascript:location="https://evil.example"',
    '/evil.example',
    'evil.example',
    '',
  ])('not of %s', (address) => expect(domainsOfLink(address)).not.toContain('evil.example'))

  test('are few, however long the address', () => {
    expect(domainsOfLink(`https://${'a.'.repeat(100)}evil.example`)).toHaveLength(10)
    expect(domainsOfLink(`https://go.example/?${'u=https://a.example&'.repeat(10_000)}`).length).toBeLessThan(
      500,
    )
  })
})

test('addresses are found in words', () => {
  expect(addressesIn('See HTTP://a.example/x, (https:\\\\b.example) or https://c.example.')).toEqual([
    'HTTP://a.example/x,',
    'https:\\\\b.example)',
    'https://c.example.',
  ])
})

test.each(['', ' ', 'example', 'a b.example', 'https://', '[::1]', '-', 'x'.repeat(300)])(
  '%o is no domain',
  (typed) => expect(domainName(typed)).toBeNull(),
)
