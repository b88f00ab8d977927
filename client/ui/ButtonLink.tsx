import { Anchor, type TargetProps } from './Anchor'
import { type ButtonLooks, buttonClass } from './button-look'

/** A link that looks like a button, because it continues elsewhere. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ButtonLooks & TargetProps) {
  return <Anchor className={buttonClass({ look, size, isWide, className })} {...rest} />
}
