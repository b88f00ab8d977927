import { describe, expect, test } from 'vitest'
import { appAddress, offersApp } from '../../../client/shell/mobile-bar/app-address'

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0.0.0 Mobile'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Mobile'

const state = (appLink: string | undefined, flags = {}, viewerIsBot = false) => ({
  config: {
    productName: 'Quire',
    mainOrigin: 'https://quire.example',
    helpUrl: '',
    statusUrl: '',
    version: '0',
    ...(appLink === undefined ? {} : { appLink }),
  },
  client: {
    table: 'default' as const,
    origin: 'https://quire.example',
    hostParams: {},
    viewerIsBot,
    isTrackingAllowed: true,
  },
  flags,
  session: { isLoggedIn: false, isSpoofed: false },
})

describe('the bar that opens the app', () => {
  test('is offered where a deep link is configured, though not to bots', () => {
    expect(offersApp(state('https://app.example/'), IPHONE)).toBe(true)
    expect(offersApp(state(undefined), IPHONE)).toBe(false)
    expect(offersApp(state('https://app.example/', {}, true), IPHONE)).toBe(false)
  })

  test('isn’t offered on Android while the flag is on', () => {
    const off = { disable_branch_openinapp_android: true }
    expect(offersApp(state('https://app.example/'), ANDROID)).toBe(true)
    expect(offersApp(state('https://app.example/', off), ANDROID)).toBe(false)
    expect(offersApp(state('https://app.example/', off), IPHONE)).toBe(true)
  })

  test('leads to the page, encoded', () => {
    expect(appAddress('https://app.example/?$canonical_url={url}', 'https://quire.example/@a?b=c&d')).toBe(
      'https://app.example/?$canonical_url=https%3A%2F%2Fquire.example%2F%40a%3Fb%3Dc%26d',
    )
    expect(appAddress('https://app.example/', 'https://quire.example/')).toBe('https://app.example/')
  })
})
