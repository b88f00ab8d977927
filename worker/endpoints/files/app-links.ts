import type { Endpoint } from '../endpoint'
import { jsonAnswer } from './json'

const listed = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || [])

/** The iOS apps that open the site's addresses: `APPLE_APP_IDS`, as comma-separated `TEAMID.bundle.id`. */
export const appleAppSite: Endpoint = ({ request, env }) => {
  const appIDs = listed(env.APPLE_APP_IDS)
  // Sign-in, settings and helpers stay in the browser that began them.
  const components = [{ '/': '/m/*', exclude: true }, { '/': '/_/*', exclude: true }, { '/': '*' }]
  return jsonAnswer(request, {
    applinks: { details: appIDs.length > 0 ? [{ appIDs, components }] : [] },
    webcredentials: { apps: appIDs },
  })
}

/** The association file for Android apps, from `ANDROID_APP_FINGERPRINTS`: comma-separated `package.name=AA:BB:…`. */
export const androidAssetLinks: Endpoint = ({ request, env }) => {
  const fingerprints = new Map<string, string[]>()
  for (const part of listed(env.ANDROID_APP_FINGERPRINTS)) {
    const [name = '', fingerprint = ''] = part.split('=', 2)
    if (name && fingerprint) fingerprints.set(name, [...(fingerprints.get(name) ?? []), fingerprint])
  }
  const apps = [...fingerprints].map(([name, sha256]) => ({
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: sha256 },
  }))
  return jsonAnswer(request, apps)
}
