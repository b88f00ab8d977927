import type { ReactNode } from 'react'
import { RETRIES, useAnswer } from '../../../lib/use-answer'
import { PostClaps } from '../post-claps.generated'
import { ClapButton } from './ClapButton'

interface Props {
  id: string
  /** As the page has it. */
  clapCount: number
  className: string
  /** How often people have clapped. */
  children: ReactNode
}

/** The button of a signed-in reader. */
export function ClapControl({ id, clapCount, className, children }: Props) {
  // The viewer's claps, requested after the page, which doesn't know the viewer.
  const { data } = useAnswer(PostClaps, { id }, { asks: true, retries: RETRIES })
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
