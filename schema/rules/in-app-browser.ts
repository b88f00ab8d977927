/** Browsers inside apps by the names that they give themselves. */
const NAMED =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|Line\/|MicroMessenger|WeChat|Twitter for|TwitterAndroid|LinkedInApp|Snapchat|Pinterest\/|TikTok|musical_ly|BytedanceWebview|KAKAOTALK|NAVER\(|DuckDuckGo-in-app|Slack_SSB)/i
/** A WebView of Android says so. */
const ANDROID_WEB_VIEW = /Android.*;\s*wv\)/
/** On iOS only the system's browsers and those of other makers name themselves. */
const APPLE_MOBILE = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/
const APPLE_BROWSER = /\b(?:Safari|CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA)\//

/**
 * Whether a browser stands inside another app. Google refuses to sign people in there, so its button is hidden.
 * Rule: docs/rules/identity.md, "Sign-in modal".
 */
export function isInAppBrowser(userAgent: string): boolean {
  if (NAMED.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent)) return true
  return APPLE_MOBILE.test(userAgent) && !APPLE_BROWSER.test(userAgent)
}
