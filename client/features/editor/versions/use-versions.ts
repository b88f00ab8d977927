import { useCallback, useEffect, useState } from 'react'
import { versionsWording } from '../../../../schema/wording/versions'
import { useApp } from '../../../lib/app'
import { whyRejected } from '../../../lib/graphql/no-answer'
import { PostVersions, type PostVersionsQuery } from '../../draft/post-versions.generated'

export type ListedVersion = Extract<
  PostVersionsQuery['postVersions'],
  { __typename: 'PostVersionConnection' }
>['versions'][number]

/** The versions of a story, the newest first, page by page. */
export function useVersions(postId: string) {
  const { execute } = useApp()
  const [versions, setVersions] = useState<readonly ListedVersion[]>()
  const [next, setNext] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const load = useCallback(
    async (to: string | null) => {
      setFailure('')
      const paging = to === null ? null : { to }
      const connection = await execute(PostVersions, { postId, paging }).then(
        ({ postVersions }) => postVersions,
        (error: unknown) => whyRejected(error, versionsWording.failed),
      )
      if ('message' in connection) return setFailure(connection.message)
      setVersions((before) => [...(to === null ? [] : (before ?? [])), ...connection.versions])
      setNext(connection.pagingInfo.next?.to ?? null)
    },
    [execute, postId],
  )
  useEffect(() => {
    void load(null)
  }, [load])
  /** Shows a name that a version has got. */
  const named = (id: string, name: string | null): void =>
    setVersions((before) => before?.map((version) => (version.id === id ? { ...version, name } : version)))
  return { versions, failure, named, ...(next === null ? {} : { loadMore: () => void load(next) }) }
}
