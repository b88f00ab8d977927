import { useEffect, useEffectEvent, useState } from 'react'
import { type Comparison, compareDocuments } from '../../../../schema/story/compare-documents'
import type { DraftDocument } from '../../../../schema/story/draft'
import { changesNoteWording as wording } from '../../../../schema/wording/changes-note'
import { type App, useApp } from '../../../lib/app'
import { Button } from '../../../ui/Button'
import { PostVersion } from '../../draft/post-version.generated'
import { PostVersions } from '../../draft/post-versions.generated'

interface Published {
  versionId: string
  document: DraftDocument
}

/** What readers see of a story: its newest published version, if that is among the latest ones. */
async function readPublished({ execute }: App, postId: string): Promise<Published | undefined> {
  const { postVersions } = await execute(PostVersions, { postId, paging: null })
  if (!('versions' in postVersions)) return undefined
  const newest = postVersions.versions.find(({ isPublished }) => isPublished)
  if (!newest) return undefined
  const { postVersion } = await execute(PostVersion, { postId, versionId: newest.id })
  if (!('id' in postVersion)) return undefined
  const { id, title, subtitle, body } = postVersion
  return { versionId: id, document: { title, subtitle, body: body ?? [] } }
}

const hasChanged = ({ title, subtitle, paragraphs }: Comparison): boolean =>
  [...title, ...subtitle].some((run) => run.in !== 'both') ||
  paragraphs.some(({ change }) => change !== 'same')

interface Props {
  postId: string
  /** The revision that the server has; each save raises it. */
  revision: number
  readStory: () => DraftDocument
  /** Shows how the story differs from a version. */
  onCompare: (versionId: string) => void
}

/**
 * Says how a published story differs from what its readers see: after each save, so that no key waits for it. Rule:
 * docs/rules/editor.md, "Changes since the last publish".
 */
export function ChangesNote({ postId, revision, readStory, onCompare }: Props) {
  const app = useApp()
  const [published, setPublished] = useState<Published>()
  const [comparison, setComparison] = useState<Comparison>()
  useEffect(() => {
    let isOpen = true
    // Without a connection there is no note; the text is written all the same.
    readPublished(app, postId).then(
      (version) => isOpen && setPublished(version),
      () => {},
    )
    return () => {
      isOpen = false
    }
  }, [app, postId])
  const compare = useEffectEvent(() => {
    if (published) setComparison(compareDocuments(published.document, readStory()))
  })
  useEffect(() => {
    if (published && revision > 0) compare()
  }, [published, revision])
  if (!published || !comparison) return null
  const { addedWords, removedWords } = comparison
  const isChanged = hasChanged(comparison)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
      <span data-testid="changes-note">
        {!isChanged
          ? wording.same
          : addedWords + removedWords === 0
            ? wording.otherwise
            : wording.words(addedWords, removedWords)}
      </span>
      {isChanged && (
        <Button
          look="text"
          size="small"
          aria-haspopup="dialog"
          onClick={() => onCompare(published.versionId)}
        >
          {wording.compare}
        </Button>
      )}
    </p>
  )
}
