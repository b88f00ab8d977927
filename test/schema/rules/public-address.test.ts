import { expect, test } from 'vitest'
import { isPublicAddress } from '../../../schema/rules/public-address'

/* Addresses of the registries of special-purpose ranges (RFC 6890 and later), one of each range. */
const INSIDE = [
  // This machine, and networks of one owner.
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'fec0::1',
  // "This network", and shared by a provider's customers.
  '0.0.0.0',
  '0.1.2.3',
  '::',
  '100.64.0.1',
  // Documentation, benchmarks, protocols, multicast, reserved.
  '192.0.0.8',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '198.18.0.1',
  '192.88.99.1',
  '192.31.196.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'ff02::1',
  '100::1',
  '2001:db8::1',
  '3fff::1',
  '5f00::1',
  '2001:2::1',
  '2001:20::1',
  '4000::1',
  // Ways to embed an IPv4 address.
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '::7f00:1',
  '::a00:1',
  '::808:808',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  // Ways to write 127.0.0.1.
  '127.1',
  '0x7f000001',
  '017700000001',
  '2130706433',
]
const OUTSIDE = ['1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:80b::200e', '::ffff:8.8.8.8']
const NONE = ['', 'localhost', 'example.com', '1.2.3.4.5', '::g', '999.1.1.1']

test('addresses of special ranges aren’t public, whatever their form', () => {
  expect([...INSIDE, ...NONE].filter(isPublicAddress)).toEqual([])
})

test('addresses of the internet are public', () => {
  expect(OUTSIDE.filter((address) => !isPublicAddress(address))).toEqual([])
})
