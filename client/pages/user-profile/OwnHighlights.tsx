import { useRemoveQuote } from '../../features/highlight/use-remove-quote'
import { HighlightItems, type HighlightItemsProps } from './HighlightItems'

/** Somebody's own highlights, with a button that removes each. */
export function OwnHighlights({ quotes }: Pick<HighlightItemsProps, 'quotes'>) {
  const { hidden, remove } = useRemoveQuote()
  const shown = quotes.filter(({ id }) => !hidden.includes(id))
  return <HighlightItems quotes={shown} onRemove={(id) => void remove(id)} />
}
