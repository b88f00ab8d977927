import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { type Comparison, compareDocuments } from '../../../../schema/story/compare-documents'
import type { DraftDocument } from '../../../../schema/story/draft'
import { versionsWording as wording } from '../../../../schema/wording/versions'
import { useApp } from '../../../lib/app'
import { replaceAddress } from '../../../lib/entry-state'
import { whyRejected } from '../../../lib/graphql/no-answer'
import { usePage } from '../../../lib/use-page'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Select } from '../../../ui/form/Select'
import { PostVersion, type PostVersionQuery } from '../../draft/post-version.generated'
import { RestoreVersion } from '../../draft/restore-version.generated'
import { RefusalText } from '../../settings/SignInAgain'
import { localRefusal, type Refusal, useChange } from '../../settings/use-change'
import { browserTabs } from '../journal/browser-tabs'
import type { DraftJournal } from '../journal/journal'
import { localTime } from '../publish/local-time'
import { ComparedStory } from './ComparedStory'
import { type ListedVersion, useVersions } from './use-versions'
import { VersionDetails } from './VersionDetails'

interface Props {
  postId: string
  journal: DraftJournal
  readStory: () => DraftDocument
  /** The version that is compared at first; otherwise the one that the address names. */
  first?: string | undefined
  onClosed: () => void
}

const textOf = ({ createdAt, name, isPublished }: ListedVersion): string =>
  [localTime(createdAt), name, isPublished && wording.published].filter(Boolean).join(' · ')

/** A version with its text. */
type ReadVersion = Extract<PostVersionQuery['postVersion'], { __typename: 'PostVersion' }>

const documentOf = ({ title, subtitle, body }: ReadVersion): DraftDocument => ({
  title,
  subtitle,
  body: body ?? [],
})

/** The address at which two versions are compared; without the second, the first one with the story as it is now. */
const addressOf = (postId: string, version: string, against: string): string =>
  linkTo(
    'EditPost',
    { postId },
    { query: { version: version || null, against: (version && against) || null } },
  )

/** What a story was before: each version against the text as it is now or another one, and the way back to it. */
export function VersionsDialog({ postId, journal, readStory, first, onClosed }: Props) {
  const id = useId()
  const { execute } = useApp()
  const { search, state } = usePage()
  const dialog = useRef<DialogHandle>(null)
  const { versions, failure, named, loadMore } = useVersions(postId)
  const [chosen, setChosen] = useState('')
  const [against, setAgainst] = useState('')
  const [read, setRead] = useState<ReadVersion>()
  const [comparison, setComparison] = useState<Comparison>()
  const [problem, setProblem] = useState<Refusal>()
  const { run, isPending, refusal } = useChange(RestoreVersion)
  const readVersion = async (versionId: string): Promise<ReadVersion | undefined> => {
    const version = await execute(PostVersion, { postId, versionId }).then(
      ({ postVersion }) => postVersion,
      (error: unknown) => whyRejected(error, wording.failed),
    )
    if ('id' in version) return version
    setProblem(localRefusal(version.message))
    return undefined
  }
  const compare = async (versionId: string, otherId: string) => {
    setChosen(versionId)
    setAgainst(otherId)
    setComparison(undefined)
    setProblem(undefined)
    replaceAddress(addressOf(postId, versionId, otherId))
    if (versionId === '') return
    const [version, other] = await Promise.all([
      readVersion(versionId),
      otherId === '' ? undefined : readVersion(otherId),
    ])
    if (!version || (otherId !== '' && !other)) return
    setRead(version)
    setComparison(compareDocuments(documentOf(version), other ? documentOf(other) : readStory()))
  }
  const asked = useRef(first === undefined ? search : { version: first, against: '' })
  const compareFirst = useEffectEvent(() => {
    const { version = '', against: other = '' } = asked.current
    if (version !== '') void compare(version, other)
  })
  // What the address names is shown first.
  useEffect(() => compareFirst(), [])
  const close = () => {
    replaceAddress(addressOf(postId, '', ''))
    onClosed()
  }
  // The one that the address names may be further down the list.
  const listed =
    read && versions && !versions.some((version) => version.id === read.id) ? [...versions, read] : versions
  const restore = async () => {
    setProblem(undefined)
    await journal.settle()
    const { unsent, revision: baseRevision, refusal: unsaved } = journal.state
    if (unsent > 0) return setProblem(unsaved ? { ...unsaved, field: null } : localRefusal(wording.unsaved))
    const saveKey = crypto.randomUUID()
    const done = await run({ input: { postId, versionId: chosen, baseRevision, saveKey } })
    if (!done) return
    // All tabs, this one too, read what the server has now.
    browserTabs.tell(postId, done.revision)
    showToast({ message: wording.restored, extraParams: { testId: 'version-restored' } })
    await dialog.current?.close()
  }
  return (
    <TitledDialog
      ref={dialog}
      closeLabel={wording.close}
      onClosed={close}
      title={wording.heading}
      size="large"
    >
      <div className="flex flex-col gap-5">
        <ErrorText id={`${id}-failure`}>{failure}</ErrorText>
        {!versions && failure === '' && (
          <p role="status" className="text-14 text-ink-soft">
            {wording.loading}
          </p>
        )}
        {listed?.length === 0 && <p className="text-16 text-ink-soft">{wording.none}</p>}
        {listed && listed.length > 0 && (
          <Select
            label={wording.choose}
            hint={wording.hint}
            value={chosen}
            onChange={(event) => void compare(event.currentTarget.value, against)}
          >
            <option value="">{wording.current}</option>
            {listed.map((version) => (
              <option key={version.id} value={version.id}>
                {textOf(version)}
              </option>
            ))}
          </Select>
        )}
        {listed && chosen !== '' && (
          <Select
            label={wording.against}
            value={against}
            onChange={(event) => void compare(chosen, event.currentTarget.value)}
          >
            <option value="">{wording.now}</option>
            {listed.map((version) => (
              <option key={version.id} value={version.id} disabled={version.id === chosen}>
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
        {comparison && read && (
          <VersionDetails
            key={read.id}
            postId={postId}
            versionId={read.id}
            name={read.name ?? null}
            address={state.config.mainOrigin + addressOf(postId, chosen, against)}
            onNamed={(name) => named(read.id, name)}
          />
        )}
        {comparison && <ComparedStory comparison={comparison} />}
        <RefusalText id={`${id}-refusal`} refusal={problem ?? refusal} />
        {comparison && (
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => dialog.current?.leave()}>{wording.cancel}</Button>
            {against === '' && (
              <Button look="main" isPending={isPending} onClick={() => void restore()}>
                {wording.restore}
              </Button>
            )}
          </div>
        )}
      </div>
    </TitledDialog>
  )
}
