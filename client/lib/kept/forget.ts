import { clear } from 'idb-keyval'
import { PENDING_ACTION_COOKIES } from '../../../schema/rules/pending-actions'
import { SIDEBAR_COOKIE } from '../../../schema/rules/sidebar'
import { removeCookie } from '../cookies'
import { EVENTS, WAITING } from '../events/store'
import { ownersOf, tableOf } from './database'
import { DRAFTS, forgetSentDrafts, unsentDrafts } from './drafts'
import { attempt, KEPT, keptOwner, OF_PERSON, UNOWNED, WORDS_OF } from './item'

/** Removes the items of the people for whom this says so. */
function forgetItems(isForgotten: (owner: string) => boolean): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    attempt(() => {
      for (const key of Object.keys(storage())) {
        if (!key.startsWith(OF_PERSON)) continue
        const [owner = '', name = ''] = key.slice(OF_PERSON.length).split(/:(.*)/s)
        if (!isForgotten(owner)) continue
        storage().removeItem(key)
        if (name.startsWith(UNOWNED)) storage().removeItem(KEPT + name.slice(UNOWNED.length))
      }
    })
  }
}

async function forgetDatabases(isForgotten: (owner: string) => boolean): Promise<void> {
  const [events, drafts] = await Promise.all([ownersOf(EVENTS), ownersOf(DRAFTS)])
  await Promise.all([
    ...events.filter(isForgotten).map((owner) => clear(tableOf(EVENTS, WAITING, owner))),
    ...drafts.filter(isForgotten).map(forgetSentDrafts),
  ])
}

/** How many texts of the viewer's the server may not have. */
export interface UnsavedWords {
  drafts: number
  responses: number
}

export async function unsavedWords(): Promise<UnsavedWords> {
  const owner = keptOwner()
  const hasDrafts = (await ownersOf(DRAFTS).catch((): string[] => [])).includes(owner)
  const drafts = hasDrafts ? await unsentDrafts(owner).catch(() => []) : []
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  return {
    drafts: drafts.length,
    responses: keys.filter((key) => key.startsWith(`${WORDS_OF}${owner}:`)).length,
  }
}

/**
 * Removes what this browser keeps of the viewer, who has signed out. Words that the server may not have stay, for
 * nobody else: their names begin with their owner's id.
 */
export async function forgetViewer(): Promise<void> {
  const owner = keptOwner()
  for (const name of Object.values(PENDING_ACTION_COOKIES)) removeCookie(name, { isSecure: true })
  removeCookie(SIDEBAR_COOKIE)
  forgetItems((one) => one === owner)
  await forgetDatabases((one) => one === owner).catch((error: unknown) =>
    console.warn('What this browser keeps can’t be removed.', error),
  )
}

/** Removes what it keeps of anybody but the viewer: their sessions ended elsewhere, or by themselves. */
export async function forgetOthers(): Promise<void> {
  const owner = keptOwner()
  forgetItems((one) => one !== owner)
  await forgetDatabases((one) => one !== owner).catch(() => {})
}
