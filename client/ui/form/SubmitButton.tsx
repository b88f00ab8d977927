import type { ReactNode } from 'react'
import { Button } from '../Button'
import type { ButtonLooks } from '../button-look'
import { useForm } from './form-context'

interface Props extends ButtonLooks {
  children: ReactNode
  /** Its label while the form is being sent. */
  pendingText?: ReactNode
  disabled?: boolean
}

/** Submits the form around it. */
export function SubmitButton({ look = 'main', ...rest }: Props) {
  const { isPending } = useForm()
  return <Button type="submit" look={look} isPending={isPending} {...rest} />
}
