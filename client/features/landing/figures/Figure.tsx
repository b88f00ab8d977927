import type { ComponentType } from 'react'
import { type Lazy, lazily } from '../../../lib/lazily'
import { near } from '../../../lib/near'
import { ShownPart } from '../../../lib/ShownPart'

/** When the reader of the first page of a visit comes to its first figure. */
const nearFigures = lazily(() => near('[data-figure]'))

/** A figure of a landing page, which the worker has drawn. */
export const Figure = ({ of }: { of: Lazy<ComponentType<object>> }) => (
  <div data-figure="">
    <ShownPart part={of} props={{}} when={nearFigures} />
  </div>
)
