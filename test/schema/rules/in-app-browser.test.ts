import { expect, test } from 'vitest'
import { isInAppBrowser } from '../../../schema/rules/in-app-browser'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'

test.each([
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 380.0.0.28.104 (iPhone16,1; iOS 18_5; en_US)`],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.35.109;FBBV/1]`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.31`],
  ['Line', `${IPHONE} Mobile/15E148 Safari Line/15.7.0`],
  [
    'WeChat',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36 MicroMessenger/8.0`,
  ],
  [
    'a WebView of Android',
    `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0 Mobile Safari/537.36`,
  ],
  ['a view of iOS that names nobody', `${IPHONE} Mobile/15E148`],
])('%s is a browser inside an app', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IPHONE} CriOS/150.0.7200.1 Mobile/15E148 Safari/604.1`],
  ['Firefox on iOS', `${IPHONE} FxiOS/140.0 Mobile/15E148`],
  [
    'Chrome on Android',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome on a desk',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  ],
  [
    'Safari on a desk',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['nobody', ''],
])('%s isn’t', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})
