import { promisifyRequest, type UseStore } from 'idb-keyval'
import { tableOf } from './database'

/** The journals of drafts that the editor keeps, one database for each viewer. */
export const DRAFTS = 'quire-drafts'
export const JOURNALS = 'journal'

/** Of each journal: its head, its snapshot, and its entries by their numbers. */
export type DraftKey = [postId: string, tabId: string, part: 'head' | 'snapshot' | number]

/** The keys of all records of a journal: in IndexedDB a list comes after every number and text. */
const journal = ([postId, tabId]: DraftKey): IDBKeyRange =>
  IDBKeyRange.bound([postId, tabId], [postId, tabId, []])

/** The heads of all journals, and for each whether it has entries that the server may not have. */
async function journalsIn(store: IDBObjectStore): Promise<{ key: DraftKey; isSent: boolean }[]> {
  const keys = (await promisifyRequest(store.getAllKeys())) as unknown as DraftKey[]
  const heads = keys.filter(([, , part]) => part === 'head')
  return Promise.all(
    heads.map(async (key) => {
      const { acked } = await promisifyRequest(store.get(key) as IDBRequest<{ acked: number }>)
      const isOf = ([postId, tabId]: DraftKey) => postId === key[0] && tabId === key[1]
      const hasMore = keys.some((other) => isOf(other) && typeof other[2] === 'number' && other[2] > acked)
      return { key, isSent: !hasMore }
    }),
  )
}

const drafts = (owner: string): UseStore => tableOf(DRAFTS, JOURNALS, owner)

/** The ids of somebody's stories with words that the server may not have. */
export const unsentDrafts = (owner: string): Promise<string[]> =>
  drafts(owner)('readonly', async (store) => {
    const journals = await journalsIn(store)
    return [...new Set(journals.flatMap(({ key, isSent }) => (isSent ? [] : [key[0]])))]
  })

/** Removes somebody's drafts, except for those with words that the server may not have. */
export const forgetSentDrafts = (owner: string): Promise<void> =>
  drafts(owner)('readwrite', async (store) => {
    for (const { key, isSent } of await journalsIn(store)) if (isSent) store.delete(journal(key))
  })
