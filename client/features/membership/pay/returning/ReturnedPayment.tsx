import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { paymentWording } from '../../../../../schema/wording/payment'
import { returnedPaymentWording as wording } from '../../../../../schema/wording/returned-payment'
import { Button } from '../../../../ui/Button'
import { ErrorText } from '../../../../ui/form/ErrorText'
import type { Paid } from '../../../payment/form'

interface Props {
  submitText: string
  /** Whether what somebody has agreed to before they left is sent by itself. */
  isSent: boolean
  /** Whether what is paid for is known. */
  isReady: boolean
  pay: () => Promise<Paid>
  /** Shows the form in place of this, with what is said above it. */
  onOther: (message: string) => void
  /** What one agrees to by pressing the button. */
  children?: ReactNode
}

/** Pays with what a bank has confirmed on its own page. Rule: docs/rules/payments.md, "Local methods". */
export function ReturnedPayment({ submitText, isSent, isReady, pay, onOther, children }: Props) {
  const id = useId()
  const [isPending, setPending] = useState(isSent)
  const [message, setMessage] = useState('')
  const isSending = useRef(false)

  async function send(): Promise<void> {
    if (isSending.current || !isReady) return
    isSending.current = true
    setPending(true)
    setMessage('')
    const paid = await pay()
    // The button stays busy: the page moves on.
    if (paid.is === 'done' || paid.is === 'pending') return
    isSending.current = false
    setPending(false)
    if (paid.is === 'action') return onOther(wording.notConfirmed)
    if (!paid.canRepeat) return onOther(paid.message)
    setMessage(paid.message)
  }

  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (isSent && isReady) latest.current()
    else if (!isSent && !isSending.current) setPending(false)
  }, [isSent, isReady])

  return (
    <div aria-busy={isPending} className="flex flex-col items-stretch gap-4">
      <p role="status" className="text-16 text-pretty">
        {isPending ? wording.paying : wording.confirmed}
      </p>
      {children}
      <ErrorText id={id}>{message}</ErrorText>
      <Button
        look="main"
        isWide
        isPending={isPending || !isReady}
        pendingText={isPending ? paymentWording.processing : submitText}
        aria-describedby={id}
        onClick={send}
      >
        {submitText}
      </Button>
      {!isPending && <Button onClick={() => onOther('')}>{wording.other}</Button>}
    </div>
  )
}
