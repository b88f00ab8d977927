import type { PreloadedState } from '../../lib/preloaded-state'

/** The deep link for a page. The configured one has `{url}` where the page's address belongs. */
export const appAddress = (appLink: string, page: string): string =>
  appLink.replaceAll('{url}', encodeURIComponent(page))

/** Whether this browser is offered the app. Rule: docs/rules/viewer.md, "App bar". */
export function offersApp({ config, client, flags }: PreloadedState, userAgent: string): boolean {
  if (!config.appLink || client.viewerIsBot) return false
  return !(flags.disable_branch_openinapp_android && /Android/i.test(userAgent))
}
