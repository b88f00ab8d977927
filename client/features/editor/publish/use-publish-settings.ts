import { useEffect, useState } from 'react'
import { publishWording } from '../../../../schema/wording/publish'
import { useApp } from '../../../lib/app'
import { whyRejected } from '../../../lib/graphql/no-answer'
import { PublishSettings } from '../../draft/publish-settings.generated'
import type { DraftJournal } from '../journal/journal'
import type { ProvenSettings } from './current-settings'

/** What a publish can set, as it is now, or why that can't be had. Both are absent until it has loaded. */
export function usePublishSettings(
  postId: string,
  journal: DraftJournal | undefined,
): { settings: ProvenSettings | undefined; failure: string | undefined } {
  const { execute } = useApp()
  const [settings, setSettings] = useState<ProvenSettings>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!journal) return
    let isOpen = true
    // A story that has just been begun exists once it is saved.
    journal
      .settle()
      .then(() => execute(PublishSettings, { postId }))
      .then(
        ({ publishSettings: answer }) => {
          if (!isOpen) return
          if (answer.__typename === 'PublishSettings') setSettings(answer)
          else setFailure(answer.message)
        },
        (error: unknown) => isOpen && setFailure(whyRejected(error, publishWording.failed).message),
      )
    return () => {
      isOpen = false
    }
  }, [execute, journal, postId])
  return { settings, failure }
}
