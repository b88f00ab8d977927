import { type ComponentType, memo, Suspense, useDeferredValue } from 'react'
import type { Lazy } from './lazily'

interface Props<Shown extends object> {
  part: Lazy<ComponentType<Shown>>
  props: Shown
  /** When it is wanted, on the first page of a visit; until then the server's markup stays. Never another one. */
  when?: Lazy<void> | undefined
}

function Content<Shown extends object>({ part, props, when }: Props<Shown>) {
  const Part = part.loaded
  if (Part) return <Part {...props} />
  throw (when ? when().then(part) : part()).catch(() => new Promise(() => {}))
}

/** An update that reached the `Suspense` before its content is loaded would have React remove the server's markup. */
const Boundary = memo(function Boundary(content: Props<object>) {
  return (
    <Suspense>
      <Content {...content} />
    </Suspense>
  )
}) as <Shown extends object>(content: Props<Shown>) => ReturnType<typeof Content>

/**
 * A part that a page shows at once. The page's `load` has waited for it (`page.part`), except on the first page of a
 * visit: there the server's markup stays until the part is loaded, and for good if it can't be. Properties that change
 * meanwhile are applied then.
 */
export function ShownPart<Shown extends object>({ part, props, when }: Props<Shown>) {
  const deferred = useDeferredValue(props)
  return <Boundary part={part} props={part.loaded ? props : deferred} when={when} />
}
