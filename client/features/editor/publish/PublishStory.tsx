import { linkTo } from '../../../../schema/routes/links'
import { editorWording } from '../../../../schema/wording/editor'
import { publishWording } from '../../../../schema/wording/publish'
import { useApp } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { Card } from '../../../ui/Card'
import { useDraftJournal } from '../page/use-draft-journal'
import { CheckList } from './CheckList'
import { publishChecks } from './checks'
import { PublishForm } from './PublishForm'
import { showPublished } from './show-published'
import { usePublishSettings } from './use-publish-settings'

/**
 * Publishes a story on its own page. The journal is opened as in the editor, so that what this browser has of the text
 * is saved first.
 */
export function PublishStory({ postId }: { postId: string }) {
  const app = useApp()
  const { journal, document, refusal, hasFailed } = useDraftJournal({
    postId,
    isNew: false,
    onDocument: () => {},
  })
  const { settings, failure } = usePublishSettings(postId, journal)
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
  return (
    <>
      <CheckList checks={publishChecks(document)} body={document.body} />
      <PublishForm
        settings={settings}
        story={document}
        journal={journal}
        onCancel={() => void goTo(app.navigation, linkTo('EditPost', { postId }))}
        onPublished={(isOut) =>
          isOut ? showPublished(app, postId) : goTo(app.navigation, linkTo('EditPost', { postId }))
        }
      />
    </>
  )
}
