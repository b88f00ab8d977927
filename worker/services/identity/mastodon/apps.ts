import { linkTo } from '../../../../schema/routes/links'
import { keepMastodonApp, type MastodonAppRow, mastodonAppOf } from '../../../data/identity/mastodon'
import type { MastodonApp } from '../../../platform/mastodon/mastodon'
import type { Needs } from '../../parts'
import { seal, unseal } from '../sealed'

const PURPOSE = 'mastodon-client'

/**
 * Where a server redirects people. The address names the server, so that codes of another one are recognised
 * and worth nothing here.
 */
export const redirectUriOf = ({ browser }: Needs<'browser'>, instance: string): string =>
  browser.mainOrigin + linkTo('CallbackMastodon', {}, { query: { instance } })

/** A stored app with its secret; nothing for one that was stored under another key or for another address. */
async function opened(
  parts: Needs<'keys' | 'browser'>,
  row: MastodonAppRow,
): Promise<MastodonApp | undefined> {
  const { instance, clientId, clientSecret, redirectUri } = row
  if (redirectUri !== redirectUriOf(parts, instance)) return undefined
  const about = { purpose: PURPOSE, owner: `${instance} ${clientId}` } as const
  try {
    return { instance, clientId, clientSecret: await unseal(parts.keys, about, clientSecret) }
  } catch {
    return undefined
  }
}

/** Our stored credentials at a server; nothing if there are none. */
export async function keptApp(
  parts: Needs<'db' | 'keys' | 'browser'>,
  instance: string,
): Promise<MastodonApp | undefined> {
  const row = await parts.db.first(mastodonAppOf, instance)
  return row && opened(parts, row)
}

/**
 * Our credentials at a server: the stored ones if they are still valid, otherwise registered now. Rule:
 * docs/rules/identity.md, "Mastodon".
 *
 * @throws ProviderFailed if the server can't be reached.
 */
export async function appAt(
  parts: Needs<'db' | 'clock' | 'keys' | 'browser' | 'site' | 'mastodon'>,
  instance: string,
): Promise<MastodonApp> {
  const { db, keys, mastodon, site, browser, clock } = parts
  const row = await db.first(mastodonAppOf, instance)
  const known = row && (await opened(parts, row))
  if (known && (await mastodon.isKnown(known))) return known
  const redirectUri = redirectUriOf(parts, instance)
  const made = await mastodon.register(instance, {
    name: site.productName,
    website: browser.mainOrigin,
    redirectUri,
  })
  const { clientId } = made
  const about = { purpose: PURPOSE, owner: `${instance} ${clientId}` } as const
  const clientSecret = await seal(keys, about, made.clientSecret)
  const kept = { instance, clientId, clientSecret, redirectUri, createdAt: clock.now() }
  await db.write([keepMastodonApp(kept, row?.clientId ?? null)])
  // Another request may have been faster: then both visits use its credentials.
  return (await keptApp(parts, instance)) ?? made
}
