/** Browsers inside apps, by the names that they send. */
const NAMED =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|Line\/|MicroMessenger|WeChat|Twitter for|TwitterAndroid|LinkedInApp|Snapchat|Pinterest\/|TikTok|musical_ly|BytedanceWebview|KAKAOTALK|NAVER\(|DuckDuckGo-in-app|Slack_SSB)/i
/** An Android WebView sends this. */
const ANDROID_WEB_VIEW = /Android.*;\s*wv\)/
/** On iOS, only the system's browser and those of other vendors send a name. */
const APPLE_MOBILE = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/
const APPLE_BROWSER = /\b(?:Safari|CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA)\//

/**
 * Whether a browser is part of another app. Google refuses to sign people in there, so its button is hidden.
 * Rule: docs/rules/identity.md, "Sign-in modal".
 */
export function isInAppBrowser(userAgent: string): boolean {
  if (NAMED.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent)) return true
  return APPLE_MOBILE.test(userAgent) && !APPLE_BROWSER.test(userAgent)
}
