import { inject } from 'vitest'
import type { Visit } from './at-provider'

export const { fine, other } = inject('providers').mastodon

export const at = async (host: string, path: string) => (await fetch(`http://${host}${path}`)).json()

export async function settingsOf(visit: Visit): Promise<unknown> {
  const { data } = await visit.ask('{ securitySettings { mastodon { defaultInstance account { handle } } } }')
  return (data?.securitySettings as { mastodon: unknown } | null)?.mastodon
}
