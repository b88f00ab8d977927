import { signInWording } from '../../../../schema/wording/sign-in'
import { Button } from '../../../ui/Button'
import { AlternateUserOffer } from '../AlternateUserOffer'
import { Aside, StepTitle } from '../parts'
import { useSignIn } from '../sign-in-context'

const { unrecognized: wording } = signInWording

/** There is no account with the address. */
export function UnrecognizedStep() {
  const { dispatch } = useSignIn()
  return (
    <>
      <StepTitle>{wording.title}</StepTitle>
      <div className="mt-8 empty:hidden">
        <AlternateUserOffer others="below" />
      </div>
      <div className="mt-6">
        <Aside>
          <Button look="plain" onClick={() => dispatch({ type: 'BACK' })}>
            {wording.options}
          </Button>
          {wording.between}
          <Button look="plain" onClick={() => dispatch({ type: 'CREATE_ACCOUNT' })}>
            {wording.create}
          </Button>
        </Aside>
      </div>
    </>
  )
}
