import type { ReactNode } from 'react'
import type { ClappedKind } from '../../../schema/rules/claps'
import { clapWording } from '../../../schema/wording/claps'
import { useOpener } from '../../ui/use-opener'
import { clappersSheet } from './lazy'

interface Props {
  kind?: ClappedKind
  id: string
  count: number
  /** What it shows, if not the number alone. */
  children?: ReactNode
  /** Draws the number among other things, which may change around it while its list is open. */
  within?: ((number: ReactNode) => ReactNode) | undefined
}

/** How often people have clapped, which opens the list of them. Rule: docs/rules/claps.md, "Who clapped". */
export function ClapCount({ kind = 'post', id, count, children, within }: Props) {
  const { Popup, isOpen, close, props } = useOpener<
    HTMLButtonElement,
    Awaited<ReturnType<typeof clappersSheet>>
  >(clappersSheet, { opens: 'dialog' })
  const number = count > 0 && (
    <button
      type="button"
      aria-label={clapWording.who(count)}
      {...props}
      className="h-11 px-2 hover:text-ink hover:underline"
    >
      {children ?? clapWording.count(count)}
    </button>
  )
  return (
    <>
      {within ? within(number) : number}
      {Popup && isOpen && <Popup kind={kind} id={id} onClosed={close} />}
    </>
  )
}
