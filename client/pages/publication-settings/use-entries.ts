import { useRef, useState } from 'react'
import { faultOfNavigationTitle } from '../../../schema/inputs/collection'
import { meanwhileWording } from '../../../schema/wording/meanwhile'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { useJoinedSave } from '../../features/collection/edit-conflict/use-joined-save'
import type { EditedNavigationFragment } from '../../features/collection/edited-navigation.generated'
import { SetPublicationNavigation } from '../../features/collection/set-publication-navigation.generated'
import type { Refusal } from '../../features/settings/use-change'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { moved } from '../../lib/moved'
import { showToast } from '../../shell/toast'
import { NavigationSettings, type NavigationSettingsQuery } from './navigation-settings.generated'

export type Publication = Extract<
  NavigationSettingsQuery['collectionByDomainOrSlug'],
  { __typename: 'Collection' }
>
type Item = Omit<Publication['navigationItems'][number], '__typename'>

/** An entry while it is edited. */
export interface Entry {
  /** Stays the same wherever the entry is moved. */
  key: number
  destination: Item['destination']
  title: string
  value: string
}

const inputOf = (entries: readonly Entry[]) =>
  entries.map(({ destination, title, value }) => ({ destination, title, value: value || null }))

/** Errors of the entries, by the names of their fields. */
function errorsOf(entries: readonly Entry[], refusal: Refusal | undefined): Record<string, string> {
  const errors: Record<string, string> = {}
  if (refusal?.field) errors[refusal.field] = refusal.message
  for (const [i, { title }] of entries.entries()) {
    const fault = faultOfNavigationTitle(title.trim())
    if (fault) errors[`items.${i}.title`] = fault
  }
  return errors
}

/** The entries of a navigation while they are edited; nothing is stored before they are saved. */
export function useEntries(publication: Publication) {
  const { id, navigationItems } = publication
  const nextKey = useRef(0)
  const entryOf = ({ destination, title, value }: Item): Entry => {
    nextKey.current += 1
    return { key: nextKey.current, destination, title, value: value ?? '' }
  }
  const [entries, setEntries] = useState<readonly Entry[]>(() => navigationItems.map(entryOf))
  const [saved, setSaved] = useState(() => JSON.stringify(inputOf(entries)))
  /** Whether saving has been tried since the last change: only then is said what is wrong. */
  const [isTried, setTried] = useState(false)
  const { attempt, refusal, isPending, forget } = useChange(SetPublicationNavigation)
  const { execute } = useApp()
  const joined = useJoinedSave({
    first: publication,
    savedOf: ({ navigationItems, revisions }: EditedNavigationFragment) => ({
      values: { items: JSON.stringify(inputOf(navigationItems.map(entryOf))) },
      revision: revisions.navigation,
    }),
    newest: async () => {
      const { collectionByDomainOrSlug: stored } = await execute(NavigationSettings, {
        slug: publication.slug,
      })
      return stored.__typename === 'Collection' ? stored : undefined
    },
    attempt: ({ items }, baseRevision) =>
      attempt({ input: { collectionId: id, items: JSON.parse(items), baseRevision } }),
    onSaved: (stored, isJoined) => {
      const kept = stored.navigationItems.map((item, i) => ({
        ...entryOf(item),
        ...(isJoined ? {} : { key: entries[i]?.key ?? nextKey.current }),
      }))
      setEntries(kept)
      setSaved(JSON.stringify(inputOf(kept)))
      setTried(false)
      showToast({
        message: isJoined ? meanwhileWording.saved : publicationSettingsWording.saved,
        extraParams: { testId: 'publication-navigation-saved' },
      })
    },
  })
  const change = (update: (entries: readonly Entry[]) => readonly Entry[]) => {
    setEntries(update)
    setTried(false)
    forget()
  }
  const errors = isTried ? errorsOf(entries, refusal) : {}
  return {
    entries,
    errors,
    refusal: refusal?.field ? undefined : refusal,
    isPending,
    joined,
    hasChanges: JSON.stringify(inputOf(entries)) !== saved,
    add: () => change((all) => [...all, entryOf({ destination: 'LATEST', title: '', value: null })]),
    edit: (key: number, values: Partial<Omit<Entry, 'key'>>) =>
      change((all) => all.map((entry) => (entry.key === key ? { ...entry, ...values } : entry))),
    move: (from: number, to: number) => change((all) => moved(all, from, to)),
    remove: (key: number) => change((all) => all.filter((entry) => entry.key !== key)),
    /** Stores the entries; says whether they are stored. */
    save: async (): Promise<boolean> => {
      setTried(true)
      if (Object.keys(errorsOf(entries, undefined)).length > 0) return false
      return joined.save({ items: JSON.stringify(inputOf(entries)) })
    },
  }
}

const TITLES: Readonly<Record<string, string>> = publicationSettingsWording.navigation.destinations

/** Entries as people read them, one a line. */
export const textOfEntries = (items: string): string =>
  (JSON.parse(items) as ReturnType<typeof inputOf>)
    .map(({ title, destination, value }) =>
      [`${title}:`, TITLES[destination], value && `(${value})`].filter(Boolean).join(' '),
    )
    .join('\n')
