import { useEffect, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import type { DraftDocument } from '../../../../schema/story/draft'
import { editorWording } from '../../../../schema/wording/editor'
import { publishWording } from '../../../../schema/wording/publish'
import { useApp } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { Card } from '../../../ui/Card'
import type { DraftJournal } from '../journal/journal'
import { useBegunFor } from '../page/use-begun-for'
import { useDraftJournal } from '../page/use-draft-journal'
import { CheckList } from './CheckList'
import { publishChecks } from './checks'
import type { ProvenSettings } from './current-settings'
import { Proof } from './Proof'
import { PublishForm } from './PublishForm'
import { proofOf, typedProof } from './proof-values'
import { showPublished } from './show-published'
import { usePublishSettings } from './use-publish-settings'

/**
 * Publishes a story on its own page. The journal is opened as in the editor, so that what this browser has of the text
 * is saved first.
 *
 * @param onTitle is told the title, which the server may not have stored yet.
 */
export function PublishStory({ postId, onTitle }: { postId: string; onTitle: (title: string) => void }) {
  const { journal, document, refusal, hasFailed } = useDraftJournal({
    postId,
    isNew: false,
    onDocument: () => {},
  })
  const { settings, failure } = usePublishSettings(postId, journal)
  const title = document?.title
  useEffect(() => {
    if (title !== undefined) onTitle(title)
  }, [title, onTitle])
  const problem = refusal?.message ?? (hasFailed ? editorWording.unreachable : failure)
  if (problem !== undefined)
    return (
      <Card tone="danger" as="p" role="alert" className="px-4 py-3 text-16">
        {problem}
      </Card>
    )
  if (!journal || !document || !settings)
    return (
      <p role="status" className="text-14 text-ink-soft">
        {publishWording.loading}
      </p>
    )
  return <ProofAndForm postId={postId} settings={settings} story={document} journal={journal} />
}

interface Props {
  postId: string
  settings: ProvenSettings
  story: DraftDocument
  journal: DraftJournal
}

/** What readers will see, and beside it what it depends on. */
function ProofAndForm({ postId, settings, story, journal }: Props) {
  const app = useApp()
  const toEditor = linkTo('EditPost', { postId }, { query: useBegunFor() })
  const [values, setValues] = useState(() => proofOf(settings, story))
  return (
    <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Proof post={settings.post} values={values} />
      <div
        onInput={({ currentTarget }) => {
          const form = currentTarget.querySelector('form')
          if (form) setValues((before) => typedProof(before, new FormData(form), story))
        }}
      >
        <CheckList checks={publishChecks(story)} body={story.body} />
        <PublishForm
          settings={settings}
          story={story}
          journal={journal}
          onCover={(cover) => setValues((before) => ({ ...before, cover }))}
          onCancel={() => void goTo(app.navigation, toEditor)}
          onPublished={(isOut) => (isOut ? showPublished(app, postId) : goTo(app.navigation, toEditor))}
        />
      </div>
    </div>
  )
}
