import { signInWording } from '../../../../schema/wording/sign-in'
import { Button } from '../../../ui/Button'
import { StepTitle } from '../parts'
import { useSignIn } from '../sign-in-context'
import { Toggle } from '../Toggle'

/** The compact card under an author's name. */
export function SubscribeStep() {
  const { dispatch, productName } = useSignIn()
  return (
    <>
      <StepTitle>{signInWording.subscribe.text(productName)}</StepTitle>
      <div className="mx-auto mt-6 w-full md:w-[300px]">
        <Button look="main" isWide onClick={() => dispatch({ type: 'CREATE_ACCOUNT' })}>
          {signInWording.subscribe.submit}
        </Button>
      </div>
      <div className="mt-2">
        <Toggle />
      </div>
    </>
  )
}
