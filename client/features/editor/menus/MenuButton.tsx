import type { ComponentProps } from 'react'
import { Button } from '../../../ui/Button'

/** A button of a menu in the text. A press must not take the selection from the text. */
export function MenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      size="small"
      look="plain"
      className="px-3"
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  )
}
