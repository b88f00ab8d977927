import { useEffect, useState } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { browserTabs } from '../journal/browser-tabs'
import { indexedJournalStore } from '../journal/indexed-store'
import { type LeftStory, leftStories } from './begun-stories'

const wording = editorWording.left

/** Offers each story that was begun in this browser and never reached the server. */
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
  if (stories.length === 0) return null
  return (
    <Card tone="wash" role="status" className="sticky bottom-4 z-10 mt-6 px-4 py-3">
      <p className="text-14 text-pretty">{wording.text}</p>
      <ul className="mt-2 max-h-60 overflow-y-auto">
        {stories.map(({ id, title, words }) => {
          const name = title || words || editorWording.untitled
          return (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <span dir="auto" className="min-w-0 truncate text-16 font-medium">
                {name}
              </span>
              <Button size="small" aria-label={wording.continueNamed(name)} onClick={() => onContinue(id)}>
                {wording.continue}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
