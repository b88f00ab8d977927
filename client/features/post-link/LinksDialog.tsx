import { useCallback, useEffect, useId, useState } from 'react'
import { changeWording } from '../../../schema/wording/changes'
import { postLinksWording as wording } from '../../../schema/wording/post-links'
import { useApp } from '../../lib/app'
import { formatDate, isoDate } from '../../lib/format'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { TitledDialog } from '../../ui/dialog/TitledDialog'
import { Field } from '../../ui/form/Field'
import { DangerousChange } from '../settings/DangerousChange'
import { RefusalText } from '../settings/SignInAgain'
import { localRefusal, type Refusal, useChange } from '../settings/use-change'
import { selectAll } from '../share/SharePanel'
import { CreatePostLink } from './create-post-link.generated'
import { PostLinks } from './post-links.generated'
import { RevokePostLink } from './revoke-post-link.generated'

interface Link {
  id: string
  createdAt: number
}

/** The links of a story, asked for when the dialog opens. */
function useLinks(postId: string) {
  const { execute } = useApp()
  const [links, setLinks] = useState<readonly Link[]>()
  const [problem, setProblem] = useState<Refusal>()
  const ask = useCallback(async () => {
    const answer = await execute(PostLinks, { postId }).catch(() => undefined)
    const result = answer?.postLinks
    if (result?.__typename === 'PostLinks') setLinks(result.links)
    else setProblem(localRefusal(result?.message ?? changeWording.failed))
  }, [execute, postId])
  useEffect(() => void ask(), [ask])
  return { links, setLinks, problem }
}

/** Makes and ends links that open a story to anyone who has them. Rule: docs/rules/writing.md, "Private links". */
export function LinksDialog({ postId, onClosed }: { postId: string; onClosed: () => void }) {
  const id = useId()
  const { links, setLinks, problem } = useLinks(postId)
  const [address, setAddress] = useState('')
  const creating = useChange(CreatePostLink)
  const create = async () => {
    const link = await creating.run({ postId })
    if (!link) return
    setAddress(link.address ?? '')
    setLinks([{ id: link.id, createdAt: link.createdAt }, ...(links ?? [])])
  }
  const revoked = (left: { links: readonly Link[] }) => {
    setLinks(left.links)
    setAddress('')
    showToast({ message: wording.revoked })
  }
  return (
    <TitledDialog closeLabel={wording.close} onClosed={onClosed} title={wording.heading}>
      <div className="flex flex-col gap-4">
        <p className="text-14 text-ink-soft text-pretty">{wording.text}</p>
        <Button
          look="main"
          className="self-start"
          onClick={create}
          isPending={creating.isPending}
          pendingText={wording.creating}
        >
          {wording.create}
        </Button>
        <div role="status">
          {address !== '' && (
            <Field
              label={wording.address}
              hint={wording.addressHint}
              value={address}
              readOnly
              onFocus={selectAll}
            />
          )}
          {!links && !problem && <p className="text-14 text-ink-soft">{wording.loading}</p>}
          {links?.length === 0 && <p className="text-14 text-ink-soft">{wording.none}</p>}
        </div>
        {links && links.length > 0 && (
          <section aria-label={wording.list}>
            <ul>
              {links.map((link) => {
                const day = formatDate(link.createdAt)
                return (
                  <li
                    key={link.id}
                    className="flex items-center justify-between gap-4 border-t border-line py-2 text-14"
                  >
                    <span>
                      {wording.made} <time dateTime={isoDate(link.createdAt)}>{day}</time>
                    </span>
                    <DangerousChange
                      size="small"
                      label={wording.revoke}
                      about={wording.linkOf(day)}
                      title={wording.question(day)}
                      text={wording.questionText}
                      confirm={wording.revoke}
                      working={wording.revoking}
                      operation={RevokePostLink}
                      variables={{ linkId: link.id }}
                      onDone={revoked}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        )}
        <RefusalText id={`${id}-refusal`} refusal={problem ?? creating.refusal} />
      </div>
    </TitledDialog>
  )
}
