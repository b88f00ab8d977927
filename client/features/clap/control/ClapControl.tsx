import { type ReactNode, useEffect } from 'react'
import { useApp } from '../../../lib/app'
import { operationQuery, useCachedOperation } from '../../../lib/query'
import { PostClaps } from '../post-claps.generated'
import { ClapButton } from './ClapButton'
import type { ClapApp } from './clap-queue'

/** How often a request for the viewer's claps is repeated. */
const RETRIES = 3

interface Props {
  id: string
  /** As the page has it. */
  clapCount: number
  className: string
  /** How often people have clapped. */
  children: ReactNode
}

/** The viewer's claps, requested after the page, which doesn't know the viewer. */
function useClaps(app: ClapApp, id: string) {
  const { queryClient, execute } = app
  const data = useCachedOperation(PostClaps, { id })
  const isMissing = data === undefined
  useEffect(() => {
    if (isMissing)
      queryClient.prefetchQuery({ ...operationQuery(execute, PostClaps, { id }), retry: RETRIES })
  }, [isMissing, queryClient, execute, id])
  return data
}

/** The button of somebody who is signed in. */
export function ClapControl({ id, clapCount, className, children }: Props) {
  const data = useClaps(useApp(), id)
  const edge = data?.post?.viewerEdge
  // Somebody who may not clap, or a story that isn't out any more.
  if (data && !edge?.canClap) return children
  return (
    <ClapButton
      id={id}
      target={edge && { id, edgeId: edge.id }}
      all={clapCount}
      own={edge?.clapCount}
      className={className}
    >
      {children}
    </ClapButton>
  )
}
