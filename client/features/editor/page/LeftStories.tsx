import { useEffect, useState } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { browserTabs } from '../journal/browser-tabs'
import { indexedJournalStore } from '../journal/indexed-store'
import { type LeftStory, leftStories } from './begun-stories'

const wording = editorWording.left

/** Offers the stories that were begun in this browser and never reached the server. */
export function LeftStories({ onContinue }: { onContinue: (id: string) => void }) {
  const [stories, setStories] = useState<readonly LeftStory[]>([])
  useEffect(() => {
    let isOpen = true
    leftStories({ store: indexedJournalStore(), tabs: browserTabs }).then(
      (left) => isOpen && setStories(left),
      (error: unknown) => console.warn('What this browser has stored can’t be read.', error),
    )
    return () => {
      isOpen = false
    }
  }, [])
  const [latest] = stories
  if (!latest) return null
  return (
    <Card
      tone="wash"
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 px-4 py-3"
    >
      <p className="text-14 text-pretty">{wording.text(latest.title || editorWording.untitled)}</p>
      <Button size="small" onClick={() => onContinue(latest.id)}>
        {wording.continue}
      </Button>
    </Card>
  )
}
