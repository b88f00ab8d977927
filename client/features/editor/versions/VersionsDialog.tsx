import { useId, useRef, useState } from 'react'
import { type Comparison, compareDocuments } from '../../../../schema/story/compare-documents'
import type { DraftDocument } from '../../../../schema/story/draft'
import { versionsWording as wording } from '../../../../schema/wording/versions'
import { useApp } from '../../../lib/app'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { DialogFrame, type DialogHandle } from '../../../ui/dialog/DialogFrame'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Select } from '../../../ui/form/Select'
import { PostVersion } from '../../draft/post-version.generated'
import { RestoreVersion } from '../../draft/restore-version.generated'
import { RefusalText } from '../../settings/SignInAgain'
import { localRefusal, type Refusal, useChange } from '../../settings/use-change'
import { browserTabs } from '../journal/browser-tabs'
import type { DraftJournal } from '../journal/journal'
import { localTime } from '../publish/local-time'
import { ComparedStory } from './ComparedStory'
import { type ListedVersion, useVersions } from './use-versions'

interface Props {
  postId: string
  journal: DraftJournal
  readStory: () => DraftDocument
  onClosed: () => void
}

const textOf = ({ createdAt, name, isPublished }: ListedVersion): string =>
  [localTime(createdAt), name, isPublished && wording.published].filter(Boolean).join(' · ')

/** What a story was before: each version against the text as it is now, and the way back to it. */
export function VersionsDialog({ postId, journal, readStory, onClosed }: Props) {
  const id = useId()
  const { execute } = useApp()
  const dialog = useRef<DialogHandle>(null)
  const { versions, failure, loadMore } = useVersions(postId)
  const [chosen, setChosen] = useState('')
  const [comparison, setComparison] = useState<Comparison>()
  const [problem, setProblem] = useState<Refusal>()
  const { run, isPending, refusal } = useChange(RestoreVersion)
  const choose = async (versionId: string) => {
    setChosen(versionId)
    setComparison(undefined)
    setProblem(undefined)
    if (versionId === '') return
    const answer = await execute(PostVersion, { postId, versionId }).catch(() => undefined)
    const found = answer?.postVersion
    if (found?.__typename !== 'PostVersion') return setProblem(localRefusal(found?.message ?? wording.failed))
    const { title, subtitle, body } = found
    setComparison(compareDocuments({ title, subtitle, body: body ?? [] }, readStory()))
  }
  const restore = async () => {
    setProblem(undefined)
    await journal.settle()
    const { unsent, revision: baseRevision } = journal.state
    if (unsent > 0) return setProblem(localRefusal(wording.unsaved))
    const saveKey = crypto.randomUUID()
    const done = await run({ input: { postId, versionId: chosen, baseRevision, saveKey } })
    if (!done) return
    // All tabs, this one too, read what the server has now.
    browserTabs.tell(postId, done.revision)
    showToast({ message: wording.restored, extraParams: { testId: 'version-restored' } })
    await dialog.current?.close()
  }
  return (
    <DialogFrame
      ref={dialog}
      labelledBy={id}
      closeLabel={wording.close}
      onClosed={onClosed}
      width="md:max-w-[840px]"
      shape="full"
    >
      <div className="flex flex-col gap-5 px-6 pt-10 pb-8 sm:px-8">
        <h2 id={id} className="pe-8 font-serif text-24 font-semibold tracking-tight text-balance">
          {wording.heading}
        </h2>
        <ErrorText id={`${id}-failure`}>{failure}</ErrorText>
        {!versions && failure === '' && (
          <p role="status" className="text-14 text-ink-soft">
            {wording.loading}
          </p>
        )}
        {versions?.length === 0 && <p className="text-16 text-ink-soft">{wording.none}</p>}
        {versions && versions.length > 0 && (
          <Select
            label={wording.choose}
            hint={wording.hint}
            value={chosen}
            onChange={(event) => void choose(event.currentTarget.value)}
          >
            <option value="">{wording.current}</option>
            {versions.map((version) => (
              <option key={version.id} value={version.id}>
                {textOf(version)}
              </option>
            ))}
          </Select>
        )}
        {loadMore && (
          <Button size="small" className="self-start" onClick={loadMore}>
            {wording.more}
          </Button>
        )}
        {comparison && <ComparedStory comparison={comparison} />}
        <RefusalText id={`${id}-refusal`} refusal={problem ?? refusal} />
        {comparison && (
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => dialog.current?.leave()}>{wording.cancel}</Button>
            <Button look="main" isPending={isPending} onClick={() => void restore()}>
              {wording.restore}
            </Button>
          </div>
        )}
      </div>
    </DialogFrame>
  )
}
