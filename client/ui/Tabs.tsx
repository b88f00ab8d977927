import { DirectionProvider, type TextDirection } from '@base-ui/react/direction-provider'
import { Tabs as Primitive } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { TAB_LIST, tabClass } from './tab-look'

interface Tab {
  id: string
  text: string
  content: ReactNode
}

interface Props {
  /** The name of the row of tabs for screen readers. */
  label: string
  /** The first one is open at the start. */
  tabs: readonly [Tab, ...Tab[]]
}

/**
 * Tabs that switch between parts of one page. They import their primitives directly, so use them in features that are
 * loaded on demand; pages that people read have TabLinks. Rule: docs/rules/ui.md, "Tabs".
 */
export function Tabs({ label, tabs }: Props) {
  const root = useRef<HTMLDivElement>(null)
  // The primitives don't look at the document by themselves: without this the arrows would be the wrong way round.
  const [direction, setDirection] = useState<TextDirection>('ltr')
  useEffect(() => {
    if (root.current) setDirection(getComputedStyle(root.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [])
  return (
    <DirectionProvider direction={direction}>
      <Primitive.Root ref={root} defaultValue={tabs[0].id}>
        <div className="overflow-x-auto [scrollbar-width:none]">
          <Primitive.List
            aria-label={label}
            activateOnFocus
            className={`${TAB_LIST} gap-6 border-b border-line`}
          >
            {tabs.map(({ id, text }) => (
              <Primitive.Tab key={id} value={id} className={({ active }) => tabClass(active)}>
                {text}
              </Primitive.Tab>
            ))}
          </Primitive.List>
        </div>
        {tabs.map(({ id, content }) => (
          // One that is left is hidden at once: the primitive waits a frame, in which both would be seen.
          <Primitive.Panel
            key={id}
            value={id}
            keepMounted
            className={({ transitionStatus }) =>
              transitionStatus === 'ending' ? 'hidden' : 'pt-5 outline-offset-4'
            }
          >
            {content}
          </Primitive.Panel>
        ))}
      </Primitive.Root>
    </DirectionProvider>
  )
}
