import { expect, test } from 'vitest'
import { loggedAddress } from '../../../schema/rules/logs'

test.each([
  ['https://quire.example/', 'https://quire.example/'],
  ['https://quire.example/@maren/a-long-title-of-a-story-30bc6137f8d2', undefined],
  [
    'https://quire.example/m/callback/email?token=secret&x=1&x=2',
    'https://quire.example/m/callback/email?token=…&x=…',
  ],
  ['https://quire.example/m/app/login/rjTVe4c9W3bUDJErjTVe4c9W3bUDJE', 'https://quire.example/m/app/login/…'],
  [
    'https://quire.example/m/account/confirm/eyJhbGciOi.eyJhbGciOi.sig_',
    'https://quire.example/m/account/confirm/…',
  ],
  ['https://quire.example/m/account/authenticate-twitter', undefined],
  ['https://quire.example/search?q=what+somebody+seeks', 'https://quire.example/search?q=…'],
])('%s is logged without what is secret in it', (address, logged = address) => {
  expect(loggedAddress(address)).toBe(logged)
})
