import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../../lib/app'
import { PublishSettings } from '../../draft/publish-settings.generated'

/** Where a story stands. */
export interface StandingState {
  isPublished: boolean
  /** Whether it went out by mail only. */
  isMailed: boolean
  /** When it will be published, if that is planned. */
  scheduledFor: number | null
}

const DRAFT: StandingState = { isPublished: false, isMailed: false, scheduledFor: null }

/** Where a story stands: asked for when it is opened, and after each change of that. */
export function useStanding(postId: string, isNew: boolean) {
  const { execute } = useApp()
  const [standing, setStanding] = useState(DRAFT)
  const reload = useCallback(async () => {
    const { publishSettings: settings } = await execute(PublishSettings, { postId })
    if (settings.__typename === 'PublishSettings') setStanding(settings)
  }, [execute, postId])
  useEffect(() => {
    // Offline the journal says so, and a draft can be written all the same.
    if (!isNew) reload().catch(() => {})
  }, [isNew, reload])
  return { standing, reload }
}
