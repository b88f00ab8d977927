import type { ReactNode } from 'react'
import { useMayReach } from '../../lib/use-may-reach'
import { Suspended } from './Suspended'

interface Props {
  children: ReactNode
  /** Stands in its place for suspended people: by default, why it isn't there. */
  instead?: ReactNode
}

/** Controls of what reaches others: suspended people aren't offered them. Rule: docs/rules/moderation.md. */
export const Reaching = ({ children, instead = <Suspended /> }: Props) => (useMayReach() ? children : instead)
