import { expect, test } from 'vitest'
import { hostOfOrigin, originOf } from '../../../schema/routes/origin'

test.each([
  'https://quire.example/',
  'https://aiko.quire.example/p/a//b?redirect=https://evil.example/#https://c/',
  'http://127.0.0.1:8787/?q=//x',
  'http://[::1]:8787/a@b',
  'https://quire.example',
])('the origin and the host of %s are what a parser finds', (address) => {
  const { href, origin, host } = new URL(address)
  expect(originOf(href)).toBe(origin)
  expect(originOf(origin)).toBe(origin)
  expect(hostOfOrigin(origin)).toBe(host)
})
