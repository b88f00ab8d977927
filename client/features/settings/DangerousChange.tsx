import { Button } from '../../ui/Button'
import { useDialog } from '../../ui/dialog/Dialog'
import { ConfirmChange, type ConfirmChangeProps } from './ConfirmChange'

interface Props<Data extends object, Variables>
  extends Omit<ConfirmChangeProps<Data, Variables>, 'isDanger' | 'onClosed'> {
  /** The button's. */
  label: string
  /** What the button is about, for whoever doesn't see what it is beside. */
  about?: string
  size?: 'small'
  className?: string
}

/** A button that takes something away, once a question with the thing's name is answered. Rule: docs/rules/ui.md, "Buttons". */
export function DangerousChange<Data extends object, Variables>(props: Props<Data, Variables>) {
  const { label, about, size, className, ...change } = props
  const dialog = useDialog()
  return (
    <>
      <Button look="danger" size={size} className={className} {...dialog.opener}>
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
      {dialog.isOpen && <ConfirmChange {...change} isDanger onClosed={dialog.closed} />}
    </>
  )
}
