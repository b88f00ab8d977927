import { expect, test } from 'vitest'
import { isInAppBrowser } from '../../../schema/rules/inAppBrowser'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

test.each([
  ['Facebook on iOS', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0;FBBV/1;FBDV/iPhone17,1]`],
  [
    'Facebook on Android',
    `${PIXEL} Build/X; wv) AppleWebKit/537.36 Version/4.0 Chrome/150 [FB_IAB/FB4A;FBAV/500]`,
  ],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 380.0.0.28.104`],
  ['LINE', `${IPHONE} Safari/604.1 Line/15.2.0`],
  ['WeChat', `${PIXEL}) ${CHROME} MicroMessenger/8.0.50`],
  ['TikTok', `${IPHONE} Mobile/15E148 musical_ly_39.1.0 BytedanceWebview/d8a21c6`],
  ['X on iOS', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.80`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30`],
  [
    'a web view of Android',
    `${PIXEL} Build/BP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/150 Mobile Safari/537.36`,
  ],
  ['a web view of iOS', `${IPHONE} Mobile/15E148`],
])('%s is a browser inside an app', (_, agent) => {
  expect(isInAppBrowser(agent)).toBe(true)
})

test.each([
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IPHONE} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on iOS', `${IPHONE} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`],
  ['the Google app', `${IPHONE} GSA/370.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${PIXEL}) ${CHROME}`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
  ['a name with a brand in it', `${PIXEL} Pinterested) ${CHROME}`],
  ['nothing', ''],
])('%s isn’t', (_, agent) => {
  expect(isInAppBrowser(agent)).toBe(false)
})
